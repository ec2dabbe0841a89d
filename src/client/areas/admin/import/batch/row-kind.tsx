import type { ImportedRow } from '#contracts/imports.ts'
import { ListingKind } from '#domain/directory/kinds.ts'
import { useKindOptions } from '#client/features/listing-changes/use-kind-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'

interface RowKindProps {
  row: ImportedRow
  onKind: ((rowNumber: number, kind: ListingKind) => void) | undefined
}

/** What the place of a row is for, and whether we chose that; it can be changed until the rows are added. */
export function RowKind({ row: { rowNumber, kind }, onKind }: RowKindProps) {
  const t = useText('adminImport')
  const names = useTextModule('kinds')
  const options = useKindOptions()
  if (kind === null) return t('none')
  const chosen = kind.isChosen && <span className="desk-quiet">{t('rows.kindChosen')}</span>
  if (!onKind) {
    return (
      <>
        {names[kind.value]} {chosen}
      </>
    )
  }
  return (
    <div className="import-kind">
      <SelectField
        label={t('rows.kindOf', { row: rowNumber })}
        options={options}
        value={kind.value}
        onChange={({ target: { value } }) => onKind(rowNumber, ListingKind.parse(value))}
      />
      {chosen}
    </div>
  )
}

import { exportColumns, type ImportColumn } from '#domain/imports/columns.ts'
import type { ImportTable } from '#domain/imports/map-columns.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { useColumnLabel } from './use-column-label.ts'

/** Each listing needs one of the first three, and one of the other three. */
const oneNeeded: readonly ImportColumn[] = ['phones', 'website', 'street', 'county', 'zip', 'latitude']
const rowsLookedAt = 20
const exampleLength = 80

interface ColumnFieldsProps {
  table: ImportTable
  columns: readonly (ImportColumn | null)[]
  /** The id of the first control, for the error summary. */
  firstId: string
  onChange: (columns: (ImportColumn | null)[]) => void
}

export function ColumnFields({ table, columns, firstId, onChange }: ColumnFieldsProps) {
  const t = useText('adminImport')
  const options = useColumnOptions()
  const columnLabel = useColumnLabel()
  const count = (column: ImportColumn | null) => columns.filter((other) => other !== null && other === column).length
  const formatExample = (at: number) => {
    const value = table.rows
      .slice(0, rowsLookedAt)
      .map((row) => row.cells[at]?.trim() ?? '')
      .find((cell) => cell !== '')
    return value === undefined ? t('map.noExample') : t('map.example', { value: value.slice(0, exampleLength) })
  }
  return (
    <fieldset className="desk-stack import-box">
      <legend>{t('map.columns')}</legend>
      {table.headings.map((heading, at) => {
        const column = columns[at] ?? null
        return (
          <SelectField
            key={`${at} ${heading}`}
            {...(at === 0 && { id: firstId })}
            options={options}
            label={<span className="desk-long">{heading || t('map.unnamed', { number: at + 1 })}</span>}
            hint={<span className="desk-long">{formatExample(at)}</span>}
            error={column && count(column) > 1 ? t('map.twice', { name: columnLabel(column) }) : undefined}
            value={column ?? ''}
            onChange={({ target: { value } }) => {
              const chosen = exportColumns.find((option) => option === value) ?? null
              onChange(columns.map((current, index) => (index === at ? chosen : current)))
            }}
          />
        )
      })}
    </fieldset>
  )
}

function useColumnOptions() {
  const t = useText('adminImport')
  const columnLabel = useColumnLabel()
  const formatLabel = (column: ImportColumn) => {
    const name = columnLabel(column)
    if (column === 'name') return t('map.required', { name })
    return oneNeeded.includes(column) ? t('map.oneOf', { name }) : name
  }
  return [
    { value: '', label: t('map.leaveOut') },
    ...exportColumns.map((value) => ({ value, label: formatLabel(value) })),
  ]
}

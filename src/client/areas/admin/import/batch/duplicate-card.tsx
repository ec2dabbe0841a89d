import type { ImportDecision, ImportedRow } from '#contracts/imports.ts'
import type { CountyNames } from '#client/features/listing-changes/county-names.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Card } from '#client/ui/card/card.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { type DecisionNotice, decisions } from './decisions.ts'
import { SideBySide } from './side-by-side.tsx'

interface DuplicateCardProps {
  row: ImportedRow
  counties: CountyNames
  withSame: boolean
  canDecide: boolean
  isBusy: boolean
  decided: DecisionNotice | null
  onDecide: (decision: ImportDecision) => void
}

/** One row next to the listing it duplicates. */
export function DuplicateCard({ row, counties, withSame, canDecide, isBusy, decided, onDecide }: DuplicateCardProps) {
  const t = useText('adminImport')
  const { rowNumber, listing, existing, decision, problems } = row
  const options = decisions.map((value) => ({ value, label: t(`decisions.${value}`) }))
  return (
    <Card as="article" className="desk-stack">
      <h4 className="desk-long">
        {t('duplicates.heading', { row: rowNumber, name: listing?.name ?? t('rows.noName') })}
      </h4>
      <ul className="import-problems">
        {problems.map(({ code, field, message }) => (
          <li key={`${code} ${field}`}>{message}</li>
        ))}
      </ul>
      {listing && existing ? (
        <SideBySide row={listing} existing={existing} number={rowNumber} counties={counties} withSame={withSame} />
      ) : (
        <p>{t('duplicates.gone')}</p>
      )}
      {canDecide ? (
        <SelectField
          label={t('duplicates.decisionFor', { row: rowNumber })}
          options={options}
          value={decision ?? 'skip'}
          disabled={isBusy && decided === null}
          onChange={({ target: { value } }) => {
            const chosen = decisions.find((option) => option === value)
            if (chosen && !isBusy) onDecide(chosen)
          }}
        />
      ) : (
        <p>{t(`decisions.${decision ?? 'skip'}`)}</p>
      )}
      <p role={decided?.tone === 'danger' ? 'alert' : 'status'}>{decided?.text}</p>
    </Card>
  )
}

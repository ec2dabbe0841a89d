import { useId } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { type ListingReport, listingReportKinds, turnedAwayReasons } from '#domain/directory/reports.ts'
import { longestReportNote } from './send-report.ts'

export interface ReportDraft {
  kind: ListingReport['kind'] | null
  reason: NonNullable<ListingReport['reason']> | null
  note: string
}

interface ReportFormProps {
  draft: ReportDraft
  isKindMissing: boolean
  onChange: (change: Partial<ReportDraft>) => void
}

export function ReportForm({ draft, isKindMissing, onChange }: ReportFormProps) {
  const t = useText('results')
  return (
    <>
      <Choices
        legend={t('report.what')}
        isLegendHidden
        error={isKindMissing ? t('report.choose') : null}
        chosen={draft.kind}
        options={listingReportKinds.map((kind) => ({ value: kind, label: t(`report.kinds.${kind}`) }))}
        onChoose={(kind) => onChange({ kind })}
      />
      {draft.kind === 'turned_away' && (
        <Choices
          legend={t('report.why')}
          error={null}
          chosen={draft.reason}
          options={turnedAwayReasons.map((reason) => ({ value: reason, label: t(`report.reasons.${reason}`) }))}
          onChoose={(reason) => onChange({ reason })}
        />
      )}
      <TextAreaField
        label={t('report.note')}
        hint={t('report.noteHint')}
        value={draft.note}
        maxLength={longestReportNote}
        autoComplete="off"
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  )
}

interface ChoicesProps<Value extends string> {
  legend: string
  /** The dialog's title already asks the question. */
  isLegendHidden?: boolean
  error: string | null
  options: readonly { value: Value; label: string }[]
  chosen: Value | null
  onChoose: (value: Value) => void
}

/** Radio buttons with full labels, each row large enough for a thumb. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, isLegendHidden = false, error, options, chosen, onChoose } = props
  const name = useId()
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={isLegendHidden ? 'sr-only' : 'ui-field-label'}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="resource-card-choice">
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} role="alert" className="ui-field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

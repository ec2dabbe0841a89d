import { SelectField } from '#client/ui/field/select-field.tsx'
import { states } from '#domain/places/states.ts'
import '../import.css'
import type { ImportColumn } from '#domain/imports/columns.ts'
import { findChoiceProblems, type ImportTable } from '#domain/imports/map-columns.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm, type FieldProps } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ColumnFields } from './column-fields.tsx'
import { Preview } from './preview.tsx'
import { useColumnLabel } from './use-column-label.ts'

export interface MapValues {
  columns: (ImportColumn | null)[]
  /** Applies to every row, when the file has no state column. */
  state: string
}

interface MapFormProps {
  table: ImportTable
  initial: (ImportColumn | null)[]
  wasRemembered: boolean
  onBack: () => void
  /** Rejects when it could not be sent. */
  onSend: (values: MapValues) => Promise<void>
}

/** Step 2: maps the file's columns to ours, with a preview of the first rows. */
export function MapForm({ table, initial, wasRemembered, onBack, onSend }: MapFormProps) {
  const t = useText('adminImport')
  const queueText = useText('adminReviewQueue')
  const form = useForm<MapValues>({
    initial: { columns: initial, state: '' },
    validate: useMapRules(),
    onSubmit: onSend,
  })
  const { columns, state } = form.values
  const { lacksContact, lacksPlace: lacksLocation } = findChoiceProblems(columns)
  return (
    <form noValidate className="desk-stack" onSubmit={form.submit} aria-labelledby="import-map">
      <h2 id="import-map">{t('map.title')}</h2>
      <p>{t('map.text')}</p>
      <Notice>{wasRemembered ? t('map.remembered') : t('map.guessed')}</Notice>
      <FormErrors
        title={queueText('check')}
        problems={form.problems}
        failure={failureText(form.failure, queueText('notSent'))}
      />
      <div className="import-panes import-panes-map">
        <div className="desk-stack">
          <ColumnFields
            table={table}
            columns={columns}
            firstId={form.fieldId('columns')}
            onChange={(next) => form.set('columns', next)}
          />
          {!columns.includes('state') && <StateField {...form.fieldProps('state')} />}
        </div>
        <div className="desk-stack">
          {lacksContact && <Notice tone="warning">{t('map.lacksContact')}</Notice>}
          {lacksLocation && <Notice tone="warning">{t('map.lacksPlace')}</Notice>}
          <Preview table={table} columns={columns} state={state} />
        </div>
      </div>
      <div className="desk-buttons">
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('map.send')}
        </Button>
        <Button variant="quiet" disabled={form.isSubmitting} onClick={onBack}>
          {t('map.back')}
        </Button>
      </div>
    </form>
  )
}

function useMapRules() {
  const t = useText('adminImport')
  const columnLabel = useColumnLabel()
  return ({ columns }: MapValues) => {
    const {
      lacksName,
      twice: [twice],
    } = findChoiceProblems(columns)
    if (lacksName) return { columns: t('map.lacksName') }
    return twice ? { columns: t('map.twice', { name: columnLabel(twice) }) } : {}
  }
}

/** Many lists cover one state without naming it. */
function StateField(props: FieldProps) {
  const t = useText('adminImport')
  return (
    <SelectField
      {...props}
      label={t('map.state')}
      hint={t('map.stateHint')}
      options={[{ value: '', label: t('map.noState') }, ...states.map(({ code, label }) => ({ value: code, label }))]}
    />
  )
}

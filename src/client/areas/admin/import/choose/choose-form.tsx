import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm, type Form } from '#client/platform/form/use-form.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { saveFile } from '#client/platform/share/save-file.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { buildTemplate } from '#domain/imports/template.ts'
import { type ChooseValues, isPartialDate, isWebAddress, getChosenList } from './choose-values.ts'
import { ListField } from './list-field.tsx'

interface ChooseFormProps {
  initial: ChooseValues
  /** Rejects when it could not be sent. */
  onNext: (values: ChooseValues) => Promise<void>
}

/** Step 1: the list, its publisher, and how new listings are handled. Nothing is stored yet. */
export function ChooseForm({ initial, onNext }: ChooseFormProps) {
  const t = useText('adminImport')
  const queueText = useText('adminReviewQueue')
  const form = useForm({
    initial,
    validate: useChooseRules(),
    problemText: () => t('problems.needed'),
    onSubmit: onNext,
  })
  useUnsavedGuard(form.isDirty, t('choose.leave'))
  const list = getChosenList(form.values)
  const isTable = list === null || typeof list === 'string' || list.format === 'csv'
  return (
    <form noValidate className="desk-stack import-narrow" onSubmit={form.submit} aria-labelledby="import-choose">
      <h2 id="import-choose">{t('choose.title')}</h2>
      <FormErrors
        title={queueText('check')}
        problems={form.problems}
        failure={failureText(form.failure, queueText('notSent'))}
      />
      <ListField form={form} />
      <TemplateBox />
      <SourceFields form={form} />
      <AfterField value={form.values.after} onChange={(after) => form.set('after', after)} />
      <div>
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {isTable ? t('choose.next') : t('choose.check')}
        </Button>
      </div>
    </form>
  )
}

function useChooseRules() {
  const t = useText('adminImport')
  const needed = (text: string) => (text.trim() === '' ? t('problems.needed') : undefined)
  return (values: ChooseValues) => {
    const { from, url, asOf, publisher, dataset, licence } = values
    const list = getChosenList(values)
    const problem =
      list === null
        ? t(from === 'file' ? 'problems.noFile' : 'problems.noRows')
        : typeof list === 'string'
          ? t(`problems.${list}`)
          : undefined
    return {
      [from === 'file' ? 'list' : 'pasted']: problem,
      publisher: needed(publisher),
      dataset: needed(dataset),
      licence: needed(licence),
      url: url.trim() === '' || isWebAddress(url.trim()) ? undefined : t('problems.url'),
      asOf: needed(asOf) ?? (isPartialDate(asOf.trim()) ? undefined : t('problems.date')),
    }
  }
}

interface AfterFieldProps {
  value: ChooseValues['after']
  onChange: (value: ChooseValues['after']) => void
}

function AfterField({ value, onChange }: AfterFieldProps) {
  const t = useText('adminImport')
  const name = useId()
  const choices = [
    ['draft', t('choose.draft')],
    ['live', t('choose.trusted')],
  ] as const
  return (
    <fieldset className="desk-stack import-box">
      <legend>{t('choose.after')}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice} className="desk-check">
          <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Every listing names its publisher and date, so an import requires them. */
function SourceFields({ form }: { form: Form<ChooseValues> }) {
  const t = useText('adminImport')
  return (
    <fieldset className="desk-stack import-box">
      <legend>{t('choose.source')}</legend>
      <TextField
        {...form.fieldProps('publisher')}
        label={t('choose.publisher')}
        hint={t('choose.publisherHint')}
        maxLength={200}
      />
      <TextField {...form.fieldProps('dataset')} label={t('choose.dataset')} maxLength={300} />
      <TextField
        {...form.fieldProps('licence')}
        label={t('choose.licence')}
        hint={t('choose.licenceHint')}
        maxLength={300}
      />
      <TextField {...form.fieldProps('url')} type="url" inputMode="url" label={t('choose.url')} maxLength={2048} />
      <TextField
        {...form.fieldProps('asOf')}
        label={t('choose.asOf')}
        hint={t('choose.asOfHint')}
        maxLength={10}
        autoComplete="off"
      />
    </fieldset>
  )
}

/** The same header row as the server's export; built here, because reviewers may not export. */
function TemplateBox() {
  const t = useText('adminImport')
  const [hasFailed, setHasFailed] = useState(false)
  const { templateRows: rows } = useTextModule('adminImport').choose
  const handleDownload = () => setHasFailed(!saveFile(buildTemplate(rows), `${t('choose.templateFile')}.csv`))
  return (
    <div className="desk-stack">
      <p className="desk-quiet">{t('choose.templateText')}</p>
      <div>
        <Button size="small" icon={<Download size={18} aria-hidden="true" />} onClick={handleDownload}>
          {t('choose.template')}
        </Button>
      </div>
      {hasFailed && (
        <Notice announce tone="danger">
          {t('choose.notSaved')}
        </Notice>
      )}
    </div>
  )
}

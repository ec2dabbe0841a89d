import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { AfterField } from './after-field.tsx'
import { type ChooseValues, isPartialDate, isWebAddress, getChosenList } from './choose-values.ts'
import { ListField } from './list-field.tsx'
import { SourceFields } from './source-fields.tsx'
import { TemplateBox } from './template-box.tsx'

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

import { StaffJob } from '#contracts/partner-assistant.ts'
import { Language } from '#domain/language.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { SegmentedControl, type Segment } from '#client/ui/segmented-control/segmented-control.tsx'
import { askReggie, type StaffAnswer } from './staff-answer.ts'

interface AskFormProps {
  introductionId: string | undefined
  replyLanguage: Language
  previous: StaffAnswer | null
  onAnswer: (answer: StaffAnswer) => void
}

const longestInput = 1000

export function AskForm({ introductionId, replyLanguage, previous, onAnswer }: AskFormProps) {
  const t = useText('partnerReggie')
  const form = useForm<{ job: StaffJob; lang: Language; input: string }>({
    initial: { job: 'draft', lang: replyLanguage, input: '' },
    validate: ({ input }) => ({ input: input.trim() === '' ? t('needed') : undefined }),
    onSubmit: async ({ job, lang, input }) => {
      onAnswer(await askReggie({ job, lang, input: input.trim(), introductionId, previous }))
    },
  })
  const { job, lang } = form.values
  return (
    <form noValidate className="pr-stack" onSubmit={form.submit}>
      <FormErrors title={t('check')} problems={form.problems} failure={failureText(form.failure, t('failed'))} />
      <Choice
        label={t('job')}
        value={job}
        onChange={(next) => form.set('job', next)}
        options={StaffJob.options.map((value) => ({ value, label: t(`jobs.${value}`) }))}
      />
      <Choice
        label={t('language')}
        value={lang}
        onChange={(next) => form.set('lang', next)}
        options={Language.options.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <TextAreaField
        {...form.fieldProps('input')}
        label={t(`labels.${job}`)}
        hint={t(`hints.${job}`)}
        maxLength={longestInput}
        rows={5}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly Segment<Value>[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <div className="pr-choice">
      <span aria-hidden="true" className="ui-field-label">
        {props.label}
      </span>
      <SegmentedControl {...props} />
    </div>
  )
}

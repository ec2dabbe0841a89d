import { askStaffReggie, StaffJob } from '#contracts/partner-assistant.ts'
import { Language } from '#domain/language.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import type { StaffAnswer } from './answer-panel.tsx'

interface AskFormProps {
  introductionId: string | undefined
  onAnswer: (answer: StaffAnswer) => void
}

export function AskForm({ introductionId, onAnswer }: AskFormProps) {
  const t = useText('partnerReggie')
  const own = useLanguage().language
  const form = useForm({
    initial: { job: 'draft' as StaffJob, lang: own, input: '' },
    validate: ({ input }) => ({ input: input.trim() === '' ? t('needed') : undefined }),
    problemText: () => t('needed'),
    onSubmit: async ({ job, lang, input }) => {
      const body = { job, lang, input, ...(introductionId === undefined ? {} : { introductionId }) }
      onAnswer({ ...(await callStaff(askStaffReggie, { body })), job, at: Date.now() })
    },
  })
  const { job, lang } = form.values
  return (
    <form noValidate className="pr-stack" onSubmit={form.submit}>
      <FormErrors title={t('check')} problems={form.problems} failure={failureText(form.failure, t('failed'))} />
      <SegmentedControl
        label={t('job')} value={job} onChange={(next) => form.set('job', next)}
        options={StaffJob.options.map((value) => ({ value, label: t(`jobs.${value}`) }))}
      />
      <SegmentedControl
        label={t('language')} value={lang} onChange={(next) => form.set('lang', next)}
        options={Language.options.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <TextAreaField
        {...form.fieldProps('input')} label={t(`labels.${job}`)} hint={t(`hints.${job}`)} maxLength={1000} rows={5}
      />
      <div><Button type="submit" variant="primary" busy={form.isSubmitting}>{t('send')}</Button></div>
    </form>
  )
}

import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

export interface ReasonTexts {
  label: string
  hint?: string
  needed: string
  send: string
}

interface ReasonFormProps extends ReasonTexts {
  minLength?: number
  maxLength: number
  /** Rejects when the request failed. */
  onSend: (reason: string) => Promise<void>
}

/** A required question before an action. */
export function ReasonForm({ label, hint, needed, send, minLength = 1, maxLength, onSend }: ReasonFormProps) {
  const t = useText('adminReviewQueue')
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim().length < minLength ? needed : undefined }),
    problemText: () => needed,
    onSubmit: ({ reason }) => onSend(reason.trim()),
  })
  return (
    <form noValidate className="desk-stack" onSubmit={form.submit}>
      <FormErrors title={t('check')} problems={form.problems} failure={failureText(form.failure, t('notSent'))} />
      <TextAreaField {...form.fieldProps('reason')} label={label} hint={hint} maxLength={maxLength} data-autofocus />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {send}
      </Button>
    </form>
  )
}

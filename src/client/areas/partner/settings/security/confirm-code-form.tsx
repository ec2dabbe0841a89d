import { CodeField } from '#client/features/sign-in/code-field.tsx'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

interface ConfirmCodeFormProps {
  onCancel: () => void
  onConfirm: (code: string) => Promise<void>
}

export function ConfirmCodeForm({ onCancel, onConfirm }: ConfirmCodeFormProps) {
  const t = useText('partnerSettings')
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: code.trim() === '' ? t('security.needCode') : undefined }),
    onSubmit: ({ code }) => onConfirm(code.trim()),
  })
  return (
    <form noValidate className="pl-stack" onSubmit={form.submit}>
      <FormErrors title={t('checkFields')} problems={form.problems} failure={failureText(form.failure, t('failed'))} />
      <CodeField {...form.fieldProps('code')} label={t('security.confirmCode')} />
      <div className="pl-buttons">
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('security.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('security.cancel')}
        </Button>
      </div>
    </form>
  )
}

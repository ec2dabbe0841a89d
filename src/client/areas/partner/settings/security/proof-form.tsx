import { CodeField } from '#client/features/sign-in/code-field.tsx'
import { PassphraseField } from '#client/features/sign-in/passphrase-field.tsx'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

interface ProofFormProps {
  /** With a second factor the passphrase alone is not enough. */
  needsCode: boolean
  sendLabel: string
  onCancel: () => void
  onProve: (proof: { passphrase: string; code?: string }) => Promise<void>
}

/** Someone who finds an unlocked screen must not be able to lock its owner out. */
export function ProofForm({ needsCode, sendLabel, onCancel, onProve }: ProofFormProps) {
  const t = useText('partnerSettings')
  const form = useForm({
    initial: { passphrase: '', code: '' },
    validate: ({ passphrase, code }) => ({
      passphrase: passphrase === '' ? t('security.needCurrent') : undefined,
      code: needsCode && code.trim() === '' ? t('security.needCode') : undefined,
    }),
    onSubmit: ({ passphrase, code }) => onProve({ passphrase, ...(needsCode && { code: code.trim() }) }),
  })
  return (
    <form noValidate className="pl-stack" onSubmit={form.submit}>
      <FormErrors title={t('checkFields')} problems={form.problems} failure={failureText(form.failure, t('failed'))} />
      <PassphraseField
        {...form.fieldProps('passphrase')}
        label={t('security.current')}
        autoComplete="current-password"
      />
      {needsCode && <CodeField {...form.fieldProps('code')} label={t('security.code')} />}
      <div className="pl-buttons">
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {sendLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('security.cancel')}
        </Button>
      </div>
    </form>
  )
}

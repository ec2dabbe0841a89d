import './sign-in.css'
import type { ReactNode } from 'react'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { isEmail } from './is-email.ts'
import { PassphraseField } from './passphrase-field.tsx'

export interface Credentials {
  email: string
  passphrase: string
}

export interface CredentialsFormProps {
  /** Shown while the browser solves a proof of work. */
  progress?: ReactNode
  email?: string
  /** Rejects when the sign-in fails. */
  onSend: (credentials: Credentials) => Promise<void>
  onForgot: (email: string) => void
}

export function CredentialsForm({ email = '', progress, onSend, onForgot }: CredentialsFormProps) {
  const t = useText('signIn')
  const form = useForm<Credentials>({
    initial: { email, passphrase: '' },
    validate: (values) => ({
      email: isEmail(values.email) ? undefined : t('problems.email'),
      passphrase: values.passphrase === '' ? t('problems.passphrase') : undefined,
    }),
    onSubmit: (values) => onSend({ ...values, email: values.email.trim() }),
  })
  return (
    <form noValidate className="sign-in-form" onSubmit={form.submit}>
      <FormErrors title={t('check')} problems={form.problems} failure={failureText(form.failure, t('notSent'))} />
      <TextField
        {...form.fieldProps('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PassphraseField {...form.fieldProps('passphrase')} label={t('passphrase')} autoComplete="current-password" />
      {progress}
      <Button type="submit" variant="primary" wide busy={form.isSubmitting}>
        {t('send')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => onForgot(form.values.email.trim())}>
        {t('forgot.open')}
      </Button>
    </form>
  )
}

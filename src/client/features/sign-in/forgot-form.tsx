import './sign-in.css'
import { useState } from 'react'
import { requestReset } from '#contracts/accounts.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { isEmail } from './is-email.ts'

/** Gives the same answer whether or not the account exists (T-8.1). */
export function ForgotForm({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useText('signIn')
  const [isRequested, setIsRequested] = useState(false)
  const form = useForm({
    initial: { email },
    validate: (values) => ({ email: isEmail(values.email) ? undefined : t('problems.email') }),
    onSubmit: async (values) => {
      await callApi(requestReset, { body: { email: values.email.trim() } })
      setIsRequested(true)
    },
  })
  const back = (
    <Button size="small" variant="quiet" onClick={onBack}>
      {t('forgot.back')}
    </Button>
  )
  if (isRequested) {
    return (
      <div className="sign-in-form">
        <Notice announce tone="success">
          {t('forgot.done')}
        </Notice>
        {back}
      </div>
    )
  }
  return (
    <form noValidate className="sign-in-form" onSubmit={form.submit}>
      <h2>{t('forgot.title')}</h2>
      <p>{t('forgot.text')}</p>
      <FormErrors title={t('check')} problems={form.problems} failure={failureText(form.failure, t('notSent'))} />
      <TextField
        {...form.fieldProps('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" wide busy={form.isSubmitting}>
        {t('forgot.send')}
      </Button>
      {back}
    </form>
  )
}

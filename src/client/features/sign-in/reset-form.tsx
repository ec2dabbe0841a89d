import './sign-in.css'
import { useState } from 'react'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { CodeField } from './code-field.tsx'
import { newPassphraseProblem, passphraseRules } from './new-passphrase.ts'
import { PassphraseField } from './passphrase-field.tsx'
import { PassphraseRules } from './passphrase-rules.tsx'
import { isCodeNeeded } from './sign-in-form.tsx'

export interface ResetFormProps {
  onSend: (next: { passphrase: string; code?: string }) => Promise<void>
}

/** Asks for a code once the server reports that the account has a second step. */
export function ResetForm({ onSend }: ResetFormProps) {
  const t = useText('signIn')
  const [needsCode, setNeedsCode] = useState(false)
  const secondStep = needsCode ? 'yes' : 'maybe'
  const form = useForm({
    initial: { passphrase: '', code: '' },
    validate: ({ passphrase, code }) => ({
      passphrase: newPassphraseProblem(t, passphrase, secondStep),
      code: needsCode && code.trim() === '' ? t('problems.code') : undefined,
    }),
    onSubmit: async ({ passphrase, code }) => {
      try {
        await onSend({ passphrase, ...(needsCode && { code: code.trim() }) })
      } catch (error) {
        if (isCodeNeeded(error)) setNeedsCode(true)
        throw error
      }
    },
  })
  return (
    <form noValidate className="sign-in-form" onSubmit={form.submit}>
      <FormErrors title={t('check')} problems={form.problems} failure={failureText(form.failure, t('notSent'))} />
      <PassphraseField {...form.fieldProps('passphrase')} label={t('reset.label')} autoComplete="new-password" />
      <PassphraseRules rules={passphraseRules(t, form.values.passphrase, secondStep)} />
      {needsCode && <CodeField {...form.fieldProps('code')} label={t('code.label')} hint={t('code.recovery')} />}
      <Button type="submit" variant="primary" wide busy={form.isSubmitting}>
        {t('reset.send')}
      </Button>
    </form>
  )
}

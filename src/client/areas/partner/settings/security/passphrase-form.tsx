import { useState } from 'react'
import type { Account } from '#domain/accounts/account.ts'
import { CodeField } from '#client/features/sign-in/code-field.tsx'
import { newPassphraseProblem, passphraseRules } from '#client/features/sign-in/new-passphrase.ts'
import { PassphraseField } from '#client/features/sign-in/passphrase-field.tsx'
import { PassphraseRules } from '#client/features/sign-in/passphrase-rules.tsx'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

interface PassphraseFormProps {
  account: Account
  onChange: (passphrases: { current: string; next: string; code?: string }) => Promise<void>
}

const empty = { current: '', next: '', code: '' }

export function PassphraseForm({ account, onChange }: PassphraseFormProps) {
  const t = useText('partnerSettings')
  const signIn = useText('signIn')
  const [wasChanged, setWasChanged] = useState(false)
  const { hasSecondFactor, email, name } = account
  const secondStep = hasSecondFactor ? 'yes' : 'no'
  const form = useForm({
    initial: empty,
    validate: ({ current, next, code }) => ({
      current: current === '' ? t('security.needCurrent') : undefined,
      next: newPassphraseProblem(signIn, next, secondStep, [email, name]),
      code: hasSecondFactor && code.trim() === '' ? t('security.needCode') : undefined,
    }),
    onSubmit: async ({ current, next, code }) => {
      setWasChanged(false)
      await onChange({ current, next, ...(hasSecondFactor && { code: code.trim() }) })
      setWasChanged(true)
      // Typed secrets must not stay on a screen that others can see.
      for (const key of ['current', 'next', 'code'] as const) form.set(key, '')
    },
  })
  return (
    <Card as="section">
      <form noValidate className="pl-stack" onSubmit={form.submit}>
        <h3>{t('security.passphraseTitle')}</h3>
        <FormErrors
          title={t('checkFields')}
          problems={form.problems}
          failure={failureText(form.failure, t('failed'))}
        />
        <PassphraseField
          {...form.fieldProps('current')}
          label={t('security.current')}
          autoComplete="current-password"
        />
        <PassphraseField {...form.fieldProps('next')} label={t('security.next')} autoComplete="new-password" />
        <PassphraseRules rules={passphraseRules(signIn, form.values.next, secondStep, [email, name])} />
        {hasSecondFactor && <CodeField {...form.fieldProps('code')} label={t('security.code')} />}
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('security.changePassphrase')}
        </Button>
        <p role="status">{wasChanged && t('security.passphraseChanged')}</p>
      </form>
    </Card>
  )
}

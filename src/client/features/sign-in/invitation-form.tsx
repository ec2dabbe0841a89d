import './sign-in.css'
import type { CallReply } from '#contracts/call.ts'
import type { showInvitation } from '#contracts/accounts.ts'
import { accountLengths } from '#domain/accounts/account.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { type Form, useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { CodeField } from './code-field.tsx'
import { newPassphraseProblem, passphraseRules } from './new-passphrase.ts'
import { PassphraseField } from './passphrase-field.tsx'
import { PassphraseRules } from './passphrase-rules.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

export type Invitation = CallReply<typeof showInvitation>

interface Values {
  name: string
  passphrase: string
  hasSecondStep: boolean
  code: string
}

export interface AcceptedInvitation {
  name: string
  passphrase: string
  /** Only set when the account has a second step. */
  code?: string
}

export interface InvitationFormProps {
  invitation: Invitation
  onSend: (accepted: AcceptedInvitation) => Promise<void>
}

/** Shows who sent the invitation and for what, then asks for a name, a passphrase and the second step. */
export function InvitationForm({ invitation, onSend }: InvitationFormProps) {
  const t = useText('signIn')
  const { email, role, organization } = invitation
  const form = useForm<Values>({
    initial: { name: '', passphrase: '', hasSecondStep: invitation.needsSecondFactor, code: '' },
    validate: ({ name, passphrase, hasSecondStep, code }) => ({
      name: name.trim() === '' ? t('problems.name') : undefined,
      passphrase: newPassphraseProblem(t, passphrase, hasSecondStep ? 'yes' : 'no', [email, name]),
      code: hasSecondStep && code.trim() === '' ? t('problems.code') : undefined,
    }),
    onSubmit: ({ name, passphrase, hasSecondStep, code }) =>
      onSend({ name: name.trim(), passphrase, ...(hasSecondStep && { code: code.trim() }) }),
  })
  const { name, passphrase, hasSecondStep } = form.values
  return (
    <form noValidate className="sign-in-form" onSubmit={form.submit}>
      <p>{organization === null ? t('invitation.fromService') : t('invitation.from', { organization })}</p>
      <p>{t(`invitation.roles.${role}`)}</p>
      <FormErrors title={t('check')} problems={form.problems} failure={failureText(form.failure, t('notSent'))} />
      <TextField label={t('invitation.email')} type="email" autoComplete="username" readOnly value={email} />
      <TextField
        {...form.fieldProps('name')}
        label={t('invitation.name')}
        hint={t('invitation.nameHint')}
        autoComplete="name"
        maxLength={accountLengths.name}
      />
      <PassphraseField {...form.fieldProps('passphrase')} label={t('passphrase')} autoComplete="new-password" />
      <PassphraseRules rules={passphraseRules(t, passphrase, hasSecondStep ? 'yes' : 'no', [email, name])} />
      <SecondStep form={form} invitation={invitation} />
      <Button type="submit" variant="primary" wide busy={form.isSubmitting}>
        {t('invitation.send')}
      </Button>
    </form>
  )
}

function SecondStep({ form, invitation }: { form: Form<Values>; invitation: Invitation }) {
  const t = useText('signIn')
  const { hasSecondStep } = form.values
  return (
    <section className="sign-in-form" aria-labelledby="second-step">
      <h2 id="second-step">{t('secondFactor.title')}</h2>
      {invitation.needsSecondFactor ? (
        <p>{t('secondFactor.needed')}</p>
      ) : (
        <>
          <p>{t('secondFactor.offerText')}</p>
          <label className="sign-in-check">
            <input
              type="checkbox"
              checked={hasSecondStep}
              onChange={(event) => form.set('hasSecondStep', event.target.checked)}
            />
            {t('secondFactor.offer')}
          </label>
        </>
      )}
      {hasSecondStep && (
        <>
          <SecondFactorSetup secondFactor={invitation.secondFactor} />
          <CodeField {...form.fieldProps('code')} label={t('secondFactor.code')} />
        </>
      )}
    </section>
  )
}

import { useState } from 'react'
import { Email } from '#contracts/accounts.ts'
import { accountLengths } from '#domain/accounts/account.ts'
import { type PartnerRole, partnerRoles } from '#domain/accounts/roles.ts'
import { Language } from '#domain/language.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

export interface Invitation {
  email: string
  role: PartnerRole
  language: Language
}

export interface InviteFormProps {
  /** Resolves to whether an email is sent. */
  onInvite: (invitation: Invitation) => Promise<{ isMailOff?: true | undefined }>
}

export function InviteForm({ onInvite }: InviteFormProps) {
  const t = useText('partnerSettings')
  const common = useText('common')
  const { language } = useLanguage()
  const [outcome, setOutcome] = useState<'invited' | 'invitedByHand' | null>(null)
  const form = useForm<Invitation>({
    initial: { email: '', role: 'partner_staff', language },
    validate: ({ email }) => ({
      email: Email.safeParse(email.trim()).success ? undefined : t('people.emailProblem'),
    }),
    onSubmit: async (invitation) => {
      const { isMailOff } = await onInvite({ ...invitation, email: invitation.email.trim() })
      setOutcome(isMailOff ? 'invitedByHand' : 'invited')
      form.set('email', '')
    },
  })
  const { role } = form.values
  return (
    <Card className="ps-narrow">
      <form noValidate className="pl-stack" onSubmit={form.submit}>
        <h3>{t('people.inviteTitle')}</h3>
        <p>{t('people.inviteText')}</p>
        <FormErrors
          title={t('checkFields')}
          problems={form.problems}
          failure={failureText(form.failure, t('failed'))}
        />
        <TextField
          {...form.fieldProps('email')}
          type="email"
          label={t('people.email')}
          autoComplete="off"
          maxLength={accountLengths.email}
        />
        <SelectField
          {...form.fieldProps('role')}
          label={t('people.role')}
          hint={t(`people.roleTexts.${role}`)}
          options={partnerRoles.map((value) => ({ value, label: t(`people.roles.${value}`) }))}
        />
        <SelectField
          {...form.fieldProps('language')}
          label={t('people.language')}
          options={Language.options.map((value) => ({ value, label: common(`language.${value}`) }))}
        />
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('people.invite')}
        </Button>
        <p role="status">{outcome && form.values.email === '' && t(`people.${outcome}`)}</p>
      </form>
    </Card>
  )
}

import { useState } from 'react'
import { Email } from '#contracts/accounts.ts'
import type { AdminOrganization } from '#contracts/admin-service.ts'
import { accountLengths } from '#domain/accounts/account.ts'
import { isPartnerRole, partnerRoles, type Role, serviceRoles } from '#domain/accounts/roles.ts'
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
import { InviteLink, type InviteReply } from './invite-link.tsx'

export interface StaffInvitation {
  email: string
  role: Role
  organizationId: string | null
  language: Language
}

interface InviteStaffFormProps {
  organizations: readonly Pick<AdminOrganization, 'id' | 'name'>[]
  /** Rejects when the request failed. */
  onInvite: (invitation: StaffInvitation) => Promise<InviteReply>
}

type InviteWords = Omit<StaffInvitation, 'organizationId'> & { organizationId: string }

const roles: readonly Role[] = [...serviceRoles, ...partnerRoles]

interface Sent {
  email: string
  reply: InviteReply
}

function useInviteForm(onInvite: InviteStaffFormProps['onInvite'], onSent: (sent: Sent) => void) {
  const t = useText('adminPeople')
  const { language } = useLanguage()
  const form = useForm<InviteWords>({
    initial: { email: '', role: 'reviewer', organizationId: '', language },
    validate: ({ email, role, organizationId }) => ({
      email: Email.safeParse(email.trim()).success ? undefined : t('emailProblem'),
      organizationId: isPartnerRole(role) && organizationId === '' ? t('groupProblem') : undefined,
    }),
    onSubmit: async ({ email, role, organizationId, language: chosen }) => {
      const reply = await onInvite({
        email: email.trim(),
        role,
        language: chosen,
        organizationId: isPartnerRole(role) ? organizationId : null,
      })
      onSent({ email: email.trim(), reply })
      form.set('email', '')
    },
  })
  return form
}

export function InviteStaffForm({ organizations, onInvite }: InviteStaffFormProps) {
  const t = useText('adminPeople')
  const queueText = useText('adminReviewQueue')
  const common = useText('common')
  const [lastSent, setLastSent] = useState<Sent | null>(null)
  const form = useInviteForm(onInvite, setLastSent)
  const { role, email } = form.values
  // Once the next address is being typed, the result of the last invitation is hidden.
  const sent = email === '' ? lastSent : null
  return (
    <Card>
      <form noValidate className="desk-stack" onSubmit={form.submit}>
        <h2>{t('inviteTitle')}</h2>
        <p>{t('inviteText')}</p>
        <FormErrors
          title={queueText('check')}
          problems={form.problems}
          failure={failureText(form.failure, queueText('notSent'))}
        />
        <TextField
          {...form.fieldProps('email')}
          type="email"
          label={t('email')}
          autoComplete="off"
          maxLength={accountLengths.email}
        />
        <SelectField
          {...form.fieldProps('role')}
          label={t('role')}
          hint={t(`roleTexts.${role}`)}
          options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
        {isPartnerRole(role) && (
          <SelectField
            {...form.fieldProps('organizationId')}
            label={t('inviteGroup')}
            options={[
              { value: '', label: t('chooseGroup') },
              ...organizations.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <SelectField
          {...form.fieldProps('language')}
          label={t('language')}
          options={Language.options.map((value) => ({ value, label: common(`language.${value}`) }))}
        />
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('invite')}
        </Button>
        <p role="status">{sent && t(sent.reply.isMailOff ? 'invitedByHand' : 'invited')}</p>
        {sent && <InviteLink name={sent.email} reply={sent.reply} />}
      </form>
    </Card>
  )
}

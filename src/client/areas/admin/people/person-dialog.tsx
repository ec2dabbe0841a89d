import { useState } from 'react'
import type { CallInput } from '#contracts/call.ts'
import type { changeStaff, AdminAccount } from '#contracts/admin-service.ts'
import { isPartnerRole, partnerRoles, type Role, serviceRoles } from '#domain/accounts/roles.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export type PersonChange = CallInput<typeof changeStaff>['body']

interface PersonDialogProps {
  /** null closes the dialog. */
  person: AdminAccount | null
  isLastHead: boolean
  onClose: () => void
  /** Rejects when the request failed. */
  onChange: (person: AdminAccount, change: PersonChange) => Promise<void>
}

export function PersonDialog({ person, onClose, ...rest }: PersonDialogProps) {
  const t = useText('adminPeople')
  const name = person ? person.name || person.email : ''
  return (
    <Dialog open={person !== null} onClose={onClose} closeLabel={t('close')} title={t('changeNamed', { name })}>
      {person && <PersonChoices key={person.id} person={person} {...rest} />}
    </Dialog>
  )
}

function PersonChoices({
  person,
  isLastHead,
  onChange,
}: Omit<PersonDialogProps, 'person' | 'onClose'> & { person: AdminAccount }) {
  const t = useText('adminPeople')
  const queueText = useText('adminReviewQueue')
  const [role, setRole] = useState<Role>(person.role)
  const [failure, setFailure] = useState<unknown>()
  const change = (what: PersonChange) => {
    setFailure(undefined)
    onChange(person, what).catch(setFailure)
  }
  if (isLastHead) return <Notice tone="info">{t('lastHead')}</Notice>
  const roles: readonly Role[] = isPartnerRole(person.role) ? partnerRoles : serviceRoles
  const problem = failureText(failure, queueText('notSent'))
  return (
    <div className="desk-stack">
      {problem && (
        <Notice announce tone="danger">
          {problem}
        </Notice>
      )}
      <SelectField
        label={t('newRole')}
        hint={t(`roleTexts.${role}`)}
        value={role}
        data-autofocus
        onChange={(event) => setRole(event.target.value as Role)}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <div>
        <Button variant="primary" disabled={role === person.role} onClick={() => change({ role })}>
          {t('saveRole')}
        </Button>
      </div>
      {person.status === 'disabled' ? (
        <WithText text={t('turnOnText')} label={t('turnOn')} onPress={() => change({ status: 'active' })} />
      ) : (
        <WithText text={t('turnOffText')} label={t('turnOff')} onPress={() => change({ status: 'disabled' })} />
      )}
    </div>
  )
}

function WithText({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <div className="desk-stack">
      <p>{text}</p>
      <div>
        <Button onClick={onPress}>{label}</Button>
      </div>
    </div>
  )
}

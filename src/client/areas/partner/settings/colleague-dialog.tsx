import type { Colleague } from '#contracts/accounts.ts'
import { type PartnerRole, partnerRoles } from '#domain/accounts/roles.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface ColleagueChange {
  role?: PartnerRole
  status?: 'active' | 'disabled'
}

interface ColleagueDialogProps {
  /** Closed while undefined. */
  person: Colleague | undefined
  name: string
  isLastAdmin: boolean
  onClose: () => void
  onChange: (change: ColleagueChange) => Promise<void>
}

export function ColleagueDialog({ person, name, isLastAdmin, onClose, onChange }: ColleagueDialogProps) {
  const t = useText('partnerSettings')
  const common = useText('common')
  return (
    <Dialog
      open={person !== undefined}
      onClose={onClose}
      title={t('people.dialogTitle', { name })}
      closeLabel={common('close')}
    >
      {isLastAdmin && <Notice>{t('people.lastAdmin')}</Notice>}
      {person && !isLastAdmin && <ColleagueForm person={person} onChange={onChange} />}
    </Dialog>
  )
}

interface ColleagueFormProps {
  person: Colleague
  onChange: (change: ColleagueChange) => Promise<void>
}

function ColleagueForm({ person, onChange }: ColleagueFormProps) {
  const t = useText('partnerSettings')
  const actionState = useAction()
  const form = useForm<{ role: PartnerRole }>({
    initial: { role: person.role },
    validate: () => ({}),
    onSubmit: ({ role }) => onChange({ role }),
  })
  const isOff = person.status === 'disabled'
  const problem = failureText(actionState.failure, t('failed'))
  return (
    <div className="pl-stack">
      {person.role === 'partner_admin' && person.status === 'active' && <p>{t('people.removalText')}</p>}
      {person.status === 'invited' && <p className="pl-quiet">{t('people.invitedOnly')}</p>}
      <form noValidate className="pl-stack" onSubmit={form.submit}>
        <FormErrors title={t('failed')} problems={[]} failure={failureText(form.failure, t('failed'))} />
        <SelectField
          {...form.fieldProps('role')}
          label={t('people.role')}
          hint={t(`people.roleTexts.${form.values.role}`)}
          options={partnerRoles.map((value) => ({ value, label: t(`people.roles.${value}`) }))}
        />
        <p>{t('people.roleChange')}</p>
        <Button type="submit" variant="primary" disabled={form.values.role === person.role} busy={form.isSubmitting}>
          {t('people.save')}
        </Button>
      </form>
      {problem && (
        <Notice announce tone="danger">
          {problem}
        </Notice>
      )}
      {!isOff && <p>{t('people.turnOffText')}</p>}
      <Button
        variant={isOff ? 'secondary' : 'danger'}
        busy={actionState.busy !== null}
        onClick={() => actionState.run('status', () => onChange({ status: isOff ? 'active' : 'disabled' }))}
      >
        {isOff ? t('people.turnOn') : t('people.turnOff')}
      </Button>
    </div>
  )
}

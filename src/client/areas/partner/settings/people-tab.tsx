import { useState } from 'react'
import type { AccessLogEntry } from '#contracts/access-log.ts'
import type { Colleague } from '#contracts/accounts.ts'
import { AccessLog } from '#client/features/access-log/access-log.tsx'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ClaimRequests, type ClaimRequestsProps } from './claim-requests.tsx'
import { ColleagueDialog, type ColleagueChange } from './colleague-dialog.tsx'
import { InviteForm, type InviteFormProps } from './invite-form.tsx'

interface PeopleTabProps {
  people: readonly Colleague[]
  /** Id of the signed-in user. */
  ownId: string
  /** Both reject on failure. */
  onInvite: InviteFormProps['onInvite']
  onChange: (id: string, change: ColleagueChange) => Promise<void>
  /** Stops the removal of an administrator. Rejects on failure. */
  onKeep: (person: Colleague) => Promise<void>
  claims: ClaimRequestsProps['claims']
  onDecideClaim: ClaimRequestsProps['onDecide']
  /** Undefined while loading. */
  changes: readonly AccessLogEntry[] | undefined
}

const tones = { invited: 'sun', active: 'ok', disabled: 'plain' } as const

/** The last admin cannot be removed: nobody could invite another. */
function isLastAdmin(people: readonly Colleague[], { id, role, status }: Colleague): boolean {
  const inCharge = people.filter((person) => person.role === 'partner_admin' && person.status === 'active')
  return role === 'partner_admin' && status === 'active' && inCharge.every((person) => person.id === id)
}

export function PeopleTab({ people, ownId, onInvite, onChange, onKeep, ...claiming }: PeopleTabProps) {
  const t = useText('partnerSettings')
  const { busy, failure, run } = useAction()
  const [open, setOpen] = useState<Colleague>()
  const formatName = ({ id, name, email }: Colleague) => (id === ownId ? t('people.you', { name }) : name || email)
  const columns = usePeopleColumns(formatName, (person) => (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        aria-label={t('people.changeNamed', { name: formatName(person) })}
        onClick={() => setOpen(person)}
      >
        {t('people.change')}
      </Button>
      {person.removal && (
        <Button
          size="small"
          variant="primary"
          busy={busy === person.id}
          aria-label={t('people.keepNamed', { name: formatName(person) })}
          onClick={() => run(person.id, () => onKeep(person))}
        >
          {t('people.keep')}
        </Button>
      )}
    </div>
  ))
  const problem = failureText(failure, t('failed'))
  return (
    <div className="pl-stack">
      <h2>{t('people.title')}</h2>
      <ClaimRequests claims={claiming.claims} onDecide={claiming.onDecideClaim} />
      {problem && (
        <Notice announce tone="danger">
          {problem}
        </Notice>
      )}
      <DataTable
        caption={t('people.caption')}
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        empty={
          <EmptyState headingLevel="h3" title={t('people.empty')}>
            <p>{t('people.emptyText')}</p>
          </EmptyState>
        }
      />
      <InviteForm onInvite={onInvite} />
      {claiming.changes && <AccessLog isOwn entries={claiming.changes} />}
      <ColleagueDialog
        person={open}
        name={open ? formatName(open) : ''}
        isLastAdmin={open !== undefined && isLastAdmin(people, open)}
        onClose={() => setOpen(undefined)}
        onChange={async (change) => {
          if (open) await onChange(open.id, change)
          setOpen(undefined)
        }}
      />
    </div>
  )
}

function usePeopleColumns(
  formatName: (person: Colleague) => string,
  actions: DataColumn<Colleague>['cell'],
): DataColumn<Colleague>[] {
  const t = useText('partnerSettings')
  const { dayAndTime, longDay } = useMoments()
  return [
    { key: 'name', label: t('people.name'), isHeader: true, cell: formatName },
    { key: 'email', label: t('people.email'), cell: ({ email }) => <span className="ps-break">{email}</span> },
    { key: 'role', label: t('people.role'), cell: ({ role }) => t(`people.roles.${role}`) },
    {
      key: 'status',
      label: t('people.status'),
      cell: ({ status, removal }) => (
        <>
          <Badge tone={tones[status]}>{t(`people.states.${status}`)}</Badge>
          {removal && <Badge tone="coral">{t('people.removal', { date: longDay(removal.dueAt) })}</Badge>}
        </>
      ),
    },
    {
      key: 'secondStep',
      label: t('people.secondStep'),
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? t('people.on') : t('people.off')),
    },
    {
      key: 'lastSignIn',
      label: t('people.lastSignIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? t('people.never') : dayAndTime(lastSignInAt)),
    },
    { key: 'actions', label: t('people.actions'), cell: actions },
  ]
}

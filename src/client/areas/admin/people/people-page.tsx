import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeStaff, inviteStaff, listOrganizations, listStaff, type AdminAccount } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { callStaff, staffSession } from '#client/state/session/staff-session.ts'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { PanelState } from '../review-queue/panel-state.tsx'
import { ResultNotice } from '../review-queue/result-notice.tsx'
import { useReviewActions } from '../review-queue/use-review-actions.ts'
import { InviteLink, type InviteReply } from './invite-link.tsx'
import { InviteStaffForm, type StaffInvitation } from './invite-staff-form.tsx'
import { PeopleTable } from './people-table.tsx'
import { PersonDialog, type PersonChange } from './person-dialog.tsx'

const key = ['admin-people']

/** /admin/people: all accounts. Only the head administrator can change them. */
export function PeoplePage() {
  const t = useText('adminPeople')
  const client = useQueryClient()
  const session = useStore(staffSession)
  const query = useQuery({
    queryKey: key,
    staleTime: 0,
    queryFn: async () => ({
      people: (await callStaff(listStaff, {})).people,
      organizations: (await callStaff(listOrganizations, {})).organizations.filter(
        ({ removedAt }) => removedAt === null,
      ),
    }),
  })
  const { opened, open, close, notice, noticeBox: saidBox, send } = useReviewActions<AdminAccount>()
  const [invitedAgain, setInvitedAgain] = useState<{ name: string; reply: InviteReply } | null>(null)
  const changed = () => void client.invalidateQueries({ queryKey: key })
  const handleChange = (person: AdminAccount, change: PersonChange) =>
    send(person.id, async () => {
      setInvitedAgain(null)
      const reply = await callStaff(changeStaff, { params: { id: person.id }, body: change }).finally(changed)
      const name = person.name || person.email
      if (change.status !== 'active') return t('changed', { name })
      setInvitedAgain({ name, reply })
      return t(reply.isMailOff ? 'invitedAgainByHand' : 'invitedAgain', { name })
    })
  const handleInvite = async (body: StaffInvitation) => {
    setInvitedAgain(null)
    const reply = await callStaff(inviteStaff, { body })
    changed()
    return reply
  }
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      <PanelState query={query}>
        {({ people, organizations }) => (
          <>
            <ResultNotice notice={notice} box={saidBox} />
            {invitedAgain && <InviteLink {...invitedAgain} />}
            <PeopleTable people={people} ownId={session.phase === 'in' ? session.account.id : ''} onOpen={open} />
            <InviteStaffForm organizations={organizations} onInvite={handleInvite} />
            <PersonDialog
              person={opened}
              isLastHead={opened !== null && isLastHead(people, opened)}
              onClose={close}
              onChange={handleChange}
            />
          </>
        )}
      </PanelState>
    </ReviewQueueFrame>
  )
}

function isLastHead(people: readonly AdminAccount[], { id, role, status }: AdminAccount): boolean {
  const heads = people.filter((person) => person.role === 'super_admin' && person.status === 'active')
  return role === 'super_admin' && status === 'active' && heads.every((person) => person.id === id)
}

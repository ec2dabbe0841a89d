import { lazy } from 'react'
import type { Account } from '#domain/accounts/account.ts'
import { isPartnerRole } from '#domain/accounts/roles.ts'
import '#client/platform/i18n/bring-staff-text.ts'
import { WithQueries } from '#client/platform/api/with-queries.tsx'
import { partnerHome } from '../partner-home.ts'
import { type LinkTask, leaveTask } from './link-task.ts'

const AnswerPage = lazy(async () => ({ default: (await import('../answer/answer-page.tsx')).AnswerPage }))
const InvitationPage = lazy(async () => ({
  default: (await import('#client/features/sign-in/invitation-page.tsx')).InvitationPage,
}))
const ResetPage = lazy(async () => ({ default: (await import('#client/features/sign-in/reset-page.tsx')).ResetPage }))

/** Shows the page for an emailed link, whether the user is signed in or not. */
export function LinkTaskPage({ task: { kind, token } }: { task: LinkTask }) {
  return (
    <WithQueries>
      {kind === 'answer' && <AnswerPage key={token} token={token} onDoor={leaveTask} />}
      {kind === 'invitation' && <InvitationPage key={token} token={token} onDone={goHome} onDoor={leaveTask} />}
      {kind === 'reset' && <ResetPage key={token} token={token} onDone={goHome} onDoor={leaveTask} />}
    </WithQueries>
  )
}

/** A full page load, because another user may have been signed in on this page before. */
function goHome({ role }: Account): void {
  window.location.assign(isPartnerRole(role) ? partnerHome : '/admin')
}

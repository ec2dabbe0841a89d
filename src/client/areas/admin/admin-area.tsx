import { lazy, Suspense, useEffect } from 'react'
import { isPartnerRole } from '#domain/accounts/roles.ts'
import { SignInDialog } from '#client/features/sign-in/sign-in-dialog.tsx'
import { SignInNotice } from '#client/features/sign-in/sign-in-notice.tsx'
import { WithQueries } from '#client/platform/api/with-queries.tsx'
import { NotLoaded } from '#client/platform/loading/not-loaded.tsx'
import { useStore } from '#client/platform/store.ts'
import { findStaff, staffSession } from '#client/state/staff-session.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { OtherRolePage } from './other-role-page.tsx'

const DeskPage = lazy(async () => ({ default: (await import('./desk/desk-page.tsx')).DeskPage }))

/** Everything for those who run the service. Whoever is not signed in sees the same door at every address. */
export function AdminArea() {
  useEffect(() => void findStaff(), [])
  return <Suspense fallback={<Page wide aria-busy="true" />}><AdminPlace /></Suspense>
}

function AdminPlace() {
  const session = useStore(staffSession)
  switch (session.phase) {
    case 'unknown':
      return <Page wide aria-busy="true" />
    case 'unreachable':
      return <Page><NotLoaded onRetry={() => void findStaff()} /></Page>
    case 'out':
      return <SignInNotice door="admin" />
    case 'in':
    case 'expired':
      return (
        <WithQueries>
          {isPartnerRole(session.account.role) ? <OtherRolePage /> : <DeskPage account={session.account} />}
          <SignInDialog />
        </WithQueries>
      )
  }
}

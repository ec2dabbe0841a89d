import { lazy, Suspense, useEffect } from 'react'
import { SignInNotice } from '#client/features/sign-in/sign-in-notice.tsx'
import { NotLoaded } from '#client/platform/loading/not-loaded.tsx'
import { useStore } from '#client/platform/store.ts'
import { findStaff, staffSession } from '#client/state/session/staff-session.ts'
import { Page } from '#client/ui/layout/page.tsx'

const SignedIn = lazy(async () => ({ default: (await import('./shell/signed-in.tsx')).SignedIn }))

/** All admin pages. Signed-out users see the same sign-in page at every address. */
export function AdminArea() {
  useEffect(() => void findStaff(), [])
  return (
    <Suspense fallback={<Page wide aria-busy="true" />}>
      <AdminContent />
    </Suspense>
  )
}

function AdminContent() {
  const session = useStore(staffSession)
  switch (session.phase) {
    case 'unknown':
      return <Page wide aria-busy="true" />
    case 'unreachable':
      return (
        <Page>
          <NotLoaded onRetry={() => void findStaff()} />
        </Page>
      )
    case 'out':
      return <SignInNotice portal="admin" />
    case 'in':
    case 'expired':
      return <SignedIn account={session.account} />
  }
}

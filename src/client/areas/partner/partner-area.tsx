import { lazy, Suspense, useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { NotLoaded } from '#client/platform/loading/not-loaded.tsx'
import { useStore } from '#client/platform/store.ts'
import { findStaff, staffSession } from '#client/state/session/staff-session.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { PortalPage } from './portal/portal-page.tsx'
import { linkTask, takeTask } from './portal/link-task.ts'
import { partnerHome } from './partner-home.ts'

const DoorTaskPage = lazy(async () => ({ default: (await import('./portal/link-task-page.tsx')).LinkTaskPage }))
const SignedIn = lazy(async () => ({ default: (await import('./shell/signed-in.tsx')).SignedIn }))

// Before anything is rendered or requested, so that a token leaves the URL as early as possible.
takeTask()

/** Partner area: the entry page for visitors, the portal pages for signed-in users. */
export function PartnerArea() {
  useEffect(() => {
    takeTask()
    void findStaff()
    // Pasting a link into this page's own address bar does not reload the page.
    addEventListener('hashchange', takeTask)
    return () => removeEventListener('hashchange', takeTask)
  }, [])
  return (
    <Suspense fallback={<Page wide aria-busy="true" />}>
      <PartnerScreen />
    </Suspense>
  )
}

function PartnerScreen() {
  const [path] = useLocation()
  const session = useStore(staffSession)
  const task = useStore(linkTask)
  const route = path.length > 1 ? path.replace(/\/$/, '') : path
  if (task) return <DoorTaskPage task={task} />
  switch (session.phase) {
    case 'unknown':
      return <Page wide aria-busy="true" />
    case 'unreachable':
      return route === '/partner-portal' ? (
        <PortalPage />
      ) : (
        <Page>
          <NotLoaded onRetry={() => void findStaff()} />
        </Page>
      )
    case 'out':
      return <PortalPage />
    case 'in':
    case 'expired':
      return route === '/partner-portal' ? <Redirect to={partnerHome} replace /> : <SignedIn route={route} />
  }
}

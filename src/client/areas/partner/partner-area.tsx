import { Suspense, useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { WithQueries } from '#client/platform/api/with-queries.tsx'
import { useStore } from '#client/platform/store.ts'
import { findStaff, staffSession } from '#client/state/staff-session.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { DoorPage } from './door/door-page.tsx'
import { partnerHome, partnerPages } from './partner-pages.ts'
import { PartnerShell } from './shell/partner-shell.tsx'

/** Everything for organizations: the front door for whoever comes, the pages for whoever is signed in. */
export function PartnerArea() {
  useEffect(() => void findStaff(), [])
  return <WithQueries><PartnerPlace /></WithQueries>
}

function PartnerPlace() {
  const [path] = useLocation()
  const session = useStore(staffSession)
  if (session.phase === 'unknown') return <Page wide aria-busy="true" />
  const isIn = session.phase === 'in' || session.phase === 'expired'
  const route = path.length > 1 ? path.replace(/\/$/, '') : path
  if (!isIn) return <DoorPage />
  if (route === '/partner-portal') return window.location.hash === '' ? <Redirect to={partnerHome} /> : <DoorPage />
  const Found = partnerPages[route as keyof typeof partnerPages]
  return <PartnerShell><Suspense><Found /></Suspense></PartnerShell>
}

import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { roleIncludes } from '#domain/accounts/roles.ts'
import { workshopRoute } from '#domain/navigation/routes.ts'
import { readConfig } from '#client/platform/config.ts'
import { useStore } from '#client/platform/store.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { Router } from './router.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { FailurePage } from './shell/failure-page.tsx'
import { LoadingPage } from './shell/loading-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { startApp } from './start-app.tsx'

const AdminArea = lazy(async () => ({ default: (await import('#client/areas/admin/admin-area.tsx')).AdminArea }))
const WireframesPage = lazy(async () => ({
  default: (await import('#client/areas/workshop/wireframes-page.tsx')).WireframesPage,
}))

/** Screens of the app itself, which an area may not import. */
const appScreens = {
  'not-found': <NotFoundPage />,
  failure: <FailurePage onRetry={() => undefined} />,
  loading: <LoadingPage />,
}

export const startWorkshop = () => startApp(<WorkshopRouter />)

/** The workshop, and every other page for who leaves it by a link. */
function WorkshopRouter() {
  return (
    <Switch>
      <Route path={workshopRoute}>
        <ErrorBoundary>
          <Suspense fallback={<LoadingPage />}>
            <Workshop />
          </Suspense>
        </ErrorBoundary>
      </Route>
      <Route>
        <Router />
      </Route>
    </Switch>
  )
}

/** Open in development; elsewhere for admins who are signed in. */
export function Workshop() {
  const session = useStore(staffSession)
  const isAdmin = session.phase === 'in' && roleIncludes(session.account.role, 'admin')
  return readConfig().development || isAdmin ? <WireframesPage appScreens={appScreens} /> : <AdminArea />
}

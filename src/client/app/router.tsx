import { type ComponentType, type ReactElement, Suspense, use } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { adminRoutes, partnerRoutes } from '#domain/navigation/routes.ts'
import { fetchNamed } from '#client/platform/loading/fetch-named.ts'
import { useStore } from '#client/platform/store.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { HomePage } from './home/home-page.tsx'
import { TodayEntry } from './home/today/today-entry.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { LoadingPage } from './shell/loading-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

type Load = () => Promise<ComponentType>

const loadPartnerArea: Load = fetchNamed(() => import('#client/areas/partner/partner-area.tsx'), 'PartnerArea')
const loadAdminArea: Load = fetchNamed(() => import('#client/areas/admin/admin-area.tsx'), 'AdminArea')

/** Every page with a file of its own. */
const pages: Record<string, Load> = {
  '/chat': fetchNamed(() => import('./chat-page.tsx'), 'ChatRoutePage'),
  '/gro': fetchNamed(() => import('./gro-page.tsx'), 'GroPage'),
  '/my-introductions': fetchNamed(() => import('./introductions-page.tsx'), 'IntroductionsPage'),
  '/action-plan': async () => {
    const { PlanPage } = await import('./plan-page.tsx')
    return () => <PlanPage today={<TodayEntry />} />
  },
  '/action-plan-generator': fetchNamed(() => import('./home/plan-tool/plan-tool-page.tsx'), 'PlanGeneratorPage'),
  '/tutorial': fetchNamed(() => import('./tutorial-page.tsx'), 'TutorialPage'),
  '/community': fetchNamed(() => import('./community-page.tsx'), 'CommunityPage'),
  '/opportunities': fetchNamed(
    () => import('#client/features/opportunities/opportunities-view.tsx'),
    'OpportunitiesPage',
  ),
  '/privacy': fetchNamed(() => import('./about-pages.tsx'), 'PrivacyPage'),
  '/help': fetchNamed(() => import('./about-pages.tsx'), 'HelpPage'),
  ...Object.fromEntries(partnerRoutes.map((route) => [route, loadPartnerArea])),
  ...Object.fromEntries(adminRoutes.map((route) => [route, loadAdminArea])),
  // One of the admin's addresses, with a page of its own.
  '/hybrid-chat-demo': fetchNamed(() => import('#client/areas/chat-demo/chat-demo-page.tsx'), 'ChatDemoPage'),
}

const loaded = new Map<Load, Promise<ReactElement>>()

/** The page, always as the same promise. One that was loaded before is drawn at once. */
export function loadPage(path: string): Promise<ReactElement> | undefined {
  const load = pages[path]
  if (!load) return undefined
  const present = loaded.get(load)
  if (present) return present
  const promise: Promise<ReactElement> = load().then((Page) => {
    const value = <Page />
    // React reads a settled promise synchronously when it has these two fields; otherwise it would suspend once more.
    void Object.assign(promise, { status: 'fulfilled', value })
    return value
  })
  loaded.set(load, promise)
  return promise
}

function FetchedPage({ path }: { path: string }) {
  const promise = loadPage(path)
  return promise && use(promise)
}

export function Router() {
  const [path] = useLocation()
  const screen = useStore(mainSession, (session) => session.screen)
  return (
    <ErrorBoundary resetKey={`${path} ${screen}`}>
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          {Object.keys(pages).map((route) => (
            <Route key={route} path={route}>
              <FetchedPage path={route} />
            </Route>
          ))}
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

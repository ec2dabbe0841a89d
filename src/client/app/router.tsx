import { lazy, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { adminRoutes, partnerRoutes } from '#domain/navigation/routes.ts'
import { useStore } from '#client/platform/store.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { HomePage } from './home/home-page.tsx'
import { TodayEntry } from './home/today/today-entry.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { LoadingPage } from './shell/loading-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

const ChatRoutePage = lazy(async () => ({ default: (await import('./chat-page.tsx')).ChatRoutePage }))
const CommunityPage = lazy(async () => ({ default: (await import('./community-page.tsx')).CommunityPage }))
const OpportunitiesPage = lazy(async () => ({
  default: (await import('#client/features/opportunities/opportunities-view.tsx')).OpportunitiesPage,
}))
const GroPage = lazy(async () => ({ default: (await import('./gro-page.tsx')).GroPage }))
const IntroductionsPage = lazy(async () => ({ default: (await import('./introductions-page.tsx')).IntroductionsPage }))
const PlanPage = lazy(async () => ({ default: (await import('./plan-page.tsx')).PlanPage }))
const PlanGeneratorPage = lazy(async () => ({
  default: (await import('./home/plan-tool/plan-tool-page.tsx')).PlanGeneratorPage,
}))
const TutorialPage = lazy(async () => ({ default: (await import('./tutorial-page.tsx')).TutorialPage }))
const PrivacyPage = lazy(async () => ({ default: (await import('./about-pages.tsx')).PrivacyPage }))
const HelpPage = lazy(async () => ({ default: (await import('./about-pages.tsx')).HelpPage }))
const PartnerArea = lazy(async () => ({
  default: (await import('#client/areas/partner/partner-area.tsx')).PartnerArea,
}))
const AdminArea = lazy(async () => ({ default: (await import('#client/areas/admin/admin-area.tsx')).AdminArea }))
const ChatDemoPage = lazy(async () => ({
  default: (await import('#client/areas/chat-demo/chat-demo-page.tsx')).ChatDemoPage,
}))

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
          <Route path="/chat">
            <ChatRoutePage />
          </Route>
          <Route path="/gro">
            <GroPage />
          </Route>
          <Route path="/my-introductions">
            <IntroductionsPage />
          </Route>
          <Route path="/action-plan">
            <PlanPage today={<TodayEntry />} />
          </Route>
          <Route path="/action-plan-generator">
            <PlanGeneratorPage />
          </Route>
          <Route path="/tutorial">
            <TutorialPage />
          </Route>
          <Route path="/community">
            <CommunityPage />
          </Route>
          <Route path="/opportunities">
            <OpportunitiesPage />
          </Route>
          <Route path="/privacy">
            <PrivacyPage />
          </Route>
          <Route path="/help">
            <HelpPage />
          </Route>
          {partnerRoutes.map((route) => (
            <Route key={route} path={route}>
              <PartnerArea />
            </Route>
          ))}
          <Route path="/hybrid-chat-demo">
            <ChatDemoPage />
          </Route>
          {adminRoutes.map((route) => (
            <Route key={route} path={route}>
              <AdminArea />
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

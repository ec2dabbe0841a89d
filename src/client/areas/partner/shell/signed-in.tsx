import { type ComponentType, Suspense, lazy } from 'react'
import { isPartnerRole } from '#domain/accounts/roles.ts'
import type { PartnerRoute } from '#domain/navigation/routes.ts'
import { SignInDialog } from '#client/features/sign-in/sign-in-dialog.tsx'
import { WithQueries } from '#client/platform/api/with-queries.tsx'
import '#client/platform/i18n/bring-staff-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { useStore } from '#client/platform/store.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { PartnerShell } from './partner-shell.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'

const Dashboard = lazy(async () => ({ default: (await import('../dashboard/dashboard-page.tsx')).DashboardPage }))
const Introductions = lazy(async () => ({
  default: (await import('../introductions/introductions-page.tsx')).IntroductionsPage,
}))
const Board = lazy(async () => ({ default: (await import('../introductions/board-page.tsx')).BoardPage }))
const Listings = lazy(async () => ({ default: (await import('../listings/listings-page.tsx')).ListingsPage }))
const Reggie = lazy(async () => ({ default: (await import('../reggie/reggie-page.tsx')).ReggiePage }))
const Analytics = lazy(async () => ({ default: (await import('../analytics/analytics-page.tsx')).AnalyticsPage }))
const Posts = lazy(async () => ({ default: (await import('../posts/posts-page.tsx')).PostsPage }))
const Settings = lazy(async () => ({ default: (await import('../settings/settings-page.tsx')).SettingsPage }))

/** Three pairs of URLs share a page; introductions show as a table at one URL and as a board at the other. */
const partnerPages: Record<Exclude<PartnerRoute, '/partner-portal'>, ComponentType> = {
  '/partner-portal/dashboard': Dashboard,
  '/partner-dashboard': Dashboard,
  '/partner-portal/introductions': Introductions,
  '/partner-intro-dashboard': Board,
  '/partner-portal/resources': Listings,
  '/partner-resources': Listings,
  '/partner-portal/reggie': Reggie,
  '/partner-reggie': Reggie,
  '/partner-portal/analytics': Analytics,
  '/partner-portal/posts': Posts,
  '/partner-settings': Settings,
}

/** Pages of a partner. Admins of the service have their own area and no access here. */
export function SignedIn({ route }: { route: string }) {
  const session = useStore(staffSession)
  if (session.phase !== 'in' && session.phase !== 'expired') return null
  const Found = partnerPages[route as keyof typeof partnerPages]
  return (
    <WithQueries>
      {isPartnerRole(session.account.role) ? (
        <PartnerShell>
          <Suspense fallback={<LoadingPart />}>
            <SecondFactorGate route={route} account={session.account}>
              <Found />
            </SecondFactorGate>
          </Suspense>
        </PartnerShell>
      ) : (
        <ServicePage />
      )}
      <SignInDialog />
    </WithQueries>
  )
}

function ServicePage() {
  const t = useText('partnerShell')
  return (
    <Page aria-labelledby="partner-title" className="grid gap-5">
      <h1 id="partner-title">{t('service.title')}</h1>
      <p>{t('service.text')}</p>
      <div>
        <Button href="/admin" variant="primary">
          {t('service.open')}
        </Button>
      </div>
    </Page>
  )
}

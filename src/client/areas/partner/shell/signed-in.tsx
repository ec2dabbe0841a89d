import { Suspense } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { isPartnerRole } from '#domain/accounts/roles.ts'
import '#client/platform/i18n/bring-staff-text.ts'
import { SignInDialog } from '#client/features/sign-in/sign-in-dialog.tsx'
import { WithQueries } from '#client/platform/api/with-queries.tsx'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { useStore } from '#client/platform/store.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { partnerPages } from '../partner-pages.ts'
import { PartnerShell } from './partner-shell.tsx'

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
            <Found />
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

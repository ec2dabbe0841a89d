import type { ReactNode } from 'react'
import type { Account } from '#domain/accounts/account.ts'
import type { PartnerRoute } from '#domain/navigation/routes.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'

/** Pages that show what people wrote; the server refuses their calls too (T-8.1). */
const personalPages: readonly string[] = [
  '/partner-portal/dashboard',
  '/partner-dashboard',
  '/partner-portal/introductions',
  '/partner-intro-dashboard',
] satisfies PartnerRoute[]

interface SecondFactorGateProps {
  route: string
  account: Pick<Account, 'role' | 'hasSecondFactor'>
  children: ReactNode
}

/** Leads an administrator without a second factor to setting it up, instead of to a page that would only fail. */
export function SecondFactorGate({ route, account, children }: SecondFactorGateProps) {
  const isShut = account.role === 'partner_admin' && !account.hasSecondFactor && personalPages.includes(route)
  return isShut ? <SecondFactorFirst /> : children
}

export function SecondFactorFirst() {
  const t = useText('partnerShell')
  return (
    <Page aria-labelledby="partner-title" className="grid gap-5">
      <h1 id="partner-title">{t('gate.title')}</h1>
      <p>{t('gate.text')}</p>
      <p>{t('gate.why')}</p>
      <div>
        <Button href="/partner-settings?tab=security" variant="primary">
          {t('gate.open')}
        </Button>
      </div>
    </Page>
  )
}

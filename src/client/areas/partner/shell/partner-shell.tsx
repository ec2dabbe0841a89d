import './shell.css'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '#domain/accounts/account.ts'
import { isPartnerRole } from '#domain/accounts/roles.ts'
import { SignOutButton } from '#client/features/sign-in/sign-out-button.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { staffSession } from '#client/state/staff-session.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { PartnerNav } from './partner-nav.tsx'

/** Around every page of a partner: who is here, the way to the other pages, and the `<main>` itself. */
export function PartnerShell({ children }: { children: ReactNode }) {
  const t = useText('partnerShell')
  const [path] = useLocation()
  const session = useStore(staffSession)
  const account = session.phase === 'in' || session.phase === 'expired' ? session.account : null
  return (
    <>
      <section className="partner-bar" aria-label={t('title')} data-print="hide">
        {account && <Who account={account} />}
        <PartnerNav path={path} />
      </section>
      {/* Another page starts at its top and takes the focus. */}
      <Page key={path} wide aria-labelledby="partner-title" className="partner-page">{children}</Page>
      {session.phase === 'in' && <IdleWarning role={session.account.role} />}
    </>
  )
}

function Who({ account: { name, role, organization } }: { account: Account }) {
  const t = useText('partnerShell')
  return (
    <div className="partner-who">
      <p>
        <strong>{organization?.name}</strong>
        {isPartnerRole(role) && <span>{t('signedInAs', { name, role: t(`roles.${role}`) })}</span>}
      </p>
      <SignOutButton label={t('signOut')} failedText={t('signOutFailed')} to="/partner-portal" />
    </div>
  )
}

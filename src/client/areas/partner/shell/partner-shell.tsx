import './shell.css'
import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '#domain/accounts/account.ts'
import { isPartnerRole } from '#domain/accounts/roles.ts'
import { leaveStaffPage } from '#client/features/sign-in/leave-staff-page.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { useStore } from '#client/platform/store.ts'
import { signOutStaff, staffSession } from '#client/state/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
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
  const [hasFailed, setHasFailed] = useState(false)
  const handleOut = async () => {
    try {
      await signOutStaff()
      leaveStaffPage('/partner-portal')
    } catch (error) {
      reportQuietly('sign-out', error)
      setHasFailed(true)
    }
  }
  return (
    <div className="partner-who">
      <p>
        <strong>{organization?.name}</strong>
        {isPartnerRole(role) && <span>{t('signedInAs', { name, role: t(`roles.${role}`) })}</span>}
      </p>
      <Button size="small" variant="quiet" icon={<LogOut aria-hidden size={18} />} onClick={() => void handleOut()}>
        {t('signOut')}
      </Button>
      {hasFailed && <Notice announce tone="danger">{t('signOutFailed')}</Notice>}
    </div>
  )
}

import './staff-shell.css'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '#domain/accounts/account.ts'
import { useStore } from '#client/platform/store.ts'
import { staffBars } from '#client/state/staff-bar.ts'
import { staffSession } from '#client/state/staff-session.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { type NavEntry, StaffNav } from './staff-nav.tsx'

interface StaffShellProps {
  title: string
  navLabel: string
  entries: readonly NavEntry[]
  /** The signed-in account as the pages display it. */
  who: (account: Account) => { name: string; detail: string }
  /** The dashboard that the logo leads to. */
  home: string
  /** Address to open after signing out. */
  signOutPath: string
  /** The id of the page's own heading. */
  titleId: string
  children: ReactNode
}

/** The frame of every staff page: account, navigation, and the `<main>` itself. */
export function StaffShell(props: StaffShellProps) {
  const { title, navLabel, entries, who, home, signOutPath, titleId, children } = props
  const [path] = useLocation()
  const session = useStore(staffSession)
  const account = session.phase === 'in' || session.phase === 'expired' ? session.account : null
  const here = account && who(account)
  useEffect(() => {
    const bar = { home, signOutPath, SignOut: SignOutButton }
    staffBars.send({ type: 'opened', bar })
    return () => staffBars.send({ type: 'closed', bar })
  }, [home, signOutPath])
  return (
    <>
      <section className="staff-bar" aria-label={title} data-print="hide">
        {here && (
          <div className="staff-who">
            <p>
              <strong>{here.name}</strong>
              <span>{here.detail}</span>
            </p>
          </div>
        )}
        <StaffNav label={navLabel} entries={entries} path={path} />
      </section>
      {/* The key makes each new page start at its top and take focus. */}
      <Page key={path} wide aria-labelledby={titleId} className="staff-page">
        {children}
      </Page>
      {session.phase === 'in' && <IdleWarning role={session.account.role} />}
    </>
  )
}

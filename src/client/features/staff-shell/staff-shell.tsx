import { LogOut } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { leaveStaffPage } from '#client/state/session/leave-staff-page.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import './staff-shell.css'
import { type ReactNode, useEffect } from 'react'
import { useLocation, Link } from 'wouter'
import type { Account } from '#domain/accounts/account.ts'
import { useStore } from '#client/platform/store.ts'
import { staffBars } from '#client/state/navigation/staff-bar.ts'
import { staffSession, signOutStaff } from '#client/state/session/staff-session.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { IdleWarning } from './idle-warning.tsx'

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

/** In the top bar, where visitors have the control that hides the site. */
function SignOutButton({ to }: { to: string }) {
  const t = useText('signIn')
  const handleOut = async () => {
    try {
      await signOutStaff()
      leaveStaffPage(to)
    } catch (error) {
      reportQuietly('sign-out', error)
      showToast({ title: t('signOutFailed'), tone: 'destructive' })
    }
  }
  return (
    <Button
      size="small"
      className="bar-action"
      icon={<LogOut aria-hidden size={18} />}
      aria-label={t('signOut')}
      onClick={() => void handleOut()}
    >
      <span className="bar-action-text">{t('signOut')}</span>
    </Button>
  )
}

interface NavEntry {
  label: string
  route: string
  /** An alternative address of the same page. */
  also?: string
  /** Number of items waiting there. */
  count?: number
}

/** One line that scrolls sideways on a phone; an entry cut off at the edge shows that there is more. */
function StaffNav({ label, entries, path }: { label: string; entries: readonly NavEntry[]; path: string }) {
  return (
    <nav aria-label={label} className="staff-nav">
      <ul>
        {entries.map(({ label: name, route, also, count }) => {
          const isHere = path === route || path === also
          return (
            <li key={route}>
              <Link href={route} aria-current={isHere ? 'page' : undefined} ref={isHere ? keepInView : undefined}>
                {name}
                {count ? <span>{count}</span> : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function keepInView(link: HTMLAnchorElement | null): void {
  const line = link?.closest('ul')
  if (!link || !line) return
  line.scrollLeft = link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2
}

import type { MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { mainSession } from '#client/state/main-session.ts'
import { LogoMark } from '#client/ui/illustrations/logo-mark.tsx'

/** On the welcome page the logo links to the national 2-1-1 site: help that does not depend on us. */
const logoSite = 'https://www.211.org'

/** Elsewhere the logo leads home, so that nobody leaves the app by accident; for staff home is their dashboard. */
export function Logo({ staffHome }: { staffHome: string | undefined }) {
  const t = useText('welcome')
  const common = useText('common')
  const [path] = useLocation()
  const isWelcome = useStore(mainSession, ({ screen }) => screen === 'welcome') && path === '/'
  const content = (
    <>
      <LogoMark size={28} />
      <span className="logo-name">{t('pageTitle')}</span>
    </>
  )
  if (staffHome) {
    return (
      <Link href={staffHome} className="logo-link" aria-label={t('logoStaff')}>
        {content}
      </Link>
    )
  }
  if (isWelcome) {
    return (
      <a
        href={logoSite}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="logo-link"
        aria-label={`${t('logo')} ${common('opensInNewTab')}`}
      >
        {content}
      </a>
    )
  }
  return (
    <Link
      href="/"
      // On "/" only the screen changes, and Back would do nothing on a second entry.
      replace={path === '/'}
      className="logo-link"
      aria-label={t('logoHome')}
      onClick={showWelcome}
    >
      {content}
    </Link>
  )
}

/** Not for a new tab or window, which starts at the welcome screen anyway. */
function showWelcome(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  mainSession.send({ type: 'opened', screen: 'welcome' })
}

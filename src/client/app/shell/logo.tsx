import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { LogoMark } from '#client/ui/illustrations/logo-mark.tsx'

/** On the welcome page the logo links to the national 2-1-1 site: help that does not depend on us. */
const logoSite = 'https://www.211.org'

/** Elsewhere the logo leads home, so that nobody leaves the app by accident; for staff home is their dashboard. */
export function Logo({ staffHome }: { staffHome: string | undefined }) {
  const t = useText('welcome')
  const common = useText('common')
  const [path, navigate] = useLocation()
  const isWelcome = useStore(mainSession, ({ screen }) => screen === 'welcome') && path === '/'
  const home = staffHome ?? '/'
  const handleHome = (event: MouseEvent) => {
    // A new tab or window starts at home anyway.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!staffHome) mainSession.send({ type: 'opened', screen: 'welcome' })
    // On the same address only the screen changes, and Back would do nothing on a second entry.
    navigate(home, { replace: path === home })
  }
  const target = isWelcome
    ? {
        href: logoSite,
        target: '_blank',
        rel: 'noopener noreferrer nofollow',
        'aria-label': `${t('logo')} ${common('opensInNewTab')}`,
      }
    : { href: home, onClick: handleHome, 'aria-label': t(staffHome ? 'logoStaff' : 'logoHome') }
  return (
    <a className="logo-link" {...target}>
      <LogoMark size={28} />
      <span className="logo-name">{t('pageTitle')}</span>
    </a>
  )
}

import { Menu } from 'lucide-react'
import { QuickExitButton } from '#client/features/device/quick-exit-button.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { LogoMark } from '#client/ui/illustrations/logo-mark.tsx'
import { AppBar } from '#client/ui/layout/app-bar.tsx'
import { LanguageToggle } from './language-toggle.tsx'

/** The logo links to the national 2-1-1 site: help that does not depend on us. */
const logoSite = 'https://www.211.org'

interface TopBarProps {
  onMenu: () => void
  /** The pointer or the focus is on the menu button, so the menu is preloaded. */
  onMenuLikely: () => void
}

export function TopBar({ onMenu, onMenuLikely }: TopBarProps) {
  const t = useText('welcome')
  const common = useText('common')
  return (
    <AppBar
      start={
        <IconButton
          label={common('menu')}
          icon={<Menu aria-hidden />}
          onClick={onMenu}
          onPointerEnter={onMenuLikely}
          onFocus={onMenuLikely}
        />
      }
      end={
        <>
          <LanguageToggle />
          <QuickExitButton />
        </>
      }
    >
      <a
        href={logoSite}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="logo-link"
        aria-label={`${t('logo')} ${common('opensInNewTab')}`}
      >
        <LogoMark size={28} />
        <span className="logo-name">{t('pageTitle')}</span>
      </a>
    </AppBar>
  )
}

import { Menu } from 'lucide-react'
import { Suspense } from 'react'
import { QuickExitButton } from '#client/features/device/quick-exit-button.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { StaffBar } from '#client/state/staff-bar.ts'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { AppBar } from '#client/ui/layout/app-bar.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'

interface TopBarProps {
  /** Set on staff pages. */
  staff: StaffBar | undefined
  onMenu: () => void
  /** The pointer or the focus is on the menu button, so the menu is preloaded. */
  onMenuLikely: () => void
}

export function TopBar({ staff, onMenu, onMenuLikely }: TopBarProps) {
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
          {staff ? (
            <Suspense>
              <staff.SignOut to={staff.signOutPath} />
            </Suspense>
          ) : (
            <QuickExitButton />
          )}
        </>
      }
    >
      <Logo staffHome={staff?.home} />
    </AppBar>
  )
}

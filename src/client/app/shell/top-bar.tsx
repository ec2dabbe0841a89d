import { Menu, EyeOff } from 'lucide-react'
import { Suspense } from 'react'
import { quickExit } from '#client/platform/device/quick-exit.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { StaffBar } from '#client/state/navigation/staff-bar.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { AppBar } from '#client/ui/layout/app-bar.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import type { Language } from '#domain/language.ts'
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

function LanguageToggle() {
  const t = useText('common')
  const { language, setLanguage } = useLanguage()
  const handleChange = async (next: Language) => {
    if (!(await setLanguage(next))) showToast({ title: t('notLoaded'), text: t('notLoadedText') })
  }
  return (
    <SegmentedControl
      label={t('language.label')}
      value={language}
      onChange={(next) => void handleChange(next)}
      options={[
        { value: 'en', label: 'EN', fullLabel: t('language.en'), lang: 'en' },
        { value: 'es', label: 'ES', fullLabel: t('language.es'), lang: 'es' },
      ]}
    />
  )
}

/**
 * In the top bar of every visitor screen, always in the same corner: one tap leaves the page (T-5.6). Never in a panel,
 * where people would press it to close the panel.
 */
function QuickExitButton() {
  const t = useText('device')
  return (
    <Button
      size="small"
      className="bar-action"
      icon={<EyeOff aria-hidden size={18} />}
      aria-label={t('quickExitFull')}
      onClick={quickExit}
    >
      <span className="bar-action-text bar-action-long">{t('quickExitFull')}</span>
      <span className="bar-action-text bar-action-short">{t('quickExit')}</span>
    </Button>
  )
}

import { useLocation } from 'wouter'
import { ClearDeviceDialog } from '#client/features/device/clear-device-dialog.tsx'
import { DeviceModeDialog } from '#client/features/device/device-mode-dialog.tsx'
import { QuickExitButton } from '#client/features/device/quick-exit-button.tsx'
import { MenuDrawer } from '#client/features/menu/menu-drawer.tsx'
import type { MenuTarget } from '#client/features/menu/menu-items.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { mainSession } from '#client/state/main-session.ts'
import { useStoredFacts } from '#client/state/stored-facts.ts'
import { showToast } from '#client/state/toasts.ts'

export type Panel = 'menu' | 'clear' | 'whose'

interface PanelsProps {
  panel: Panel | null
  onOpen: (panel: Panel) => void
  onClose: () => void
}

/** The menu and what opens from it. Fetched when first asked for: the first screen does not pay for it. */
export function Panels({ panel, onOpen, onClose }: PanelsProps) {
  const t = useText('device')
  const [, navigate] = useLocation()
  const { hasResults, savedCount } = useStoredFacts()

  const handleChoose = (target: MenuTarget) => {
    onClose()
    if ('route' in target) return navigate(target.route)
    mainSession.send({ type: 'opened', screen: target.screen })
    navigate('/')
  }
  const handleCleared = () => {
    onClose()
    mainSession.send({ type: 'startedOver' })
    forgetVisitorSession()
    navigate('/')
    showToast({ title: t('cleared'), text: t('clearedText') })
  }
  const handleKept = (mode: 'own' | 'shared') => {
    onClose()
    showToast({ title: t('modeKept'), text: t(mode === 'own' ? 'ownKept' : 'sharedKept') })
  }

  return (
    <>
      <MenuDrawer
        open={panel === 'menu'} hasResults={hasResults} savedCount={savedCount} exit={<QuickExitButton />}
        onClose={onClose} onChoose={handleChoose}
        onClearDevice={() => onOpen('clear')} onWhoseDevice={() => onOpen('whose')}
      />
      <ClearDeviceDialog open={panel === 'clear'} onClose={onClose} onCleared={handleCleared} />
      <DeviceModeDialog open={panel === 'whose'} onClose={onClose} onKept={handleKept} />
    </>
  )
}

import { useLocation } from 'wouter'
import { ClearDeviceDialog } from '#client/features/device/clear-device-dialog.tsx'
import { DeleteMyDataDialog } from '#client/features/device/delete-my-data-dialog.tsx'
import { DeviceModeDialog } from '#client/features/device/device-mode-dialog.tsx'
import { MenuDrawer } from '#client/features/menu/menu-drawer.tsx'
import type { MenuTarget } from '#client/features/menu/menu-items.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { findOrSearch } from '#client/state/search/start-search.ts'
import { useStoredFacts } from '#client/state/session/stored-facts.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { useOpenHome } from './use-open-home.ts'
const loadPrompts = () => import('#client/state/chat/chat-prompts.ts')

export type Panel = 'menu' | DevicePanel

interface PanelsProps {
  panel: Panel | null
  onOpen: (panel: Panel) => void
  onClose: () => void
}

/** The menu and the panels it opens. Loaded on first use, to keep them out of the first load. */
export function Panels({ panel, onOpen, onClose }: PanelsProps) {
  const [, navigate] = useLocation()
  const openHome = useOpenHome()
  const { hasResults, savedCount } = useStoredFacts()

  const handleChoose = (target: MenuTarget) => {
    onClose()
    if ('route' in target) return navigate(target.route)
    if ('action' in target) findOrSearch()
    else openScreen('module' in target ? 'chat' : target.screen)
    if ('module' in target) void loadPrompts().then(({ fillFromModule }) => fillFromModule(target.module))
    openHome()
  }

  return (
    <>
      <MenuDrawer
        open={panel === 'menu'}
        hasResults={hasResults}
        savedCount={savedCount}
        onClose={onClose}
        onChoose={handleChoose}
        onClearDevice={() => onOpen('clear')}
        onWhoseDevice={() => onOpen('whose')}
        onDeleteData={() => onOpen('delete')}
      />
      <DevicePanels panel={panel === 'menu' ? null : panel} onClose={onClose} />
    </>
  )
}

export type DevicePanel = 'clear' | 'whose' | 'delete'

interface DevicePanelsProps {
  panel: DevicePanel | null
  onClose: () => void
}

/** What a person may decide about their data, opened from the menu and from the pages that explain it. */
export function DevicePanels({ panel, onClose }: DevicePanelsProps) {
  const t = useText('device')
  const openHome = useOpenHome()
  const startFresh = () => {
    onClose()
    mainSession.send({ type: 'startedOver' })
    forgetVisitorSession()
    openHome()
  }
  const handleCleared = () => {
    startFresh()
    showToast({ title: t('cleared'), text: t('clearedText') })
  }
  const handleModeSaved = (mode: 'own' | 'shared') => {
    onClose()
    showToast({ title: t('modeKept'), text: t(mode === 'own' ? 'ownKept' : 'sharedKept') })
  }
  return (
    <>
      <ClearDeviceDialog open={panel === 'clear'} onClose={onClose} onCleared={handleCleared} />
      <DeleteMyDataDialog open={panel === 'delete'} onClose={onClose} onDeleted={startFresh} />
      <DeviceModeDialog open={panel === 'whose'} onClose={onClose} onStored={handleModeSaved} />
    </>
  )
}

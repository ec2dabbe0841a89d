import { useLocation } from 'wouter'
import { MenuDrawer } from '#client/features/menu/menu-drawer.tsx'
import type { MenuTarget } from '#client/features/menu/menu-items.ts'
import { openScreen } from '#client/state/navigation.ts'
import { findOrSearch } from '#client/state/run-search.ts'
import { useStoredFacts } from '#client/state/stored-facts.ts'
import { type DevicePanel, DevicePanels } from './device-panels.tsx'
import { useOpenHome } from './use-open-home.ts'

const loadPrompts = () => import('#client/state/chat-prompts.ts')

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

import { Eraser, type LucideIcon, MonitorSmartphone, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Drawer } from '#client/ui/drawer/drawer.tsx'
import { MenuGroup } from './menu-group.tsx'
import { listMenuGroups, type MenuItem, type MenuPart, type MenuTarget } from './menu-items.ts'

export interface MenuDrawerProps {
  open: boolean
  hasResults: boolean
  savedCount: number
  onClose: () => void
  onChoose: (target: MenuTarget) => void
  onClearDevice: () => void
  onWhoseDevice: () => void
  onDeleteData: () => void
}

/** Four groups, of which only the first is open: everything is there, and one phone screen shows it. */
export function MenuDrawer(props: MenuDrawerProps) {
  const { open, hasResults, savedCount, onClose, onChoose } = props
  const t = useText('menu')
  const common = useText('common')
  const groups = listMenuGroups(hasResults)
  const saved = savedCount > 0 && <Badge>{t('savedCount', { count: savedCount })}</Badge>
  const renderItem = (item: MenuItem) => (
    <Entry
      key={item.key}
      icon={item.icon}
      label={t(item.key)}
      about={item.about && t(`about.${item.about}`)}
      badge={item.key === 'saved' && saved}
      onClick={() => onChoose(item.target)}
    />
  )
  return (
    <Drawer open={open} onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <nav aria-label={t('title')}>
        <MenuGroup isOpenAtFirst title={t('groups.help')}>
          <Parts parts={groups.help} renderItem={renderItem} />
        </MenuGroup>
        <MenuGroup title={t('groups.mine')} hint={t('hints.mine')} badge={saved}>
          <Parts parts={groups.mine} renderItem={renderItem} />
        </MenuGroup>
        <MenuGroup title={t('groups.learn')} hint={t('hints.learn')}>
          <Parts parts={groups.learn} renderItem={renderItem} />
        </MenuGroup>
        <MenuGroup title={t('groups.about')} hint={t('hints.about')}>
          <Parts parts={groups.about} renderItem={renderItem} />
          <DeviceEntries {...props} />
        </MenuGroup>
      </nav>
    </Drawer>
  )
}

interface PartsProps {
  parts: readonly MenuPart[]
  renderItem: (item: MenuItem) => ReactNode
}

function Parts({ parts, renderItem }: PartsProps) {
  const t = useText('menu')
  return parts.map(({ heading, items }) => (
    <div key={heading ?? 'first'}>
      {heading && <h4 className="menu-heading">{t(heading)}</h4>}
      <ul>{items.map(renderItem)}</ul>
    </div>
  ))
}

interface EntryProps {
  icon: LucideIcon
  label: string
  about?: string | undefined
  badge?: ReactNode
  onClick: () => void
}

function Entry({ icon: Icon, label, about, badge, onClick }: EntryProps) {
  return (
    <li>
      <button type="button" className="menu-item" onClick={onClick}>
        <Icon aria-hidden size={20} />
        <span>
          {label} {about && <span className="menu-about">{about}</span>}
        </span>
        {badge}
      </button>
    </li>
  )
}

function DeviceEntries({ onClearDevice, onWhoseDevice, onDeleteData }: MenuDrawerProps) {
  const t = useText('menu')
  const device = useText('device')
  return (
    <>
      <ul>
        <Entry icon={MonitorSmartphone} label={device('whose')} onClick={onWhoseDevice} />
        <Entry icon={Eraser} label={device('clear')} onClick={onClearDevice} />
        <Entry icon={Trash2} label={t('deleteData')} onClick={onDeleteData} />
      </ul>
      <p className="menu-note">{device('quickExitHelp')}</p>
    </>
  )
}

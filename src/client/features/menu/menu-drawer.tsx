import { Eraser, MonitorSmartphone, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Drawer } from '#client/ui/drawer/drawer.tsx'
import { type MenuItem, type MenuTarget, menuSections } from './menu-items.ts'

export interface MenuDrawerProps {
  open: boolean
  hasResults: boolean
  savedCount: number
  /** The quick exit, which the open menu would otherwise cover (T-5.6). */
  exit: ReactNode
  onClose: () => void
  onChoose: (target: MenuTarget) => void
  onClearDevice: () => void
  onWhoseDevice: () => void
  onDeleteData: () => void
}

export function MenuDrawer(props: MenuDrawerProps) {
  const { open, hasResults, savedCount, exit, onClose, onChoose } = props
  const t = useText('menu')
  const common = useText('common')
  const count = savedCount > 0 ? <Badge>{t('savedCount', { count: savedCount })}</Badge> : undefined
  return (
    <Drawer open={open} onClose={onClose} title={t('title')} closeLabel={common('close')}>
      {exit}
      <nav aria-label={t('title')}>
        {menuSections(hasResults).map(({ heading, items }) => (
          <section key={heading ?? 'main'}>
            {heading && <h3 className="menu-heading">{t(heading)}</h3>}
            <ul>
              {items.map((item) => (
                <li key={item.key}>
                  <Entry item={item} badge={item.key === 'saved' ? count : undefined} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <PrivacySection {...props} />
      </nav>
    </Drawer>
  )
}

function Entry({
  item,
  badge,
  onChoose,
}: {
  item: MenuItem
  badge: ReactNode
  onChoose: (target: MenuTarget) => void
}) {
  const t = useText('menu')
  const Icon = item.icon
  return (
    <button type="button" className="menu-item" onClick={() => onChoose(item.target)}>
      <Icon aria-hidden size={20} />
      <span className="flex-1">{t(item.key)}</span>
      {badge}
    </button>
  )
}

function PrivacySection({ onClearDevice, onWhoseDevice, onDeleteData }: MenuDrawerProps) {
  const t = useText('menu')
  const device = useText('device')
  return (
    <section>
      <h3 className="menu-heading">{t('yourPrivacy')}</h3>
      <button type="button" className="menu-item" onClick={onWhoseDevice}>
        <MonitorSmartphone aria-hidden size={20} />
        {device('whose')}
      </button>
      <button type="button" className="menu-item" onClick={onClearDevice}>
        <Eraser aria-hidden size={20} />
        {device('clear')}
      </button>
      <button type="button" className="menu-item" onClick={onDeleteData}>
        <Trash2 aria-hidden size={20} />
        {t('deleteData')}
      </button>
      <p className="px-2 pt-2 text-sm text-ink-2">{device('quickExitHelp')}</p>
    </section>
  )
}

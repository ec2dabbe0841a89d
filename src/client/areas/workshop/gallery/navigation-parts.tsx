import { Menu, Printer } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { LogoMark } from '#client/ui/illustrations/logo-mark.tsx'
import { AppBar } from '#client/ui/layout/app-bar.tsx'
import { Pagination } from '#client/ui/pagination/pagination.tsx'
import { ScrollToTop } from '#client/ui/scroll-to-top/scroll-to-top.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import type { PartProps } from './part-props.ts'

export function TabsPart() {
  const t = useText('workshop')
  const [tab, setTab] = useState('0')
  const items = t.list('sample.tabs').map((name, index) => ({
    id: String(index),
    label: name,
    panel: <p>{t('sample.tabText', { name })}</p>,
  }))
  return <Tabs label={t('components.tabs')} items={items} value={tab} onChange={setTab} />
}

const positions = [
  { first: 1, total: 2 },
  { first: 1, total: 12 },
  { first: 6, total: 12 },
  { first: 12, total: 12 },
]

export function PaginationPart({ themeName }: PartProps) {
  return (
    <div className="ws-stack">
      {positions.map(({ first, total }) => (
        <OnePagination key={`${first} ${total}`} first={first} total={total} themeName={themeName} />
      ))}
    </div>
  )
}

function OnePagination({ first, total, themeName }: PartProps & { first: number; total: number }) {
  const t = useText('workshop')
  const [current, setCurrent] = useState(first)
  return (
    <Pagination
      label={t('sample.pages', { theme: themeName, page: first, total })}
      previousLabel={t('sample.previous')}
      nextLabel={t('sample.next')}
      pageLabel={(page) => t('sample.page', { page })}
      current={current}
      total={total}
      onChange={setCurrent}
    />
  )
}

/** Here the stage is the button's viewport; in the product it is the screen. */
export function ScrollToTopPart() {
  const t = useText('workshop')
  return (
    <div className="ws-stage ws-stage-tall">
      <p className="ws-quiet">{t('sample.topText')}</p>
      <ScrollToTop label={t('sample.top')} />
    </div>
  )
}

export function AppBarPart() {
  const t = useText('workshop')
  return (
    <div className="ws-stack">
      {[false, true].map((isRaised) => (
        <div key={String(isRaised)} className="ws-stage">
          <AppBar
            raised={isRaised}
            start={<IconButton label={t('sample.menu')} icon={<Menu aria-hidden />} />}
            end={<IconButton label={t('sample.print')} icon={<Printer aria-hidden />} />}
          >
            <LogoMark size={28} />
            {t('sample.heading')}
          </AppBar>
        </div>
      ))}
    </div>
  )
}

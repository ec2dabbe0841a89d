import './community.css'
import { ClipboardList } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { FilterPart } from './filter-part.tsx'
import { type Filter, noFilter } from './own-location.ts'
import { type CommunityTab, listTabs, type Posted } from './sections.ts'

export interface BoardScreenProps {
  tab: CommunityTab
  /** Undefined until the first list has come. */
  posted: Posted | undefined
  filter: Filter
  onTab: (tab: CommunityTab) => void
  onFilter: (filter: Filter) => void
  /** Content of the open tab. */
  children: ReactNode
}

/** Who this is for and who runs it, the tabs that hold something, and the open one. */
export function BoardScreen({ tab, posted, filter, onTab, onFilter, children }: BoardScreenProps) {
  const t = useText('community')
  // Until people have posted, the page doesn't say that they have.
  const isOurs = !posted?.tip
  const nameTab = (id: CommunityTab) => t(id === 'tips' && isOurs ? 'guideTips' : `tabs.${id}`)
  const page = useRef<HTMLDivElement>(null)
  // On a phone the tabs are wider than the screen, so the open one is scrolled into view.
  useEffect(() => {
    const open = page.current?.querySelector('[role=tab][aria-selected=true]')
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  // The groups tab asks for a location itself while none is set.
  const hasFilter = tab !== 'groups' || filter.location.county !== ''
  const panel = (
    <div className="community-panes">
      <h2 className="sr-only">{nameTab(tab)}</h2>
      {hasFilter && (
        <FilterPart
          filter={filter}
          hasNeed={tab !== 'events' && tab !== 'groups'}
          onFilter={onFilter}
          onClear={() => onFilter(noFilter)}
        />
      )}
      <div className="community-panel">{children}</div>
    </div>
  )
  return (
    <Page wide aria-labelledby="community-title" className="community-page">
      <header className="community-intro">
        <h1 id="community-title">{t('title')}</h1>
        <p className="community-warm">{t(isOurs ? 'guideIntro' : 'intro')}</p>
        <p className="community-quiet">{t('whoRunsIt')}</p>
        <div>
          <Button
            size="small"
            variant="quiet"
            className="-ms-(--inset)"
            href="#mine"
            icon={<ClipboardList aria-hidden size={18} />}
          >
            {t('share.mine')}
          </Button>
        </div>
      </header>
      <div ref={page}>
        <Tabs
          label={t('tabList')}
          value={tab}
          onChange={(id) => onTab(id as CommunityTab)}
          items={listTabs(tab, posted).map((id) => ({ id, label: nameTab(id), panel }))}
        />
      </div>
    </Page>
  )
}

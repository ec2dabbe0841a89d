import './opportunities.css'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { type OpportunityKind, opportunityKinds } from '#domain/opportunities/opportunity.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { FitCheck, type FitCheckProps } from './fit-check.tsx'
import { HubFilterBar } from './hub-filters.tsx'
import { type HubFilters, isFiltered, noFilters, type LocationChoiceProps } from './list-query.ts'
import { ListFailed } from './list-failed.tsx'
import { OpportunityList } from './opportunity-list.tsx'
import type { OpportunityText } from './opportunity-texts.ts'
import { LocationPicker } from './location-picker.tsx'
import type { KindCounts, ListState } from './use-opportunities.ts'
import type { HubTab } from './use-tab.ts'

const EmptyList = lazy(async () => ({ default: (await import('./empty-list.tsx')).EmptyList }))

export interface OpportunitiesScreenProps extends LocationChoiceProps, FitCheckProps {
  tab: HubTab
  onTab: (tab: HubTab) => void
  /** Number of openings of each kind, as far as known. */
  counts: KindCounts
  filters: HubFilters
  onFilters: (filters: HubFilters) => void
  list: ListState
  onRetry: () => void
  onMore: () => void
  /** Content of the last tab. */
  tools: ReactNode
}

/** The hub: location and check beside the tabs with lists and tools. */
export function OpportunitiesScreen(props: OpportunitiesScreenProps) {
  const t = useText('opportunities')
  const { tab, onTab, counts, location, onLocation, answers, onAnswers, onForget, tools } = props
  const columns = useOpenTabInView(tab, counts)
  const kindTab = (kind: OpportunityKind) => ({
    id: kind,
    label: (
      <>
        {t(`tabs.${kind}`)}
        {counts[kind] !== undefined && <span className="op-count">{counts[kind]}</span>}
      </>
    ),
    panel: <KindPanel {...props} kind={kind} />,
  })
  return (
    <Page wide aria-labelledby="opportunities-title" className="op-page">
      <div className="grid gap-2">
        <h1 id="opportunities-title">{t('title')}</h1>
        <p className="text-ink-2">{t('intro')}</p>
      </div>
      <div ref={columns} className="op-columns">
        <div className="op-side">
          <LocationPicker location={location} onLocation={onLocation} />
          <FitCheck answers={answers} onAnswers={onAnswers} onForget={onForget} />
        </div>
        <Tabs
          label={t('tabsLabel')}
          value={tab}
          onChange={(id) => onTab(id as HubTab)}
          items={[...opportunityKinds.map(kindTab), { id: 'tools', label: t('tabs.tools'), panel: tools }]}
        />
      </div>
    </Page>
  )
}

/** On a phone the tabs scroll sideways: a link to a late tab must scroll it into view. */
function useOpenTabInView(tab: HubTab, counts: KindCounts) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = ref.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
    if (open?.parentElement) open.parentElement.scrollLeft = open.offsetLeft - open.parentElement.offsetLeft
  }, [tab, counts])
  return ref
}

function KindPanel(props: OpportunitiesScreenProps & { kind: OpportunityKind }) {
  const t = useText('opportunities')
  const { kind, list, filters, location, answers, onFilters, onMore, onRetry, onTab } = props
  return (
    <div className="op-panel-body">
      <h2 className="sr-only">{t(`tabs.${kind}`)}</h2>
      <HubFilterBar
        filters={filters}
        hasCounty={location.county !== null}
        resultText={resultText(t, list)}
        onFilters={onFilters}
      />
      {list.phase === 'loading' && <Skeleton lines={6} />}
      {list.phase === 'failed' && <ListFailed isOffline={list.isOffline} text={list.text} onRetry={onRetry} />}
      {list.phase === 'ready' && list.total > 0 && <OpportunityList list={list} answers={answers} onMore={onMore} />}
      {list.phase === 'ready' && list.total === 0 && (
        <Suspense>
          <EmptyList
            kind={kind}
            isFiltered={isFiltered(filters)}
            onClear={() => onFilters(noFilters)}
            onTraining={() => onTab('training')}
          />
        </Suspense>
      )}
    </div>
  )
}

function resultText(t: OpportunityText, list: ListState): string {
  if (list.phase === 'failed') return ''
  if (list.phase === 'loading') return t('loading')
  if (list.total === 0) return t('foundNone')
  return list.total === 1 ? t('foundOne') : t('found', { count: list.total })
}

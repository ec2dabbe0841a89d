import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import './opportunities.css'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { type ListedOpportunity, type OpportunityKind, opportunityKinds } from '#domain/opportunities/opportunity.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { FitCheck, type FitCheckProps } from './fit-check.tsx'
import { type HubFilters, isFiltered, noFilters, type LocationChoiceProps } from './list-query.ts'
import { type ToolName, toolNames } from './tools/tool-names.ts'
import { OpportunityList } from './opportunity-list.tsx'
import type { OpportunityText } from './opportunity-texts.ts'
import { LocationPicker } from './location-picker.tsx'
import type { KindCounts, ListState } from './use-opportunities.ts'
import type { HubTab } from './use-tab.ts'

const JobCenter = lazy(async () => ({ default: (await import('./job-center.tsx')).JobCenter }))
const HubFilterBar = lazy(async () => ({ default: (await import('./hub-filters.tsx')).HubFilterBar }))
const EmptyList = lazy(async () => ({ default: (await import('./empty-list.tsx')).EmptyList }))

export interface OpportunitiesScreenProps extends LocationChoiceProps, FitCheckProps {
  tab: HubTab
  onTab: (tab: HubTab) => void
  /** Number of openings of each kind, as far as known. */
  counts: KindCounts
  /** The nearest one; null when none is listed, undefined while that is not known. */
  jobCenter: ListedOpportunity | null | undefined
  filters: HubFilters
  onFilters: (filters: HubFilters) => void
  list: ListState
  onRetry: () => void
  onMore: () => void
  /** Content of the last tab. */
  tools: ReactNode
  onTool: (name: ToolName) => void
}

/** The hub: location and check beside the tabs with lists and tools. */
export function OpportunitiesScreen(props: OpportunitiesScreenProps) {
  const t = useText('opportunities')
  const { tab, onTab, counts, location, onLocation, jobCenter, answers, onAnswers, onForget, tools, onTool } = props
  const columns = useOpenTabInView(tab, counts)
  const kindTab = (kind: OpportunityKind) => ({
    id: kind,
    label: (
      <>
        {t(`tabs.${kind}`)}
        {/* Its place is kept until the number is known, so that no tab moves. */}
        <span className="op-count">{counts[kind]}</span>
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
          {location.county !== null && jobCenter !== undefined && (
            <Suspense>
              <JobCenter center={jobCenter} place={location.county} />
            </Suspense>
          )}
          {tab !== 'tools' && <ToolButtons onTool={onTool} />}
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

/** The four tools stand before the lists: they help on a day without postings, too. */
function ToolButtons({ onTool }: Pick<OpportunitiesScreenProps, 'onTool'>) {
  const t = useText('opportunities')
  return (
    <section aria-labelledby="op-tools" className="op-panel">
      <h2 id="op-tools" className="op-panel-title">
        {t('toolsTitle')}
      </h2>
      <div className="op-tools">
        {toolNames.map((name) => (
          <Button key={name} size="small" onClick={() => onTool(name)}>
            {t(`toolNames.${name}`)}
          </Button>
        ))}
      </div>
    </section>
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

/** At most so many are read without filtering. */
const fewItems = 3

function KindPanel(props: OpportunitiesScreenProps & { kind: OpportunityKind }) {
  const t = useText('opportunities')
  const { kind, list, filters, location, answers, onFilters, onMore, onRetry, onTab } = props
  const isReady = list.phase === 'ready'
  // A list that can be seen at one glance needs no filters.
  const hasFilters = isFiltered(filters) || (isReady && list.total > fewItems)
  const hasNoPosting =
    kind === 'job' && isReady && list.total > 0 && !isFiltered(filters) && list.items.every(({ isPosted }) => !isPosted)
  return (
    <div className="op-panel-body">
      <h2 className="sr-only">{t(`tabs.${kind}`)}</h2>
      {hasFilters ? (
        <Suspense>
          <HubFilterBar
            filters={filters}
            hasCounty={location.county !== null}
            resultText={resultText(t, list)}
            onFilters={onFilters}
          />
        </Suspense>
      ) : (
        <p role="status" className="op-quiet">
          {resultText(t, list)}
        </p>
      )}
      {hasNoPosting && (
        <Notice title={t('empty.job')}>
          <p>{t('empty.programs')}</p>
        </Notice>
      )}
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

interface ListFailedProps {
  isOffline: boolean
  text: string | undefined
  onRetry: () => void
}

function ListFailed({ isOffline, text, onRetry }: ListFailedProps) {
  const t = useText('opportunities')
  const common = useText('common')
  return (
    <LoadFailed
      title={t(isOffline ? 'offline' : 'notLoaded')}
      text={isOffline ? t('offlineText') : text}
      onRetry={onRetry}
    >
      <Button size="small" variant="quiet" href="tel:211">
        {common('call211')}
      </Button>
    </LoadFailed>
  )
}

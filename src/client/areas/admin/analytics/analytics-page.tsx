import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import {
  type AdminAnalytics,
  type CountyGap,
  openResearchTask,
  showAdminAnalytics,
} from '#contracts/admin-analytics.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { CountyMap } from '#domain/admin-analytics/county-map.ts'
import { Health } from '../health/health.tsx'
import { useAdminHome } from '../health/use-admin-home.ts'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { PanelState } from '../review-queue/panel-state.tsx'
import { useReviewActions } from '../review-queue/use-review-actions.ts'
import { useMayChange } from '../review-queue/use-may-change.ts'
import { AnalyticsFilterBar } from './analytics-filters.tsx'
import { AnalyticsView } from './analytics-view.tsx'
import { type AnalyticsFilters, noFilters, toAnalyticsQuery } from './filter-query.ts'
import type { MapLoadState } from './gap-map.tsx'
import { gapKey } from './gap-table.tsx'
import { parseListingsQuery } from './listings-address.ts'
import { ListingsPage } from './listings-page.tsx'
import { useDebouncedValue } from './use-debounced-value.ts'

/** /admin/analytics: service statistics. The filters are kept while the user views the listings behind a figure. */
export function AnalyticsPage() {
  const [params] = useSearchParams()
  const [filters, setFilters] = useState(noFilters)
  const listings = parseListingsQuery(params)
  return listings ? (
    <ListingsPage listingsQuery={listings} />
  ) : (
    <NumbersPage filters={filters} setFilters={setFilters} />
  )
}

interface NumbersPageProps {
  filters: AnalyticsFilters
  setFilters: (filters: AnalyticsFilters) => void
}

function NumbersPage({ filters, setFilters }: NumbersPageProps) {
  const t = useText('adminAnalytics')
  const isAdmin = useMayChange()
  const analyticsQuery = toAnalyticsQuery({ ...filters, code: useDebouncedValue(filters.code) })
  const query = useQuery({
    queryKey: ['admin-analytics', analyticsQuery],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => (await callStaff(showAdminAnalytics, { query: analyticsQuery })).analytics,
  })
  const map = useCountyMap()
  const { research, ...actions } = useResearch()
  const resultText = useResultText(query.isFetching, query.data)
  const wrong = wrongFilter(query.error)
  const clear = () => setFilters(noFilters)
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      {isAdmin && <HealthStrip />}
      <AnalyticsFilterBar filters={filters} onChange={setFilters} resultText={resultText} />
      {wrong ? (
        <Notice announce tone="danger" title={t(wrong === 'code' ? 'filters.badCode' : 'filters.badDays')}>
          <Button size="small" onClick={clear}>
            {t('filters.clear')}
          </Button>
        </Notice>
      ) : (
        <PanelState query={query}>
          {(analytics) => (
            <AnalyticsView
              {...actions}
              analytics={analytics}
              query={analyticsQuery}
              isBusy={query.isFetching}
              map={map}
              onClear={clear}
              onResearch={research}
            />
          )}
        </PanelState>
      )}
    </ReviewQueueFrame>
  )
}

/** The filter the server rejected. */
function wrongFilter(error: Error | null): 'code' | 'days' | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null
  return error.failure?.fields?.some(({ path }) => path === 'code') ? 'code' : 'days'
}

function useResultText(isFetching: boolean, analytics: AdminAnalytics | undefined): string {
  const t = useText('adminAnalytics')
  const { language } = useLanguage()
  if (isFetching) return t('filters.loading')
  if (!analytics) return t('filters.none')
  return t('filters.shown', { from: humanDate(analytics.from, language), to: humanDate(analytics.to, language) })
}

/** Turns a gap into a task for reviewers and confirms it on the page. */
function useResearch() {
  const t = useText('adminAnalytics')
  const needs = useTextModule('needs')
  const { notice, noticeBox: saidBox, buttonProps, press } = useReviewActions()
  const research = ({ fips, need, county, state }: CountyGap) =>
    press(gapKey({ fips, need }), async () => {
      await callStaff(openResearchTask, { body: { fips, need } })
      return t('gaps.opened', { need: needs[need].label, county, state })
    })
  return { said: notice, saidBox, buttonProps, research }
}

/** Loaded after the page, so that the stats do not wait for the map. */
function useCountyMap(): MapLoadState {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['county-map'],
    queryFn: async () => CountyMap.parse((await import('#data/maps/us-counties.json')).default),
  })
  if (data) return { map: data }
  return isError && !isFetching ? { failed: true, onRetry: () => void refetch() } : 'waiting'
}

/** The health of the service, for pages other than the home page. */
function HealthStrip() {
  const home = useAdminHome()
  return <PanelState query={home}>{({ health }) => <Health health={health} />}</PanelState>
}

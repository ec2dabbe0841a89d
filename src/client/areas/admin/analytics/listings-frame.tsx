import './analytics.css'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { freshnessAges, type FreshnessAge } from '#domain/admin-analytics/freshness.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import type { ListingsQuery } from './listings-address.ts'
import { useLocationFilters } from './use-location-filters.ts'

interface ListingsFrameProps {
  listingsQuery: ListingsQuery
  /** Undefined while loading. */
  total: number | undefined
  onAsk: (listingsQuery: ListingsQuery) => void
  children: ReactNode
}

/** The frame around the listings of one age: a way back, and a description of the selection. */
export function ListingsFrame({ listingsQuery, total, onAsk, children }: ListingsFrameProps) {
  const t = useText('adminAnalytics')
  const { count } = useNumberFormat(t('hidden'))
  const top = useFocusOnMount<HTMLDivElement>()
  const { age, state = '', need = '' } = listingsQuery
  const locationFilters = useLocationFilters({ state, need })
  const handleChange = (key: string, value: string | boolean) =>
    onAsk({
      age: key === 'age' ? (value as FreshnessAge) : age,
      state: StateCode.safeParse(key === 'state' ? value : state).data,
      need: NeedKey.safeParse(key === 'need' ? value : need).data,
    })
  return (
    <div ref={top} tabIndex={-1} className="desk-stack">
      <ReviewQueueFrame title={t('listings.title')} intro={t('listings.intro')}>
        <p>
          <Link href="/admin/analytics" className="ui-text-link an-link">
            {t('listings.back')}
          </Link>
        </p>
        <FilterBar
          label={t('filters.label')}
          summaryLabel={t('filters.show')}
          clearLabel={t('filters.clear')}
          resultText={total === undefined ? t('listings.loading') : t('listings.count', { count: count(total) })}
          onClear={state || need ? () => onAsk({ age }) : undefined}
          onChange={handleChange}
          filters={[
            {
              kind: 'select',
              key: 'age',
              label: t('listings.age'),
              value: age,
              options: freshnessAges.map((value) => ({ value, label: t(`freshness.ages.${value}`) })),
            },
            ...locationFilters.filters,
          ]}
        />
        {children}
      </ReviewQueueFrame>
    </div>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showPartnerAnalytics } from '#contracts/partner-analytics.ts'
import type { MonthRange } from '#domain/partner-analytics/months.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import { callStaff, staffSession } from '#client/state/session/staff-session.ts'
import { AnalyticsView } from './analytics-view.tsx'
import { monthsToChoose, PeriodPicker } from './period-picker.tsx'
import { PosterSection } from './poster-section.tsx'

/** /partner-portal/analytics: the partner's own stats, and its link. */
export function AnalyticsPage() {
  const t = useText('partnerAnalytics')
  const [months] = useState(() => monthsToChoose(Date.now()))
  const [period, setPeriod] = useState<MonthRange>(months.usual)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['partner-analytics', period],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => (await callStaff(showPartnerAnalytics, { query: period })).analytics,
  })
  const title = useRef<HTMLHeadingElement>(null)
  const handleRetry = async () => {
    await refetch()
    // The button disappears on success.
    title.current?.focus()
  }
  return (
    <div className="pn-page">
      <h1 id="partner-title" ref={title} tabIndex={-1}>
        {t('title')}
      </h1>
      <OrganizationOnPaper />
      <p>{t('intro')}</p>
      <PeriodPicker months={months.all} period={period} onPeriod={setPeriod} />
      {isError && (
        <LoadFailed
          tone="danger"
          title={t('failed')}
          text={null}
          retryLabel={t('tryAgain')}
          isRetrying={isFetching}
          onRetry={() => void handleRetry()}
        />
      )}
      {!isError && <AnalyticsView analytics={data} isBusy={isFetching} />}
      <PosterSection visits={data?.visitsByCode} />
    </div>
  )
}

/** A printout for a funder names the organization; on the screen the bar above does. */
function OrganizationOnPaper() {
  const session = useStore(staffSession)
  const organization = 'account' in session ? session.account.organization : null
  return (
    organization && (
      <p className="pn-on-paper">
        <strong>{organization.name}</strong>
      </p>
    )
  )
}

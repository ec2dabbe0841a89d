import './analytics.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showPartnerAnalytics } from '#contracts/partner-analytics.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { callStaff } from '#client/state/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { AnalyticsView } from './analytics-view.tsx'
import { Poster } from './poster.tsx'

/** /partner-portal/analytics: the numbers of the own organization, and its link. */
export function AnalyticsPage() {
  const t = useText('partnerAnalytics')
  const [period, setPeriod] = useState<{ from?: string; to?: string }>({})
  const numbers = useQuery({
    queryKey: ['partner-analytics', period], staleTime: 0, placeholderData: keepPreviousData,
    queryFn: async () => (await callStaff(showPartnerAnalytics, { query: period })).analytics,
  })
  return (
    <div className="pa-page">
      <h1 id="partner-title">{t('title')}</h1>
      <p>{t('intro')}</p>
      {numbers.isError && (
        <Notice announce tone="danger" title={t('failed')}>
          <Button size="small" onClick={() => void numbers.refetch()}>{t('tryAgain')}</Button>
        </Notice>
      )}
      {numbers.data
        ? <AnalyticsView analytics={numbers.data} onPeriod={setPeriod} />
        : !numbers.isError && <LoadingPart />}
      <Poster visits={numbers.data?.visitsByCode} />
    </div>
  )
}

import type { PartnerAnalytics } from '#contracts/partner-analytics.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Chart } from '#client/ui/chart/chart.tsx'
import { AnalyticsTables } from './analytics-tables.tsx'
import { monthKeys, useMonthName } from './month-words.ts'
import { NextSteps } from './next-steps.tsx'
import { NumberTools } from './number-tools.tsx'

interface AnalyticsViewProps {
  analytics: PartnerAnalytics
  onPeriod: (period: { from: string; to: string }) => void
}

export function AnalyticsView({ analytics, onPeriod }: AnalyticsViewProps) {
  const t = useText('partnerAnalytics')
  const monthName = useMonthName()
  const { months, declineReasons } = analytics
  return (
    <>
      <NextSteps suggestions={analytics.suggestions} />
      <NumberTools analytics={analytics} onPeriod={onPeriod} />
      <Chart
        title={t('months.title')} kind="bar" tableLabel={t('months.table')} hiddenText={t('hidden')}
        labels={months.map(({ month }) => monthName(month))}
        series={monthKeys.map((key) => ({ label: t(`months.${key}`), values: months.map((one) => one[key]) }))}
      />
      <div className="pa-cards">
        <AnswerTime analytics={analytics} />
        <HelpShare share={analytics.gotHelpShare} />
      </div>
      {declineReasons.length === 0
        ? <Card><h2>{t('reasons.title')}</h2><p>{t('reasons.none')}</p></Card>
        : (
          <Chart
            title={t('reasons.title')} kind="bar" tableLabel={t('reasons.table')} hiddenText={t('hidden')}
            labels={declineReasons.map(({ reason }) => t(`reasons.names.${reason}`))}
            series={[{ label: t('reasons.count'), values: declineReasons.map(({ count }) => count) }]}
          />
        )}
      <AnalyticsTables analytics={analytics} />
    </>
  )
}

function AnswerTime({ analytics: { medianHours, countyMedianHours } }: { analytics: PartnerAnalytics }) {
  const t = useText('partnerAnalytics')
  const { language } = useLanguage()
  const hours = (value: number) => new Intl.NumberFormat(`${language}-US`, { maximumFractionDigits: 1 }).format(value)
  return (
    <Card as="section" className="pa-stack">
      <h2>{t('time.title')}</h2>
      <p>{medianHours === null ? t('time.oursNone') : t('time.ours', { hours: hours(medianHours) })}</p>
      <p>{countyMedianHours === null ? t('time.countyNone') : t('time.county', { hours: hours(countyMedianHours) })}</p>
    </Card>
  )
}

function HelpShare({ share }: { share: number | null }) {
  const t = useText('partnerAnalytics')
  const { language } = useLanguage()
  const percent = (value: number) => new Intl.NumberFormat(`${language}-US`, { style: 'percent' }).format(value)
  return (
    <Card as="section" className="pa-stack">
      <h2>{t('help.title')}</h2>
      <p>{share === null ? t('help.none') : t('help.share', { percent: percent(share) })}</p>
    </Card>
  )
}

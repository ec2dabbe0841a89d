import './analytics.css'
import type { PartnerAnalytics } from '#contracts/partner-analytics.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Chart } from '#client/ui/chart/chart.tsx'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import { AnalyticsTables } from './analytics-tables.tsx'
import { answerKeys, outcomeKeys } from './month-keys.ts'
import { NextSteps } from './next-steps.tsx'
import { NumberTools } from './number-tools.tsx'

interface AnalyticsViewProps {
  /** The previous period's stats while new ones load; undefined at first. */
  analytics: PartnerAnalytics | undefined
  isBusy: boolean
}

export function AnalyticsView({ analytics, isBusy }: AnalyticsViewProps) {
  const t = useText('partnerAnalytics')
  const { language } = useLanguage()
  return (
    <div className="pn-numbers" aria-busy={isBusy}>
      <p role="status" className="pn-quiet">
        {isBusy || !analytics
          ? t('loading')
          : t('shownFor', { from: humanDate(analytics.from, language), to: humanDate(analytics.to, language) })}
      </p>
      {analytics ? <Numbers analytics={analytics} /> : <Skeleton lines={6} />}
    </div>
  )
}

function Numbers({ analytics }: { analytics: PartnerAnalytics }) {
  return (
    <>
      <NextSteps suggestions={analytics.suggestions} listings={analytics.listings} />
      <NumberTools analytics={analytics} />
      <MonthCharts months={analytics.months} />
      <div className="pn-cards">
        <AnswerTime analytics={analytics} />
        <HelpShare share={analytics.gotHelpShare} />
      </div>
      <Reasons reasons={analytics.declineReasons} />
      <AnalyticsTables analytics={analytics} />
    </>
  )
}

/** Two charts: in a single one, colors would repeat. */
function MonthCharts({ months }: Pick<PartnerAnalytics, 'months'>) {
  const t = useText('partnerAnalytics')
  const { language } = useLanguage()
  const shared = {
    kind: 'bar',
    hiddenText: t('hidden'),
    labels: months.map(({ month }) => humanDate(month, language)),
  } as const
  const series = (keys: readonly (typeof answerKeys | typeof outcomeKeys)[number][]) =>
    keys.map((key) => ({ label: t(`months.${key}`), values: months.map((entry) => entry[key]) }))
  return (
    <>
      <Chart {...shared} title={t('months.title')} tableLabel={t('months.table')} series={series(answerKeys)} />
      <Chart
        {...shared}
        title={t('months.outcomeTitle')}
        tableLabel={t('months.outcomeTable')}
        series={series(outcomeKeys)}
      />
    </>
  )
}

function Reasons({ reasons }: { reasons: PartnerAnalytics['declineReasons'] }) {
  const t = useText('partnerAnalytics')
  if (reasons.length === 0) {
    return (
      <Card as="section" className="pn-stack">
        <h2>{t('reasons.title')}</h2>
        <p>{t('reasons.none')}</p>
      </Card>
    )
  }
  return (
    <Chart
      title={t('reasons.title')}
      kind="bar"
      tableLabel={t('reasons.table')}
      hiddenText={t('hidden')}
      labels={reasons.map(({ reason }) => t(`reasons.names.${reason}`))}
      series={[{ label: t('reasons.count'), values: reasons.map(({ count }) => count) }]}
    />
  )
}

function AnswerTime({ analytics: { medianHours, countyMedianHours } }: { analytics: PartnerAnalytics }) {
  const t = useText('partnerAnalytics')
  const { hours } = useNumberFormat(t('hidden'))
  return (
    <Card as="section" className="pn-stack">
      <h2>{t('time.title')}</h2>
      <p>{medianHours === null ? t('time.oursNone') : t('time.ours', { hours: hours(medianHours) })}</p>
      <p>{countyMedianHours === null ? t('time.countyNone') : t('time.county', { hours: hours(countyMedianHours) })}</p>
    </Card>
  )
}

function HelpShare({ share }: { share: number | null }) {
  const t = useText('partnerAnalytics')
  const { percent } = useNumberFormat(t('hidden'))
  return (
    <Card as="section" className="pn-stack">
      <h2>{t('help.title')}</h2>
      <p>{share === null ? t('help.none') : t('help.share', { percent: percent(share) })}</p>
    </Card>
  )
}

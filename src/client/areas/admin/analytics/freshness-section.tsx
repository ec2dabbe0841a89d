import { Link } from 'wouter'
import type { AdminAnalytics, AnalyticsQuery } from '#contracts/admin-analytics.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Chart } from '#client/ui/chart/chart.tsx'
import { listingsAddress } from './listings-address.ts'

interface FreshnessSectionProps extends Pick<AdminAnalytics, 'freshness'> {
  query: Pick<AnalyticsQuery, 'state' | 'need'>
}

/** How long ago listings were checked; each age links to its listings. */
export function FreshnessSection({ freshness, query: { state, need } }: FreshnessSectionProps) {
  const t = useText('adminAnalytics')
  const renderName = (index: number) => {
    const { age, listings } = freshness[index] ?? { listings: 0 }
    if (!age || listings === 0) return undefined
    const name = t(`freshness.ages.${age}`)
    return (
      <Link
        href={listingsAddress({ age, state, need })}
        className="ui-text-link an-link"
        aria-label={t('freshness.open', { age: name })}
      >
        {name}
      </Link>
    )
  }
  return (
    <section className="desk-stack" aria-labelledby="an-freshness">
      <h2 id="an-freshness">{t('freshness.title')}</h2>
      <p className="desk-quiet" data-print="hide">
        {t('freshness.hint')}
      </p>
      <Chart
        title={t('freshness.chart')}
        kind="bar"
        tableLabel={t('freshness.table')}
        hiddenText={t('hidden')}
        labels={freshness.map(({ age }) => t(`freshness.ages.${age}`))}
        rowName={renderName}
        series={[{ label: t('freshness.listings'), values: freshness.map(({ listings }) => listings) }]}
      />
    </section>
  )
}

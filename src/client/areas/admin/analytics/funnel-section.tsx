import type { AdminAnalytics } from '#contracts/admin-analytics.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Chart } from '#client/ui/chart/chart.tsx'
import { CountTable } from './count-table.tsx'

type Funnel = NonNullable<AdminAnalytics['funnel']>

const steps = ['sent', 'opened', 'answered', 'accepted', 'gotHelp'] as const

/** From a sent introduction to the help it led to. */
export function FunnelSection({ funnel }: { funnel: Funnel }) {
  const t = useText('adminAnalytics')
  const { hours } = useNumberFormat(t('hidden'))
  return (
    <section className="desk-stack" aria-labelledby="an-funnel">
      <h2 id="an-funnel">{t('funnel.title')}</h2>
      <Chart
        title={t('funnel.chart')}
        kind="bar"
        tableLabel={t('funnel.table')}
        hiddenText={t('hidden')}
        labels={steps.map((step) => t(`funnel.steps.${step}`))}
        series={[{ label: t('funnel.count'), values: steps.map((step) => funnel[step]) }]}
      />
      <p>
        {funnel.medianHours === null
          ? t('funnel.medianNone')
          : t('funnel.median', { hours: hours(funnel.medianHours) })}
      </p>
      <FunnelTables funnel={funnel} />
    </section>
  )
}

function FunnelTables({ funnel: { byNeed, byUrgency, byLanguage, overdue } }: { funnel: Funnel }) {
  const t = useText('adminAnalytics')
  const needs = useTextModule('needs')
  const shared = { labels: [t('funnel.sent'), t('funnel.answered')], none: t('funnel.byNeedNone') }
  const row = (key: string, name: string, { sent, answered }: Pick<Funnel, 'sent' | 'answered'>) => ({
    key,
    name,
    counts: [sent, answered],
  })
  return (
    <div className="an-tables">
      <div className="desk-stack">
        <CountTable
          {...shared}
          caption={t('funnel.byNeed')}
          nameLabel={t('funnel.need')}
          rows={byNeed.map((entry) => row(entry.need, needs[entry.need].label, entry))}
        />
        <p className="desk-quiet">{t('funnel.needNote')}</p>
      </div>
      <CountTable
        {...shared}
        caption={t('funnel.byUrgency')}
        nameLabel={t('funnel.urgency')}
        rows={byUrgency.map((entry) => row(entry.urgency, t(`funnel.urgencies.${entry.urgency}`), entry))}
      />
      <CountTable
        {...shared}
        caption={t('funnel.byLanguage')}
        nameLabel={t('funnel.language')}
        rows={byLanguage.map((entry) => row(entry.language, t(`equity.groups.${entry.language}`), entry))}
      />
      <div className="desk-stack">
        <CountTable
          caption={t('funnel.overdue')}
          nameLabel={t('funnel.organization')}
          labels={[t('funnel.late')]}
          none={t('funnel.overdueNone')}
          rows={overdue.map((entry, at) => ({ key: String(at), name: entry.organization, counts: [entry.overdue] }))}
        />
        <p className="desk-quiet">{t('funnel.overdueNote')}</p>
      </div>
    </div>
  )
}

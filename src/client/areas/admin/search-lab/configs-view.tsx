import { useText } from '#client/platform/i18n/use-text.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Chart } from '#client/ui/chart/chart.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { type ConfigActions, ConfigCard } from './config-card.tsx'
import type { SearchConfigList } from './queries.ts'

/** Saved weights, newest first, and their scores over time. */
export function ConfigsView({ list, ...actions }: { list: SearchConfigList } & Omit<ConfigActions, 'canMeasure'>) {
  const t = useText('adminSearch')
  const { configs, canMeasure } = list
  return (
    <section className="desk-stack" aria-labelledby="lab-saved">
      <h2 id="lab-saved">{t('saved.title')}</h2>
      <p>{t('saved.text')}</p>
      {!canMeasure && <Notice tone="warning">{t('saved.cannotMeasure')}</Notice>}
      {configs.length === 0 ? (
        <EmptyState title={t('saved.none')} headingLevel="h3">
          {t('saved.noneText')}
        </EmptyState>
      ) : (
        !configs.some(({ status }) => status === 'active') && <p>{t('saved.shippedInUse')}</p>
      )}
      <HistoryChart configs={configs} />
      <ul className="desk-list">
        {configs.map((config) => (
          <ConfigCard key={config.id} config={config} canMeasure={canMeasure} {...actions} />
        ))}
      </ul>
    </section>
  )
}

const percent = (share: number) => Math.round(share * 1000) / 10

function HistoryChart({ configs }: Pick<SearchConfigList, 'configs'>) {
  const t = useText('adminSearch')
  const { language } = useLanguage()
  const runs = configs
    .flatMap(({ name, measured }) => (measured ? [{ name, measured }] : []))
    .toSorted((a, b) => (a.measured.at < b.measured.at ? -1 : 1))
  if (runs.length === 0) return null
  return (
    <Chart
      kind="line"
      title={t('saved.chart')}
      tableLabel={t('saved.chartTable')}
      hiddenText={t('saved.chartNone')}
      unit="%"
      labels={runs.map(({ name, measured }) => `${name}, ${humanDate(measured.at.slice(0, 10), language)}`)}
      series={[
        { label: t('saved.own'), values: runs.map(({ measured }) => percent(measured.figures.ndcg)) },
        { label: t('saved.active'), values: runs.map(({ measured }) => percent(measured.active.ndcg)) },
      ]}
    />
  )
}

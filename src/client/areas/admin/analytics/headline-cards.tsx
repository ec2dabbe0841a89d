import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import type { AdminAnalytics, AnalyticsQuery } from '#contracts/admin-analytics.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { humanDate } from '#client/shared/formats/dates.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { countedDays, formatFormula, targets, type Verdict, judgeFigure } from './figure-rules.ts'
import { useCells } from './use-cells.tsx'

type Figure = NonNullable<AdminAnalytics['figures']>[number]

interface HeadlineCardsProps {
  analytics: AdminAnalytics
  figures: readonly Figure[]
  query: AnalyticsQuery
}

/** Six key figures of the service, each with its target and definition. */
export function HeadlineCards({ analytics, figures, query }: HeadlineCardsProps) {
  const t = useText('adminAnalytics')
  return (
    <section className="desk-stack" aria-labelledby="an-figures">
      <h2 id="an-figures">{t('figures.title')}</h2>
      <p className="desk-quiet" data-print="hide">
        {t('figures.hint')}
      </p>
      <ul className="an-cards">
        {figures.map((figure) => (
          <FigureCard key={figure.name} figure={figure} days={analytics} query={query} />
        ))}
      </ul>
    </section>
  )
}

interface FigureCardProps {
  figure: Figure
  days: AdminAnalytics
  query: AnalyticsQuery
}

const tones = { met: 'ok', notMet: 'wait', unknown: 'plain', noTarget: 'plain' } as const

function FigureCard({ figure: { name, value, of }, days, query }: FigureCardProps) {
  const t = useText('adminAnalytics')
  const cells = useCells()
  const words = useNumberFormat(t('hidden'))
  const target = targets[name]
  const verdict = judgeFigure(name, value)
  return (
    <Card as="li" tone={tones[verdict]} className="an-card">
      <Definition name={name} days={days} query={query} />
      <p className="an-value">
        <strong>{cells.figure(name, value)}</strong>
        {name !== 'sessions' && of !== null && (
          <>
            {' '}
            <span>{t('figures.of', { count: words.count(of) })}</span>
          </>
        )}
      </p>
      <p className="desk-quiet">
        {target ? t(`figures.${target.is}`, { percent: words.percent(target.share) }) : t('figures.noTarget')}
      </p>
      <VerdictBadge verdict={verdict} />
    </Card>
  )
}

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useText('adminAnalytics')
  if (verdict === 'noTarget') return null
  const { tone, Icon } = {
    met: { tone: 'ok', Icon: CircleCheck },
    notMet: { tone: 'coral', Icon: TriangleAlert },
    unknown: { tone: 'plain', Icon: CircleHelp },
  }[verdict] as { tone: 'ok' | 'coral' | 'plain'; Icon: typeof CircleCheck }
  return (
    <p>
      <Badge tone={tone} icon={<Icon aria-hidden />}>
        {t(`figures.${verdict}`)}
      </Badge>
    </p>
  )
}

/** Opens from the name: what is counted, of what, over which days, and as a formula. */
function Definition({ name, days, query }: { name: Figure['name']; days: AdminAnalytics; query: AnalyticsQuery }) {
  const t = useText('adminAnalytics')
  const { language } = useLanguage()
  const counted = countedDays(days)
  const written = counted && { from: humanDate(counted.from, language), to: humanDate(counted.to, language) }
  return (
    <details className="an-definition">
      <summary>{t(`figures.names.${name}`)}</summary>
      <p>{t(`figures.counted.${name}`)}</p>
      <p>{t(`figures.ofWhat.${name}`)}</p>
      <p>{written ? t('figures.days', written) : t('figures.daysNone')}</p>
      <p className="desk-quiet">{t('figures.formula')}</p>
      <code>{formatFormula(name, counted ?? days, query)}</code>
    </details>
  )
}

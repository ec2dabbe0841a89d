import './analytics.css'
import type { AdminAnalytics, AnalyticsQuery } from '#contracts/admin-analytics.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ChatSection } from './chat-section.tsx'
import { EquitySection } from './equity-section.tsx'
import { csvAddress } from './filter-query.ts'
import { FreshnessSection } from './freshness-section.tsx'
import { FunnelSection } from './funnel-section.tsx'
import { GapSection, type GapSectionProps } from './gap-section.tsx'
import { HeadlineCards } from './headline-cards.tsx'
import { NumberTools } from './number-tools.tsx'
import { UseSection } from './use-section.tsx'

export interface AnalyticsViewProps extends Omit<GapSectionProps, 'analytics' | 'state' | 'onClear'> {
  analytics: AdminAnalytics
  /** The filters of these stats. */
  query: AnalyticsQuery
  isBusy: boolean
  onClear: () => void
}

/** Reviewers see the gaps and the freshness; the server sends them nothing else. */
export function AnalyticsView({ analytics, query, isBusy, onClear, ...gaps }: AnalyticsViewProps) {
  const { figures, splits, funnel, chat, use, faults, freshness } = analytics
  const { language } = useLanguage()
  const hasFilters = Object.keys(query).length > 0
  return (
    <div className="an-page" aria-busy={isBusy}>
      <CountedUntil day={analytics.countedUntil} />
      <NumberTools csvHref={figures && csvAddress(query, language)} />
      <HowToRead />
      {figures && <HeadlineCards analytics={analytics} figures={figures} query={query} />}
      <GapSection {...gaps} analytics={analytics} state={query.state} onClear={hasFilters ? onClear : undefined} />
      <FreshnessSection freshness={freshness} query={query} />
      {funnel && <FunnelSection funnel={funnel} />}
      {figures && <ChatSection chat={chat} onClear={onClear} />}
      {figures && splits && <EquitySection figures={figures} splits={splits} />}
      {faults && <UseSection use={use} faults={faults} onClear={onClear} />}
    </div>
  )
}

function CountedUntil({ day }: { day: string | null }) {
  const t = useText('adminAnalytics')
  const { language } = useLanguage()
  return day === null ? (
    <Notice tone="info">{t('notCounted')}</Notice>
  ) : (
    <p>
      <strong>{t('countedUntil', { day: humanDate(day, language) })}</strong>
    </p>
  )
}

function HowToRead() {
  const t = useText('adminAnalytics')
  return (
    <details className="an-definition">
      <summary>{t('read.title')}</summary>
      <ul>
        {(['hidden', 'filter', 'counted', 'area'] as const).map((key) => (
          <li key={key}>{t(`read.${key}`)}</li>
        ))}
      </ul>
    </details>
  )
}

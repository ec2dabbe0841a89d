import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '#client/ui/button/button.tsx'
import type { StateCode } from '#domain/places/states.ts'
import { ResultNotice } from '../review-queue/result-notice.tsx'
import type { ReviewActions } from '../review-queue/use-review-actions.ts'
import { GapMap, type MapLoadState } from './gap-map.tsx'
import { GapTable, type GapTableProps } from './gap-table.tsx'
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
import { HeadlineCards } from './headline-cards.tsx'
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

interface GapSectionProps extends Omit<GapTableProps, 'gaps'> {
  analytics: Pick<AdminAnalytics, 'gaps' | 'counties'>
  map: MapLoadState
  state: StateCode | undefined
  said: ReviewActions<never>['notice']
  saidBox: ReviewActions<never>['noticeBox']
}

/** Counties with many searches and few listings. */
function GapSection({ analytics, map, state, said: notice, saidBox, ...table }: GapSectionProps) {
  const t = useText('adminAnalytics')
  return (
    <section className="desk-stack" aria-labelledby="an-gaps">
      <h2 id="an-gaps">{t('gaps.title')}</h2>
      <p>{t('gaps.intro')}</p>
      <p data-print="hide">
        <Link href="/admin/review?tab=suggestions" className="ui-text-link">
          {t('gaps.toTasks')}
        </Link>
      </p>
      <ResultNotice notice={notice} box={saidBox} />
      <div className="an-gaps">
        <GapMap loading={map} counties={analytics.counties} state={state} />
        <GapTable {...table} gaps={analytics.gaps} />
      </div>
    </section>
  )
}

/** Print the stats, and for administrators download them as a file. */
function NumberTools({ csvHref }: { csvHref: string | null }) {
  const t = useText('adminAnalytics')
  const [cannotPrint, setCannotPrint] = useState(false)
  const handlePrint = () => {
    if (typeof window.print !== 'function') return setCannotPrint(true)
    window.print()
  }
  return (
    <div className="desk-stack" data-print="hide">
      <div className="desk-buttons">
        <Button icon={<Printer aria-hidden size={20} />} onClick={handlePrint}>
          {t('print')}
        </Button>
        {csvHref !== null && (
          <Button href={csvHref} download icon={<Download aria-hidden size={20} />}>
            {t('csv')}
          </Button>
        )}
      </div>
      {cannotPrint && (
        <Notice announce tone="danger">
          {t('cannotPrint')}
        </Notice>
      )}
    </div>
  )
}

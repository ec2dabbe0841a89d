import { Link } from 'wouter'
import type { AdminAnalytics } from '#contracts/admin-analytics.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ResultNotice } from '../review-queue/result-notice.tsx'
import type { ReviewActions } from '../review-queue/use-review-actions.ts'
import { GapMap, type MapLoadState } from './gap-map.tsx'
import { GapTable, type GapTableProps } from './gap-table.tsx'

export interface GapSectionProps extends Omit<GapTableProps, 'gaps'> {
  analytics: Pick<AdminAnalytics, 'gaps' | 'counties'>
  map: MapLoadState
  state: StateCode | undefined
  said: ReviewActions<never>['notice']
  saidBox: ReviewActions<never>['noticeBox']
}

/** Counties with many searches and few listings. */
export function GapSection({ analytics, map, state, said: notice, saidBox, ...table }: GapSectionProps) {
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

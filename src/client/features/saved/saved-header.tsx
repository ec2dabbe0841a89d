import { Bell, Briefcase, RefreshCw } from 'lucide-react'
import type { RefObject } from 'react'
import { filterSaved, countSaved, type SavedFilter, savedFilters } from '#domain/saved/order.ts'
import { type SavedList, countUnread } from '#domain/saved/saved-list.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { BackButton } from '#client/shared/back-button.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'

/** Status of the request for updates. */
export type News = 'unasked' | 'asking' | 'fresh' | 'failed'

export interface SavedHeaderProps {
  list: SavedList
  news: News
  filter: SavedFilter
  titleRef: RefObject<HTMLHeadingElement | null>
  onFilter: (filter: SavedFilter) => void
  onBack: () => void
  onRefresh: () => void
  onTakeWithMe: () => void
  onIntroductions: () => void
}

export function SavedHeader({ titleRef, ...props }: SavedHeaderProps) {
  const t = useText('saved')
  const { list, filter, onFilter } = props
  const [counts, unread] = [countSaved(list), countUnread(list)]
  const options = savedFilters.map((value) => ({
    value,
    label: t('filterCount', { filter: t(`filters.${value}`), count: counts[value] }),
  }))
  return (
    <div className="grid gap-3">
      <BackButton label={t('back')} onBack={props.onBack} />
      <h1 id="saved-title" ref={titleRef} tabIndex={-1}>
        {t('title')}
      </h1>
      {unread > 0 && (
        <p>
          <Badge tone="coral" icon={<Bell aria-hidden />}>
            {t('newResponses', { count: unread })}
          </Badge>
        </p>
      )}
      {list.length > 0 && (
        <>
          <div className="saved-filters">
            <SegmentedControl label={t('filters.label')} options={options} value={filter} onChange={onFilter} />
          </div>
          <HeaderButtons {...props} />
        </>
      )}
      <p role="status" className="text-md text-ink-2">
        {list.length > 0 && <ListStatus list={list} filter={filter} news={props.news} />}
      </p>
    </div>
  )
}

function HeaderButtons(props: Omit<SavedHeaderProps, 'titleRef'>) {
  const t = useText('saved')
  const { list, news, onRefresh, onTakeWithMe, onIntroductions } = props
  const hasSentRequest = list.some(({ warmIntroStatus }) => warmIntroStatus !== 'none')
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" icon={<Briefcase aria-hidden size={18} />} onClick={onTakeWithMe}>
        {t('takeWithMe')}
      </Button>
      {hasSentRequest && (
        <>
          <Button size="small" icon={<RefreshCw aria-hidden size={18} />} busy={news === 'asking'} onClick={onRefresh}>
            {t('refresh')}
          </Button>
          <Button size="small" variant="quiet" onClick={onIntroductions}>
            {t('allIntroductions')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Number of listings shown, and whether the list is up to date. */
function ListStatus({ list, filter, news }: Pick<SavedHeaderProps, 'list' | 'filter' | 'news'>) {
  const t = useText('saved')
  const count = filterSaved(list, filter).length
  const number = count === 1 ? t('countOne') : t('count', { count })
  const statusText = { unasked: null, asking: t('refreshing'), fresh: t('refreshed'), failed: t('refreshFailed') }[news]
  return (
    <>
      <span className="block">{number}</span>
      {statusText !== null && <span className="block">{statusText}</span>}
    </>
  )
}

import type { OpportunityReviewItem } from '#contracts/opportunities-staff.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { OpeningCard, type OpeningCardProps } from './opening-card.tsx'
import type { Show } from './queries.ts'

interface OpeningListProps extends Pick<OpeningCardProps, 'buttonProps' | 'onAct'> {
  openings: readonly OpportunityReviewItem[]
  show: Show
}

export function OpeningList({ openings, show, ...actions }: OpeningListProps) {
  const t = useText('adminReview')
  if (openings.length === 0) {
    return show === 'decided' ? (
      <EmptyState title={t('openings.emptyDecided')} />
    ) : (
      <EmptyState title={t('openings.empty')}>{t('openings.emptyText')}</EmptyState>
    )
  }
  return (
    <ul className="desk-list" aria-label={t('openings.list')}>
      {openings.map((opening) => (
        <li key={opening.id}>
          <OpeningCard opening={opening} {...actions} />
        </li>
      ))}
    </ul>
  )
}

import type { ChangeReviewItem } from '#contracts/partner-listings.ts'
import { ChangeLines } from '#client/features/listing-changes/change-lines.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import type { ReviewActions } from './use-review-actions.ts'

interface ChangeListProps {
  changes: readonly ChangeReviewItem[]
  buttonProps: ReviewActions<unknown>['buttonProps']
  onApprove: (waiting: ChangeReviewItem) => void
  onRefuse: (waiting: ChangeReviewItem) => void
}

export function ChangeList({ changes, ...actions }: ChangeListProps) {
  const t = useText('adminReviewQueue')
  if (changes.length === 0) return <EmptyState title={t('changes.empty')}>{t('changes.emptyText')}</EmptyState>
  return (
    <ul className="desk-list" aria-label={t('tabs.changes')}>
      {changes.map((waiting) => (
        <li key={waiting.change.id}>
          <ChangeCard waiting={waiting} {...actions} />
        </li>
      ))}
    </ul>
  )
}

type ChangeCardProps = Omit<ChangeListProps, 'changes'> & { waiting: ChangeReviewItem }

function ChangeCard({ waiting, buttonProps, onApprove, onRefuse }: ChangeCardProps) {
  const t = useText('adminReviewQueue')
  const { day } = useMoments()
  const { change, listingName: listing, organization } = waiting
  return (
    <Card as="article" className="desk-stack">
      <div className="desk-head">
        <h2>{t('changes.heading', { listing, organization })}</h2>
        {change.kind === 'add' && <Badge tone="sun">{t('changes.isNew')}</Badge>}
      </div>
      {change.author && <p>{t('changes.by', { name: change.author })}</p>}
      <p className="desk-quiet">{t('changes.sentOn', { date: day(change.at) })}</p>
      <ChangeLines change={change} />
      <div className="desk-buttons">
        <Button
          {...buttonProps(`approve ${change.id}`)}
          variant="primary"
          aria-label={t('changes.approveNamed', { name: listing })}
          onClick={() => onApprove(waiting)}
        >
          {t('changes.approve')}
        </Button>
        <Button
          {...buttonProps(`refuse ${change.id}`)}
          aria-label={t('changes.refuseNamed', { name: listing })}
          onClick={() => onRefuse(waiting)}
        >
          {t('changes.refuse')}
        </Button>
      </div>
    </Card>
  )
}

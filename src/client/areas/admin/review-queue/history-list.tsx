import type { ListingChange } from '#contracts/partner-listings.ts'
import type { HistoryEntry } from '#contracts/review.ts'
import { RejectReason } from '#domain/community/post.ts'
import { ChangeLines } from '#client/features/listing-changes/change-lines.tsx'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { ReviewActions } from './use-review-actions.ts'

interface HistoryListProps {
  entries: readonly HistoryEntry[]
  /** Accessible name of the list. */
  label: string
  buttonProps: ReviewActions<unknown>['buttonProps']
  /** Absent for users without the permission. */
  onUndo?: ((entry: HistoryEntry) => void) | undefined
}

/** Decisions with user, time and reason, newest first. */
export function HistoryList({ entries, label, buttonProps, onUndo }: HistoryListProps) {
  const t = useText('adminReview')
  if (entries.length === 0) return <p>{t('history.empty')}</p>
  return (
    <ul className="desk-history" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className="desk-stack">
          <HistoryLine entry={entry} buttonProps={buttonProps} onUndo={onUndo} />
        </li>
      ))}
    </ul>
  )
}

type HistoryLineProps = Pick<HistoryListProps, 'buttonProps' | 'onUndo'> & { entry: HistoryEntry }

function HistoryLine({ entry, buttonProps, onUndo }: HistoryLineProps) {
  const t = useText('adminReview')
  const { language } = useLanguage()
  const { dayAndTime } = useMoments()
  const { id, queue, at, by, undoneAt, canUndo, change } = entry
  const action = t(`history.actions.${entry.action}`)
  const name = entry.title?.[language] ?? t('history.unnamed')
  return (
    <>
      <p className="desk-long">
        <strong>{name}</strong>
      </p>
      <p>{t('history.line', { action, by: by ?? t('history.nobody'), date: dayAndTime(at) })}</p>
      <Reason entry={entry} />
      {change && <ChangeLines change={asChange(entry, change)} />}
      {undoneAt && <p className="desk-quiet">{t('history.undone', { date: dayAndTime(undoneAt) })}</p>}
      {queue === 'claims' && entry.action === 'approve' && <p className="desk-quiet">{t('history.approvedClaim')}</p>}
      {canUndo && onUndo && (
        <div>
          <Button
            {...buttonProps(`undo ${id}`)}
            size="small"
            aria-label={t('history.undoNamed', { action, name })}
            onClick={() => onUndo(entry)}
          >
            {t('history.undo')}
          </Button>
        </div>
      )}
    </>
  )
}

/** For posts, a reason is one of a few codes, each with its sentence. */
function Reason({ entry: { queue, reason } }: { entry: HistoryEntry }) {
  const t = useText('adminReview')
  if (reason === null) return null
  const canned = queue === 'posts' ? RejectReason.safeParse(reason).data : undefined
  return <p className="desk-long">{t('history.because', { reason: canned ? t(`posts.reasons.${canned}`) : reason })}</p>
}

function asChange({ id, at, by, reason }: HistoryEntry, change: NonNullable<HistoryEntry['change']>): ListingChange {
  return { id, kind: 'edit', status: 'done', ...change, author: by, at, reason, canUndo: false }
}

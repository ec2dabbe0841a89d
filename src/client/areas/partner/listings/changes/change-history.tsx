import type { ListingChange } from '#contracts/partner-listings.ts'
import { ChangeLines } from '#client/features/listing-changes/change-lines.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'

interface ChangeHistoryProps {
  history: readonly ListingChange[]
  canUndo: boolean
  busy: string | null
  isDisabled: boolean
  onUndo: (change: ListingChange) => void
}

export function ChangeHistory({ history, canUndo, busy, isDisabled, onUndo }: ChangeHistoryProps) {
  const t = useText('partnerListings')
  const { dayAndTime } = useMoments()
  return (
    <section className="pl-stack" aria-labelledby="history-title">
      <h2 id="history-title">{t('history.title')}</h2>
      {history.length === 0 && <p className="pl-quiet">{t('history.empty')}</p>}
      <ol className="pl-history">
        {history.map((change) => {
          const date = dayAndTime(change.at)
          return (
            <li key={change.id} className="pl-tight">
              <strong>{t('history.entry', { kind: t(`history.kinds.${change.kind}`), date })}</strong>
              <p className="pl-quiet">
                {t(`pending.states.${change.status}`)}
                {change.author !== null && <> · {t('history.by', { name: change.author })}</>}
              </p>
              {change.reason && <p>{t('pending.reason', { reason: change.reason })}</p>}
              <details className="pl-service-group">
                <summary>{t('history.show')}</summary>
                <ChangeLines change={change} />
              </details>
              {canUndo && change.canUndo && (
                <Button
                  size="small"
                  aria-label={t('history.undoNamed', { date })}
                  busy={busy === `undo ${change.id}`}
                  disabled={isDisabled}
                  onClick={() => onUndo(change)}
                >
                  {t('history.undo')}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

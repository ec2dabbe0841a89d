import { ChevronRight, RotateCcw } from 'lucide-react'
import { isPending } from '#domain/introductions/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { type IntroductionEntry, getStateTone } from './introduction-entry.ts'
import { StateLine } from './state-line.tsx'
import { WaitingNotes } from './waiting-notes.tsx'

export interface IntroductionRowProps {
  entry: IntroductionEntry
  /** Delivery is being retried. */
  isRetrying: boolean
  onOpen: () => void
  onRetry: () => void
  onWithdraw: () => void
}

export function IntroductionRow({ entry, isRetrying, onOpen, onRetry, onWithdraw }: IntroductionRowProps) {
  const t = useText('introductions')
  const { day } = useMoments()
  const { introduction, state, firstLine, isUnread } = entry
  const isWaiting = isPending(state)
  const action = state === 'needs_you' ? 'list.act' : isWaiting ? 'list.viewSent' : 'list.view'
  return (
    <Card as="li" tone={getStateTone(state)} className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <StateLine state={state} delivery={introduction.delivery} />
        {isUnread && <Badge tone="coral">{t('list.unread')}</Badge>}
      </div>
      <h2>{introduction.resourceName}</h2>
      {firstLine && <p className="introduction-quote text-ink-2">{firstLine}</p>}
      <p className="text-md text-ink-2">
        {t('list.sentOn', { date: day(introduction.createdAt) })}
        {!isWaiting && <> · {t('list.answeredOn', { date: day(introduction.updatedAt) })}</>}
      </p>
      {isWaiting && state !== 'delivery_failed' && <WaitingNotes introduction={introduction} />}
      <div className="flex flex-wrap gap-2" data-print="hide">
        {state === 'delivery_failed' && (
          <Button
            size="small"
            variant="primary"
            busy={isRetrying}
            icon={<RotateCcw size={18} aria-hidden="true" />}
            onClick={onRetry}
          >
            {t('list.retry')}
          </Button>
        )}
        <Button
          size="small"
          aria-label={`${t(action)}: ${introduction.resourceName}`}
          icon={<ChevronRight size={18} aria-hidden="true" />}
          onClick={onOpen}
        >
          {t(action)}
        </Button>
        {isWaiting && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('actions.withdrawFor', { name: introduction.resourceName })}
            onClick={onWithdraw}
          >
            {t('actions.withdraw')}
          </Button>
        )}
      </div>
    </Card>
  )
}

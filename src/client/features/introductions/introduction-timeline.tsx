import { isPending } from '#domain/introductions/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { classNames } from '#client/ui/class-names.ts'
import type { IntroductionEntry } from './introduction-entry.ts'

export interface IntroductionHistory {
  sentAt: string
  openedAt: string | null
  answeredAt: string | null
}

export interface IntroductionTimelineProps {
  entry: IntroductionEntry
  history: IntroductionHistory | null
}

/** Sent, seen, answered: completed steps have a date, the others say they are open. */
export function IntroductionTimeline({ entry, history }: IntroductionTimelineProps) {
  const t = useText('introductions')
  const { dayAndTime } = useMoments()
  const { introduction, state } = entry
  const isAnswered = !isPending(state)
  const steps = [
    { key: 'sent', isDone: true, at: history?.sentAt ?? introduction.createdAt },
    { key: 'seen', isDone: isAnswered || state === 'opened', at: history?.openedAt ?? null },
    { key: 'answered', isDone: isAnswered, at: history?.answeredAt ?? (isAnswered ? introduction.updatedAt : null) },
  ] as const
  return (
    <section className="grid gap-3">
      <h2>{t('detail.timeline')}</h2>
      <ol className="introduction-steps">
        {steps.map(({ key, isDone, at }) => (
          <li key={key} className={classNames(isDone && 'is-done')}>
            <strong className="block">{t(`detail.steps.${key}`)}</strong>
            <span className="text-md text-ink-2">
              {isDone ? (at ? dayAndTime(at) : t('detail.done')) : t('detail.notYet')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

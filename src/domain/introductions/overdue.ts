import { getLocale, type Language } from '#domain/language.ts'
import { defaultUrgency, type Urgency } from './introduction.ts'
import { isPending, type IntroductionState } from './states.ts'

const hourMs = 3_600_000

/** How long an answer may take before the person is offered other listings. */
const answerHours: Record<Urgency, number> = { urgent: 24, normal: 72, low: 7 * 24 }

/** While the organization is away, the time to answer is paused; `until` is exclusive. */
export interface Pause {
  from: number
  until: number
}

/** When an answer is due, in epoch milliseconds. */
export function getAnswerDueAt(sentAt: number, urgency: Urgency = defaultUrgency, pause: Pause | null = null): number {
  const dueAt = sentAt + answerHours[urgency] * hourMs
  if (!pause || pause.from >= dueAt || pause.until <= sentAt) return dueAt
  return dueAt + Math.max(0, pause.until - Math.max(pause.from, sentAt))
}

interface PendingIntroduction {
  state: IntroductionState
  sentAt: number
  urgency?: Urgency
  pause?: Pause | null
}

/** A flag, not a state: the introduction is still pending. An answered one is never overdue. */
export function isOverdue({ state, sentAt, urgency, pause }: PendingIntroduction, now: number): boolean {
  return isPending(state) && now >= getAnswerDueAt(sentAt, urgency, pause)
}

/** “Wednesday, November 18”: the date an answer is due, in local time at the location. */
export function formatDueDay(dueAt: number, language: Language, timeZone: string): string {
  return new Date(dueAt).toLocaleDateString(getLocale(language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  })
}

/** A second reminder comes a week after the first; there is no third. */
export const secondReminderAfterMs = 7 * 24 * hourMs

interface ReminderFacts {
  /** When the organization received it. */
  sentAt: number
  urgency: Urgency
  remindedAt: number
}

/**
 * True once for an introduction that is still unanswered a week after its first reminder. Only the last reminder is
 * stored: one sent a week or more after the due date was the second, or so late that one is enough.
 */
export function isSecondReminderDue({ sentAt, urgency, remindedAt }: ReminderFacts, now: number): boolean {
  return (
    now >= remindedAt + secondReminderAfterMs && remindedAt < getAnswerDueAt(sentAt, urgency) + secondReminderAfterMs
  )
}

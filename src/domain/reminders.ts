import type { Urgency } from './introductions/introduction.ts'
import { getAnswerDueAt } from './introductions/overdue.ts'
import { freshnessDays } from './partners/partner-details.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A second reminder comes a week after the first; there is no third. */
export const secondReminderAfterMs = 7 * dayMs

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

/** Which reminder a listing is due for, in days since it was last confirmed; null when none is. */
export function chooseFreshnessReminder(
  { confirmedAt, remindedDays }: { confirmedAt: number | null; remindedDays: number },
  now: number,
): number | null {
  if (confirmedAt === null) return null
  const days = (now - confirmedAt) / dayMs
  const due = [freshnessDays.secondReminder, freshnessDays.firstReminder].find((reminder) => days >= reminder)
  return due !== undefined && due > remindedDays ? due : null
}

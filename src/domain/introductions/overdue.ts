import { defaultUrgency, type Urgency } from './introduction.ts'
import { isPending, type IntroductionState } from './states.ts'

const hourMs = 3_600_000

/** How long an answer may take before the person is offered other places. */
const answerHours: Record<Urgency, number> = { urgent: 24, normal: 72, low: 7 * 24 }

/** When an answer is due, in epoch milliseconds. */
export function answerDueAt(sentAt: number, urgency: Urgency = defaultUrgency): number {
  return sentAt + answerHours[urgency] * hourMs
}

interface Awaited {
  state: IntroductionState
  sentAt: number
  urgency?: Urgency
}

/** A flag, not a state: the introduction goes on waiting. An answered one is never overdue. */
export function isOverdue({ state, sentAt, urgency }: Awaited, now: number): boolean {
  return isPending(state) && now >= answerDueAt(sentAt, urgency)
}

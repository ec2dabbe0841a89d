import type { Delivery, Urgency } from '../introductions/introduction.ts'
import { getAnswerDueAt } from '../introductions/overdue.ts'
import { isPending, type IntroductionState } from '../introductions/states.ts'
import type { IntroductionMeasure } from './measures.ts'

export interface SentIntroduction {
  state: IntroductionState
  urgency: Urgency
  delivery: Delivery
  sentAt: number
  /** When the organization received it; null until then. */
  deliveredAt: number | null
  openedAt: number | null
  answeredAt: number | null
}

/** How far an introduction got. Each step includes the next, so a funnel never grows. */
export function listFunnelSteps(introduction: SentIntroduction, now: number): IntroductionMeasure[] {
  const { state, openedAt, answeredAt } = introduction
  const steps: IntroductionMeasure[] = ['intro_sent']
  if (openedAt !== null || answeredAt !== null) steps.push('intro_opened')
  if (answeredAt !== null) steps.push('intro_answered')
  if (answeredAt !== null && (state === 'accepted' || state === 'got_help')) steps.push('intro_accepted')
  if (answeredAt !== null && state === 'got_help') steps.push('intro_got_help')
  if (state === 'not_got_help') steps.push('intro_not_got_help')
  return [...steps, ...promptness(introduction, now)]
}

/**
 * In time or late, measured as the person's wait: 24 hours, 72 hours or 7 days from delivery. Undelivered
 * introductions, those not yet due and those withdrawn unanswered are neither.
 */
function promptness(introduction: SentIntroduction, now: number): IntroductionMeasure[] {
  const { state, urgency, delivery, sentAt, deliveredAt, answeredAt } = introduction
  const dueAt = getAnswerDueAt(deliveredAt ?? sentAt, urgency)
  if (answeredAt !== null) return [answeredAt <= dueAt ? 'intro_in_time' : 'intro_late']
  return delivery === 'sent' && isPending(state) && now >= dueAt ? ['intro_late'] : []
}

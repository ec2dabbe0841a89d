import type { Delivery } from './introduction.ts'
import { isPending, type IntroductionState } from './states.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Days until the personal fields are erased: without a partner, without an answer, after completion (T-3.3, T-3.11).
 */
const retentionDays = { waiting: 14, unanswered: 30, completed: 90 } as const

/** How long a consent is valid (T-3.1). */
const consentDays = 90
export const getConsentExpiresAt = (sentAt: number): number => sentAt + consentDays * dayMs

export interface RetentionFacts {
  state: IntroductionState
  delivery: Delivery
  sentAt: number
  /** When it was answered or closed; null before. */
  completedAt: number | null
}

/** When the personal fields of an introduction are erased and only counts remain. */
export function getEraseAt({ state, delivery, sentAt, completedAt }: RetentionFacts): number {
  if (!isPending(state) && completedAt !== null) return completedAt + retentionDays.completed * dayMs
  return sentAt + (delivery === 'waiting' ? retentionDays.waiting : retentionDays.unanswered) * dayMs
}

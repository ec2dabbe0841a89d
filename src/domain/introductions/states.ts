import * as z from 'zod/mini'

/** The states behind the two statuses of the public call. */
export const IntroductionState = z.enum([
  'sent',
  'delivery_failed',
  'opened',
  'needs_you',
  'accepted',
  'declined',
  'got_help',
  'not_got_help',
  'withdrawn',
])
export type IntroductionState = z.infer<typeof IntroductionState>

/** Still waiting for an answer: at most one of these per person and resource (T-3.7). */
export const pendingStates = ['sent', 'delivery_failed', 'opened'] as const satisfies readonly IntroductionState[]

export function isPending(state: IntroductionState): boolean {
  return pendingStates.some((pending) => pending === state)
}

/** The status of the public call for a state. */
export function toIntroductionStatus(state: IntroductionState): 'pending' | 'completed' {
  return isPending(state) ? 'pending' : 'completed'
}

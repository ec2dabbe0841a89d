import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import type { AttemptResult } from '#domain/introductions/partner-inbox.ts'

/** Each action rejects on failure and then changes nothing. */
export interface TeamActions {
  onAssign: (accountId: string | null) => Promise<unknown>
  onNote: (text: string) => Promise<unknown>
  onAttempt: (result: AttemptResult) => Promise<unknown>
}

export interface DetailActions extends TeamActions {
  onRead: () => Promise<unknown>
  onOutcome: (outcome: IntroductionOutcome) => Promise<unknown>
  onPrint: () => void
}

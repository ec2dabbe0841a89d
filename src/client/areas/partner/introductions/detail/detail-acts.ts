import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import type { AttemptResult } from '#domain/introductions/partner-inbox.ts'

/** Each rejects when it did not work, and then nothing has changed. */
export interface TeamActs {
  onAssign: (accountId: string | null) => Promise<unknown>
  onNote: (text: string) => Promise<unknown>
  onAttempt: (result: AttemptResult) => Promise<unknown>
}

export interface DetailActs extends TeamActs {
  onRead: () => Promise<unknown>
  onOutcome: (outcome: IntroductionOutcome) => Promise<unknown>
  onPrint: () => void
}

import type { Introduction } from '#domain/introductions/introduction.ts'
import { isFinal } from '#domain/introductions/state-machine.ts'
import { isPending, type IntroductionState } from '#domain/introductions/states.ts'

/** One introduction as shown on the page. */
export interface IntroductionEntry {
  introduction: Introduction
  state: IntroductionState
  /** First line of the person's request, if known. */
  firstLine: string | null
  isUnread: boolean
}

/** Also supports a server that reports only the two statuses `pending` and `completed`. */
export function getIntroductionState({ state, status }: Pick<Introduction, 'state' | 'status'>): IntroductionState {
  return state ?? (status === 'pending' ? 'sent' : 'accepted')
}

/** Green for an answer, yellow for waiting, gray for closed; the text beside it says the same. */
export function getStateTone(state: IntroductionState): 'ok' | 'wait' | 'quiet' {
  if (isPending(state)) return 'wait'
  return isFinal(state) ? 'quiet' : 'ok'
}

/** Failed deliveries come first, because they need action. The rest stays ordered by last update. */
export function failedFirst(entries: readonly IntroductionEntry[]): IntroductionEntry[] {
  const getRank = ({ state }: IntroductionEntry) => (state === 'delivery_failed' ? 0 : 1)
  return entries.toSorted((a, b) => getRank(a) - getRank(b))
}

import type { Introduction } from '#domain/introductions/introduction.ts'
import { isFinal } from '#domain/introductions/state-machine.ts'
import { isPending, type IntroductionState } from '#domain/introductions/states.ts'

/** One introduction as the page shows it. */
export interface IntroductionEntry {
  introduction: Introduction
  state: IntroductionState
  /** The first line of what the person wrote, where it is known. */
  firstLine: string | null
  isUnread: boolean
}

/** Also reads a server that reports only the two statuses `pending` and `completed`. */
export function getIntroductionState({ state, status }: Pick<Introduction, 'state' | 'status'>): IntroductionState {
  return state ?? (status === 'pending' ? 'sent' : 'accepted')
}

/** Green for an answer, yellow for waiting, gray for what is over; the words beside it say the same. */
export function getStateTone(state: IntroductionState): 'ok' | 'wait' | 'quiet' {
  if (isPending(state)) return 'wait'
  return isFinal(state) ? 'quiet' : 'ok'
}

/** Failed deliveries first: they need the person most. The rest stays in the order of its news. */
export function failedFirst(entries: readonly IntroductionEntry[]): IntroductionEntry[] {
  const getRank = ({ state }: IntroductionEntry) => (state === 'delivery_failed' ? 0 : 1)
  return entries.toSorted((a, b) => getRank(a) - getRank(b))
}

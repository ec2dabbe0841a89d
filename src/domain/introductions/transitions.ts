import { canMove, type IntroductionActor } from './state-machine.ts'
import { IntroductionState, pendingStates } from './states.ts'

/** Answered and still active: the person may say whether they will come. */
export const repliableStates = ['needs_you', 'accepted'] as const satisfies readonly IntroductionState[]

/** The provider may still call. */
export const openStates = [...pendingStates, ...repliableStates] as const satisfies readonly IntroductionState[]

/** The states from which this actor may move to `to`. The same state is included: an answer may be reworded. */
export function listStatesBefore(to: IntroductionState, actor: IntroductionActor): IntroductionState[] {
  return IntroductionState.options.filter((from) => from === to || canMove(from, to, actor))
}

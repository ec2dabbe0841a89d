import { canMove, type IntroductionActor } from './state-machine.ts'
import { IntroductionState, pendingStates } from './states.ts'

/** Answered and going on: the person may say whether they come. */
export const repliableStates = ['needs_you', 'accepted'] as const satisfies readonly IntroductionState[]

/** The provider may still call. */
export const openStates = [...pendingStates, ...repliableStates] as const satisfies readonly IntroductionState[]

/** From where this actor may bring it there. Saying the same again is no harm: an answer may be put in better words. */
export function listStatesBefore(to: IntroductionState, actor: IntroductionActor): IntroductionState[] {
  return IntroductionState.options.filter((from) => from === to || canMove(from, to, actor))
}

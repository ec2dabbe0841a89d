import type { PlanAnswers, PlanQuestionId } from '../action-plan/plan-answers.ts'
import type { NeedKey } from '../needs/needs.ts'
import { interpretNeeds } from '../needs/interpret-needs.ts'
import type { Signal } from './signals.ts'

/** What is ticked counts; what hurts most today counts more; strengths and friends are no needs. */
const ticked = 2
const weights: Partial<Record<PlanQuestionId, number>> = { urgent_need: 3, biggest_challenge: 2, goals_3_months: 2 }
/** Below this a word was only brushed: "a car" in a list of skills is no wish for a ride. */
const sureEnough = 0.7

/** Words that sound like a need and tell of something else; a need that was ticked stays. */
const misheard: readonly (readonly [Signal, NeedKey])[] = [
  ['no-bed', 'job-training'],
  ['license', 'id-documentation'],
  ['business', 'id-documentation'],
  ['disability', 'employment'],
  ['disability', 'job-training'],
  ['medicine', 'recovery-support'],
]
/** Whoever says one of these does mean it. */
const requiredSignals: Partial<Record<NeedKey, readonly Signal[]>> = {
  'id-documentation': ['no-id', 'no-birth-certificate', 'no-ss-card'],
  'recovery-support': ['drugs', 'opioids', 'moud', 'withdrawal'],
}

/** How much each need matters to the person, the heaviest first. */
export function weighNeeds(
  answers: PlanAnswers,
  needs: readonly NeedKey[],
  signals: ReadonlySet<Signal>,
): Map<NeedKey, number> {
  const weighed = new Map<NeedKey, number>(needs.map((need) => [need, ticked]))
  for (const [question, weight] of Object.entries(weights) as [PlanQuestionId, number][]) {
    for (const { need, strength } of interpretNeeds(answers[question]).needs) {
      if (strength >= sureEnough && need !== 'other') weighed.set(need, (weighed.get(need) ?? 0) + weight * strength)
    }
  }
  for (const [signal, need] of misheard) {
    const isMeant = needs.includes(need) || requiredSignals[need]?.some((requiredSignal) => signals.has(requiredSignal))
    if (signals.has(signal) && !isMeant) weighed.delete(need)
  }
  return new Map([...weighed].toSorted(([, a], [, b]) => b - a))
}

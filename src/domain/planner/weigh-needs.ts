import type { PlanAnswers, PlanQuestionId } from '../action-plan/plan-answers.ts'
import type { NeedKey } from '../needs/needs.ts'
import { interpretNeeds } from '../needs/interpret-needs.ts'
import type { Signal } from './signals.ts'

/**
 * Ticked needs count, the most urgent one today counts more, and the answers about strengths and support do not count.
 */
const ticked = 2
const weights: Partial<Record<PlanQuestionId, number>> = { urgent_need: 3, biggest_challenge: 2, goals_3_months: 2 }
/** Below this a need was only touched on: "a car" in a list of skills is not a request for a ride. */
const sureEnough = 0.7

/** Signals whose phrases resemble a need but mean something else; a ticked need stays. */
const misheard: readonly (readonly [Signal, NeedKey])[] = [
  ['no-bed', 'job-training'],
  ['license-lost', 'id-documentation'],
  ['business', 'id-documentation'],
  ['disability', 'employment'],
  ['disability', 'job-training'],
  ['medicine', 'recovery-support'],
]
/** Signals that confirm the need after all. */
const requiredSignals: Partial<Record<NeedKey, readonly Signal[]>> = {
  'id-documentation': ['no-id', 'no-birth-certificate', 'no-ss-card'],
  'recovery-support': ['drugs', 'opioids', 'moud', 'withdrawal'],
}

/** How much each need matters to the person, highest weight first. */
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

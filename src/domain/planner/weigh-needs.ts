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
]
/** Signals that are a need whose usual words may be missing. */
const unnamed: readonly (readonly [Signal, NeedKey])[] = [
  ['utility-cutoff', 'financial-assistance'],
  ['wound', 'healthcare'],
  ['puerto-rico', 'id-documentation'],
]
/** Words for these needs often mean something else ("tired of it", "a drug test", "a trip"): one of the signals must be read too. */
const requiredSignals: Partial<Record<NeedKey, readonly Signal[]>> = {
  'id-documentation': ['no-id', 'no-birth-certificate', 'no-ss-card'],
  'recovery-support': ['drugs', 'opioids', 'moud', 'withdrawal', 'sober'],
  sobriety: ['drugs', 'opioids', 'drinking', 'withdrawal', 'sober'],
  'mental-health': ['mental-health'],
  transportation: ['no-ride', 'license-lost'],
  employment: ['wants-job', 'better-job'],
  education: ['wants-ged', 'college', 'english', 'student'],
  'family-child-support': ['kids-apart', 'cps', 'child-support', 'no-contact', 'violence'],
  healthcare: [
    'medicine',
    'medicine-low',
    'no-insurance',
    'pregnant',
    'disability',
    'insulin',
    'moud',
    'shot',
    'withdrawal',
    'wound',
  ],
  'technology-digital-literacy': ['no-phone', 'no-internet', 'digital-help'],
  'food-assistance': ['hungry', 'no-money'],
  'financial-assistance': ['no-money', 'debt', 'fines', 'owes-rent', 'credit', 'disability', 'utility-cutoff'],
  'job-training': ['wants-job', 'better-job', 'truck-driver'],
}

/** A house is named for many reasons: of somebody who has one, outside of a wish, one of these must be so. */
const homeTrouble: readonly Signal[] = [
  'no-bed',
  'bed-ending',
  'in-shelter',
  'in-program',
  'rent-trouble',
  'violence',
  'registry',
  'rental-denied',
  'house-uses',
  'utility-cutoff',
]
const hasHome: readonly Signal[] = ['has-bed', 'with-someone']
const isHomeMeant = (question: PlanQuestionId, signals: ReadonlySet<Signal>) =>
  question === 'goals_3_months' ||
  !hasHome.some((signal) => signals.has(signal)) ||
  homeTrouble.some((signal) => signals.has(signal))

/** How much each need matters to the person, highest weight first. */
export function weighNeeds(
  answers: PlanAnswers,
  needs: readonly NeedKey[],
  signals: ReadonlySet<Signal>,
): Map<NeedKey, number> {
  const weighed = new Map<NeedKey, number>(needs.map((need) => [need, ticked]))
  for (const [question, weight] of Object.entries(weights) as [PlanQuestionId, number][]) {
    for (const { need, strength } of interpretNeeds(answers[question]).needs) {
      const isMeant =
        needs.includes(need) ||
        (need === 'housing'
          ? isHomeMeant(question, signals)
          : (requiredSignals[need]?.some((signal) => signals.has(signal)) ?? true))
      if (strength >= sureEnough && need !== 'other' && isMeant) {
        weighed.set(need, (weighed.get(need) ?? 0) + weight * strength)
      }
    }
  }
  for (const [signal, need] of unnamed) if (signals.has(signal) && !weighed.has(need)) weighed.set(need, 1)
  for (const [signal, need] of misheard) if (signals.has(signal) && !needs.includes(need)) weighed.delete(need)
  return new Map([...weighed].toSorted(([, a], [, b]) => b - a))
}

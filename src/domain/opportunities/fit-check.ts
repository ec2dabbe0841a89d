import { type FitRule, fitRules, type RecordKind, recordKinds } from './fit-rules.ts'
import type { Duty } from './opportunity.ts'

export const recordAges = ['new', 'middle', 'old', 'unsaid'] as const
export type RecordAge = (typeof recordAges)[number]

/** A person's choices for the check. They stay in the memory of the page and are passed to nothing but `checkFit`. */
export interface RecordAnswers {
  kinds: readonly RecordKind[]
  age: RecordAge
}

export type Verdict = 'fits' | 'ask' | 'bar'

export interface Fit {
  verdict: Verdict
  /** One for each duty that has a rule, the most severe first. */
  rules: readonly FitRule[]
  /** The post does not say what the job involves. */
  isUntold: boolean
  /** The age of a record changes no result here, since no source gives a number of years; it is worth asking about. */
  askAbout: 'lookback' | 'waiting' | null
}

const alone: readonly RecordKind[] = ['other', 'unsaid']
const weight: Record<Verdict, number> = { fits: 0, ask: 1, bar: 2 }

/** "None of these" and "I'd rather not say" are exclusive: each clears the others, and is cleared by them. */
export function withKind(kinds: readonly RecordKind[], kind: RecordKind, isChosen: boolean): RecordKind[] {
  if (!isChosen) return kinds.filter((other) => other !== kind)
  if (alone.includes(kind)) return [kind]
  return recordKinds.filter((other) => other === kind || (kinds.includes(other) && !alone.includes(other)))
}

/** Null when no kind was picked. */
export function checkFit({ kinds, age }: RecordAnswers, duties: readonly Duty[]): Fit | null {
  if (kinds.length === 0) return null
  const rules = duties
    .flatMap((duty) => ruleFor(duty, kinds) ?? [])
    .toSorted((a, b) => weight[b.verdict] - weight[a.verdict])
  const isUntold = duties.length === 0
  const verdict = rules[0]?.verdict ?? (isUntold ? 'ask' : 'fits')
  return { verdict, rules, isUntold, askAbout: verdict === 'fits' ? null : question(age) }
}

function ruleFor(duty: Duty, kinds: readonly RecordKind[]): FitRule | undefined {
  return fitRules.find((rule) => rule.duty === duty && (!rule.kinds || rule.kinds.some((kind) => kinds.includes(kind))))
}

function question(age: RecordAge): Fit['askAbout'] {
  if (age === 'unsaid') return null
  return age === 'old' ? 'lookback' : 'waiting'
}

import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { type StatedSignal, aboutNow, negationPattern, signalPhrases, undoneBy, wishPattern } from './signal-phrases.ts'

/**
 * Two are derived: `papers-complete`, the person has a state ID and mentions no missing card or certificate, and
 * `stays-at-job`, the person works and is not looking for another job.
 */
export type Signal = StatedSignal | 'papers-complete' | 'stays-at-job'

type Patterns = ReadonlyMap<StatedSignal, RegExp>
let patterns: Patterns | undefined

/** Up to four words, none of which reverses the meaning. */
const gap = '(?:(?!(?:no|not|dont|without|lost|sin|ni) )\\w+ ){0,4}'

function toPattern(lines: string): RegExp {
  const any = lines
    .trim()
    .split(/\s*\n\s*/)
    .join('|')
    .replaceAll('~ ', gap)
    .replaceAll('*', '\\w*')
  return new RegExp(`\\b(?:${any})\\b`, 'g')
}

/** Built with the first plan. */
function allPatterns(): Patterns {
  patterns ??= new Map(Object.entries(signalPhrases).map(([name, lines]) => [name as StatedSignal, toPattern(lines)]))
  return patterns
}

/** The independent clauses of an answer, folded: a negation in one does not affect another. */
function splitClauses(answer: string): string[] {
  return answer
    .replace(/\bI['’]d\b/gi, 'I would')
    .split(/[.,;:!?\n()]+|\b(?:but|pero|aunque|although)\b/i)
    .map(fold)
    .filter((clause) => clause !== '')
}

/** A few words that only name something, not a sentence about oneself. */
const bareWish = /^(?!(?:i|im|ive|we|my|mi|me|no|not|have|got|tengo|estoy|vivo|ya)\b)\w+(?: \w+){0,4}$/

/** Asked what they need, people answer “a place to sleep” and mean that they need one. */
function expandClauses(answer: string, question: PlanQuestionId): string[] {
  const clauses = splitClauses(answer)
  if (question !== 'urgent_need') return clauses
  return clauses.flatMap((clause) =>
    bareWish.test(clause) ? [clause, `need ${clause}`, `necesito ${clause}`] : [clause],
  )
}

function isStated(name: StatedSignal, pattern: RegExp, clause: string): boolean {
  // Nearly always it is not said, and a search does not copy the pattern as matchAll does.
  if (clause.search(pattern) === -1) return false
  return [...clause.matchAll(pattern)].some(({ index }) => {
    const before = clause.slice(0, index)
    return !negationPattern.test(before) && !(aboutNow.has(name) && wishPattern.test(before))
  })
}

function findSignals(clause: string, question: PlanQuestionId): StatedSignal[] {
  const isNow = question !== 'goals_3_months'
  const isAboutSelf = question === 'strengths'
  const statedSignals = [...allPatterns()]
    .filter(([name]) => (aboutNow.has(name) ? isNow : !isAboutSelf))
    .filter(([name]) => name !== 'alone' || question === 'support_system')
    .filter(([name, pattern]) => isStated(name, pattern, clause))
    .map(([name]) => name)
  return statedSignals.filter((name) => !undoneBy[name]?.some((other) => statedSignals.includes(other)))
}

/**
 * Signals about a person's situation in the five answers, in English, Spanish or both; a goal says nothing about today.
 */
export function readSignals(answers: PlanAnswers): ReadonlySet<Signal> {
  const byQuestion = new Map(
    planQuestionIds.map((id) => [
      id,
      new Set(expandClauses(answers[id], id).flatMap((clause) => findSignals(clause, id))),
    ]),
  )
  const allSignals = new Set<Signal>([...byQuestion.values()].flatMap((signals) => [...signals]))
  settle(allSignals, byQuestion.get('urgent_need') ?? new Set())
  return allSignals
}

/** Resolves contradictions between answers in favor of the person's safety. */
function settle(signals: Set<Signal>, mostUrgent: ReadonlySet<StatedSignal>): void {
  if (signals.has('no-bed') && signals.has('has-bed') && !mostUrgent.has('no-bed')) {
    signals.delete('no-bed')
    signals.add('bed-ending')
  }
  if (signals.has('no-bed')) signals.delete('bed-ending')
  if (signals.has('no-bed') || signals.has('bed-ending')) signals.delete('has-bed')
  if (!signals.has('no-bed')) signals.delete('kids-along')
  if (signals.has('supervised')) signals.delete('not-supervised')
  if (signals.has('no-id')) signals.delete('has-id')
  if (signals.has('no-phone')) signals.delete('has-phone')
  if (signals.has('medicine-low') || signals.has('moud')) signals.delete('no-medicine')
  if (signals.has('lonely')) signals.add('alone')
  if (signals.has('keeps-job')) signals.add('working')
  if (signals.has('working') && !signals.has('better-job')) signals.add('stays-at-job')
  const isOnDrugs = signals.has('drugs') || signals.has('opioids') || signals.has('moud')
  if (isOnDrugs) signals.delete('drinking')
  if (signals.has('business')) signals.delete('license-lost')
  if (signals.has('child-support') || signals.has('kids-along') || signals.has('cps')) signals.add('kids')
  const isMissingPaper = signals.has('no-birth-certificate') || signals.has('no-ss-card')
  if (signals.has('has-id') && !isMissingPaper) signals.add('papers-complete')
}

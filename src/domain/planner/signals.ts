import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { type StatedSignal, aboutNow, negationPattern, signalPhrases, undoneBy, wishPattern } from './signal-phrases.ts'

/**
 * Two are concluded: `papers-complete`, a state ID in hand and nothing said about a missing card or certificate, and
 * `stays-at-job`, at work and not looking for another job.
 */
export type Signal = StatedSignal | 'papers-complete' | 'stays-at-job'

type Patterns = ReadonlyMap<StatedSignal, RegExp>
let patterns: Patterns | undefined

/** Up to four words, none of which turns the meaning around. */
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

/** Made with the first plan. */
function allPatterns(): Patterns {
  patterns ??= new Map(Object.entries(signalPhrases).map(([name, lines]) => [name as StatedSignal, toPattern(lines)]))
  return patterns
}

/** The parts of an answer that stand alone, folded: what is said in one does not turn what is said in another. */
function splitClauses(answer: string): string[] {
  return answer
    .replace(/\bI['’]d\b/gi, 'I would')
    .split(/[.,;:!?\n()]+|\b(?:but|pero|aunque|although)\b/i)
    .map(fold)
    .filter((clause) => clause !== '')
}

/** A few words that only name a thing: no sentence about oneself. */
const bareWish = /^(?!(?:i|im|ive|we|my|mi|me|no|not|have|got|tengo|estoy|vivo|ya)\b)\w+(?: \w+){0,4}$/

/** Who is asked what they need says “a place to sleep” and means that they need one. */
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
  const said = [...allPatterns()]
    .filter(([name]) => (aboutNow.has(name) ? isNow : !isAboutSelf))
    .filter(([name]) => name !== 'alone' || question === 'support_system')
    .filter(([name, pattern]) => isStated(name, pattern, clause))
    .map(([name]) => name)
  return said.filter((name) => !undoneBy[name]?.some((other) => said.includes(other)))
}

/** What the five answers tell about a person's day, in English, Spanish or both; a goal tells nothing about today. */
export function readSignals(answers: PlanAnswers): ReadonlySet<Signal> {
  const byQuestion = new Map(
    planQuestionIds.map((id) => [
      id,
      new Set(expandClauses(answers[id], id).flatMap((clause) => findSignals(clause, id))),
    ]),
  )
  const said = new Set<Signal>([...byQuestion.values()].flatMap((signals) => [...signals]))
  settle(said, byQuestion.get('urgent_need') ?? new Set())
  return said
}

/** Where two answers disagree, the one that keeps a person safe counts. */
function settle(said: Set<Signal>, mostUrgent: ReadonlySet<StatedSignal>): void {
  if (said.has('no-bed') && said.has('has-bed') && !mostUrgent.has('no-bed')) {
    said.delete('no-bed')
    said.add('bed-ending')
  }
  if (said.has('no-bed')) said.delete('bed-ending')
  if (said.has('no-bed') || said.has('bed-ending')) said.delete('has-bed')
  if (!said.has('no-bed')) said.delete('kids-along')
  if (said.has('supervised')) said.delete('not-supervised')
  if (said.has('no-id')) said.delete('has-id')
  if (said.has('no-phone')) said.delete('has-phone')
  if (said.has('medicine-low') || said.has('moud')) said.delete('no-medicine')
  if (said.has('lonely')) said.add('alone')
  if (said.has('keeps-job')) said.add('working')
  if (said.has('working') && !said.has('better-job')) said.add('stays-at-job')
  const isOnDrugs = said.has('drugs') || said.has('opioids') || said.has('moud')
  if (isOnDrugs) said.delete('drinking')
  if (said.has('business')) said.delete('license')
  if (said.has('child-support') || said.has('kids-along') || said.has('cps')) said.add('kids')
  const isMissingPaper = said.has('no-birth-certificate') || said.has('no-ss-card')
  if (said.has('has-id') && !isMissingPaper) said.add('papers-complete')
}

import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { type PhraseSignal, aboutNow, negationPattern, signalPhrases, undoneBy, wishPattern } from './signal-phrases.ts'
import type { RareSignal } from './rare-signals.ts'
import type { SignalCorrections, StatedSignal } from './signal-names.ts'

/** Signals that follow from others, and from the days that a person names. */
export type DerivedSignal =
  /** Has a state ID and mentions no missing card or certificate. */
  | 'papers-complete'
  /** Works and is not looking for another job. */
  | 'stays-at-job'
  | 'keeps-job'
  | 'lonely'
  | 'kids'
  /** Takes a medicine for opioid use. */
  | 'moud'
  /** No home of one's own for now: nowhere, a shelter, or away from violence. */
  | 'no-home'
  /** A matter of papers, and not pregnant: most states have no Medicaid then. */
  | 'immigrant-alone'
  /** Has an officer and is not known to be long used to it. */
  | 'must-report'
  /** Behind on rent, or taken to court for it. */
  | 'rent-trouble'
  /** Named a day that no other task is about. */
  | 'other-date'
  /** Home for long, or with a job, a lease or a car: past the first days. */
  | 'settled'
export type Signal = StatedSignal | DerivedSignal | RareSignal

/** What was learned from many answers: the signals of one answer. */
export type SignalReader = (answer: string, question: PlanQuestionId) => ReadonlySet<StatedSignal>

type Patterns = ReadonlyMap<PhraseSignal, RegExp>
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
  patterns ??= new Map(Object.entries(signalPhrases).map(([name, lines]) => [name as PhraseSignal, toPattern(lines)]))
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

function isStated(name: PhraseSignal, pattern: RegExp, clause: string): boolean {
  // Nearly always it is not said, and a search does not copy the pattern as matchAll does.
  if (clause.search(pattern) === -1) return false
  return [...clause.matchAll(pattern)].some(({ index }) => {
    const before = clause.slice(0, index)
    return !negationPattern.test(before) && !(aboutNow.has(name) && wishPattern.test(before))
  })
}

function findInPhrases(clause: string, question: PlanQuestionId): PhraseSignal[] {
  const isNow = question !== 'goals_3_months'
  const isAboutSelf = question === 'strengths'
  const stated = [...allPatterns()]
    .filter(([name]) => (aboutNow.has(name) ? isNow : !isAboutSelf))
    .filter(([name]) => name !== 'alone' || question === 'support_system')
    .filter(([name, pattern]) => isStated(name, pattern, clause))
    .map(([name]) => name)
  return stated.filter((name) => !undoneBy[name]?.some((other) => stated.includes(other)))
}

/** What the phrases find in one answer. */
export function readPhrases(answer: string, question: PlanQuestionId): Set<PhraseSignal> {
  return new Set(expandClauses(answer, question).flatMap((clause) => findInPhrases(clause, question)))
}

export interface SignalOptions {
  /** Reads one answer; without it only the phrases do. */
  reader?: SignalReader | undefined
  corrections?: SignalCorrections | undefined
  /** What the named days and the judge of danger add. */
  added?: readonly Signal[] | undefined
  /** What a named day shows not to be so. */
  undone?: readonly StatedSignal[] | undefined
}

/**
 * Signals about a person's situation in the five answers, in English, Spanish or both; a goal says nothing about today.
 */
export function readSignals(answers: PlanAnswers, options: SignalOptions = {}): ReadonlySet<Signal> {
  const { reader = readPhrases as SignalReader, corrections = {}, added = [], undone = [] } = options
  const byQuestion = new Map(planQuestionIds.map((id) => [id, reader(answers[id], id)]))
  const signals = new Set<Signal>([...byQuestion.values()].flatMap((found) => [...found]))
  for (const signal of added) signals.add(signal)
  for (const signal of undone) signals.delete(signal)
  settle(signals, byQuestion.get('urgent_need') ?? new Set(), added)
  correct(signals, corrections)
  derive(signals)
  return signals
}

/** Of two that cannot both be so, the first is kept: it is the one that needs help. */
const opposites: readonly (readonly [StatedSignal, StatedSignal])[] = [
  ['supervised', 'not-supervised'],
  ['no-id', 'has-id'],
  ['no-phone', 'has-phone'],
  ['no-birth-certificate', 'has-birth-certificate'],
  ['no-ss-card', 'has-ss-card'],
  ['no-insurance', 'has-insurance'],
  ['just-out', 'long-out'],
  ['medicine', 'no-medicine'],
  ['in-shelter', 'no-bed'],
  ['in-program', 'no-bed'],
]

/** Resolves contradictions between answers in favor of the person's safety. */
function settle(signals: Set<Signal>, mostUrgent: ReadonlySet<Signal>, added: readonly Signal[]): void {
  if (signals.has('no-bed') && signals.has('has-bed') && !mostUrgent.has('no-bed')) {
    signals.delete('no-bed')
    signals.add('bed-ending')
  }
  if (mostUrgent.has('no-bed')) for (const bed of ['in-shelter', 'in-program'] as const) signals.delete(bed)
  for (const [kept, dropped] of opposites) if (signals.has(kept)) signals.delete(dropped)
  if (signals.has('no-bed'))
    for (const other of ['bed-ending', 'with-someone', 'eviction'] as const) signals.delete(other)
  // A stay in a program ends on a day that is known.
  if (signals.has('in-program') && !added.includes('bed-ending')) signals.delete('bed-ending')
  if (signals.has('no-bed') || signals.has('bed-ending')) signals.delete('has-bed')
  // A child that is not born yet is read as one that is there.
  if (signals.has('pregnant') && !mostUrgent.has('kids-along')) signals.delete('kids-along')
  // The court that was missed is no day ahead.
  if (signals.has('warrant') && !added.includes('court-date')) signals.delete('court-date')
  if (signals.has('eviction') || signals.has('owes-rent')) signals.delete('in-shelter')
  if (signals.has('cps') && !signals.has('kids-along')) signals.add('kids-apart')
  if (signals.has('cps') && signals.has('kids-apart')) signals.delete('kids-along')
  if (signals.has('opioids') || signals.has('drugs')) signals.delete('drinking')
  if (signals.has('business')) signals.delete('license-lost')
}

function correct(signals: Set<Signal>, corrections: SignalCorrections): void {
  for (const [signal, isSo] of Object.entries(corrections) as [StatedSignal, boolean][]) {
    if (isSo) {
      signals.add(signal)
      for (const [one, other] of opposites) {
        if (signal === one) signals.delete(other)
        if (signal === other) signals.delete(one)
      }
      if (signal === 'no-bed') for (const bed of ['has-bed', 'with-someone', 'bed-ending'] as const) signals.delete(bed)
    } else {
      signals.delete(signal)
      if (signal === 'no-bed' || signal === 'bed-ending') signals.add('has-bed')
    }
  }
}

const settledSigns = ['long-out', 'working', 'eviction', 'owes-rent', 'has-car', 'better-job', 'college'] as const

function derive(signals: Set<Signal>): void {
  const has = (...any: Signal[]) => any.some((signal) => signals.has(signal))
  if (has('lonely')) signals.add('alone')
  if (has('keeps-job')) signals.add('working')
  if (has('working') && !has('better-job')) signals.add('stays-at-job')
  if (has('immigration') && !has('pregnant')) signals.add('immigrant-alone')
  if (has('methadone', 'buprenorphine')) signals.add('moud')
  if (has('kids-along', 'kids-apart', 'cps', 'child-support')) signals.add('kids')
  if (has('owes-rent', 'eviction')) signals.add('rent-trouble')
  if (has('no-bed', 'in-shelter', 'violence')) signals.add('no-home')
  if (has('has-id') && !has('no-birth-certificate', 'no-ss-card')) signals.add('papers-complete')
  if (has('supervised') && !has('violence', 'in-program', ...settledSigns)) signals.add('must-report')
  if (has('supervised') && has('just-out')) signals.add('must-report')
  if (has('ankle-monitor')) signals.add('supervised')
  if (has(...settledSigns) && !has('just-out', 'no-bed', 'still-inside')) signals.add('settled')
}

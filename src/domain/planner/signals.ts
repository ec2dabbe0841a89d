import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { rememberText } from '../text/while-reading.ts'
import { type Signal, derive } from './derived-signals.ts'
import { toFirstPerson } from './first-person.ts'
import { aboutOthers } from './phrases/rare-facts.ts'
import { holdsJob, settleFirmFacts } from './firm-facts.ts'
import { settlePlainFacts } from './plain-facts.ts'
import { findMisplacedFacts, moveFacts } from './misplaced-facts.ts'
import {
  type PhraseSignal,
  aboutNow,
  inEveryAnswer,
  isRare,
  negationPattern,
  signalPhrases,
  undoneBy,
  wishPattern,
} from './signal-phrases.ts'
import type { SignalCorrections, StatedSignal } from './signal-names.ts'
import { indexPatterns, says } from '../text/says.ts'

export type { Signal } from './derived-signals.ts'

/** What was learned from many answers: the signals of one answer. */
export type SignalReader = (answer: string, question: PlanQuestionId) => ReadonlySet<StatedSignal>

interface PhrasePattern {
  name: PhraseSignal
  words: RegExp
}

/** Up to four words, none of which reverses the meaning. */
const gap = '(?:(?!(?:no|not|dont|without|lost|sin|ni) )\\w+ ){0,4}'

function toSource(lines: string): string {
  const any = lines
    .trim()
    .split(/\s*\n\s*/)
    .join('|')
    .replaceAll('~ ', gap)
    .replaceAll('*', '\\w*')
  return `\\b(?:${any})\\b`
}

let findCandidates: ((clause: string) => readonly PhrasePattern[]) | undefined
/** The patterns whose words stand in a clause; built with the first plan. */
function listCandidates(clause: string): readonly PhrasePattern[] {
  findCandidates ??= indexPatterns(
    Object.entries(signalPhrases).map(([name, lines]) => ({
      name: name as PhraseSignal,
      words: new RegExp(toSource(lines), 'g'),
    })),
    ({ words }) => words,
  )
  return findCandidates(clause)
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

/** To have none of these left is to take them. */
const medicines: ReadonlySet<PhraseSignal> = new Set<PhraseSignal>(['methadone', 'buprenorphine', 'insulin'])
const notTaken =
  /(?:^| )(?:no|not|dont|never|nunca|aint) (?:take|taking|on|use|using|need|want|tomo|uso|quiero|necesito|been on)(?: \w+)? $/

function isStated({ name, words }: PhrasePattern, clause: string): boolean {
  words.lastIndex = 0
  for (let found = words.exec(clause); found; found = words.exec(clause)) {
    const before = clause.slice(0, found.index)
    if (isRare(name) && aboutOthers.test(before)) continue
    const isNegated = (medicines.has(name) ? notTaken : negationPattern).test(before)
    // A notice that the light is cut is no wish.
    const isWished = aboutNow.has(name) && name !== 'utility-cutoff' && wishPattern.test(before)
    if (!isNegated && !isWished) return true
  }
  return false
}

/** What is stated in a clause. It may stand in an answer, in its sentences, and in what is left of it without fears. */
const findStated = rememberText(
  (clause): readonly PhraseSignal[] =>
    listCandidates(clause)
      .filter((pattern) => isStated(pattern, clause))
      .map(({ name }) => name),
  1,
)

function isHeardIn(name: PhraseSignal, question: PlanQuestionId): boolean {
  if (name === 'alone' && question !== 'support_system') return false
  if (inEveryAnswer.has(name)) return true
  return aboutNow.has(name) ? question !== 'goals_3_months' : question !== 'strengths'
}

/** What the phrases find in one answer. */
export function readPhrases(answer: string, question: PlanQuestionId): Set<PhraseSignal> {
  const clauses = new Set(expandClauses(answer, question))
  return new Set(
    [...clauses].flatMap((clause) => {
      const stated = findStated(clause).filter((name) => isHeardIn(name, question))
      return stated.filter((name) => !undoneBy[name]?.some((other) => stated.includes(other)))
    }),
  )
}

export interface SignalOptions {
  /** Reads one answer; without it only the phrases do. */
  reader?: SignalReader | undefined
  corrections?: SignalCorrections | undefined
  /** What the named days and the judge of danger add. */
  added?: readonly Signal[] | undefined
  /** What a named day shows not to be so. */
  undone?: readonly StatedSignal[] | undefined
  /** What is only feared or set as a condition. */
  feared?: readonly Signal[] | undefined
}

/**
 * Signals about a person's situation in the five answers, in English, Spanish or both; a goal says nothing about today.
 */
export function readSignals(written: PlanAnswers, options: SignalOptions = {}): ReadonlySet<Signal> {
  const { reader = readPhrases as SignalReader, corrections = {}, added = [], undone = [], feared = [] } = options
  const byQuestion = readEach(written, reader)
  const answers = moveFacts(written)
  const signals = new Set<Signal>([...byQuestion.values()].flatMap((found) => [...found]))
  if (!isWorkTold(byQuestion, answers)) signals.delete('working')
  for (const signal of added) signals.add(signal)
  for (const signal of undone) signals.delete(signal)
  settlePlainFacts(signals, answers)
  settleFirmFacts(signals, answers, added.includes('violence'))
  settleRare(signals, answers)
  for (const signal of feared) signals.delete(signal)
  settle(signals, byQuestion.get('urgent_need') ?? new Set(), added)
  correct(signals, corrections)
  derive(signals)
  return signals
}

/** A skill or a wish is no job: one is told among the troubles and people, or said to be held. */
const notLists: readonly PlanQuestionId[] = ['urgent_need', 'biggest_challenge', 'support_system']

const isWorkTold = (byQuestion: ByQuestion, { strengths, support_system }: PlanAnswers) =>
  notLists.some((id) => byQuestion.get(id)?.has('working')) || says(holdsJob, fold(`${strengths} . ${support_system}`))

type ByQuestion = ReadonlyMap<PlanQuestionId, ReadonlySet<Signal>>

const troublesId: PlanQuestionId = 'biggest_challenge'

/** Each answer by itself; where somebody writes for another, "he" is the person whom the plan is for. */
function readEach(answers: PlanAnswers, reader: SignalReader): ByQuestion {
  const readAll = (toText: (answer: string) => string) =>
    new Map(planQuestionIds.map((id): [PlanQuestionId, ReadonlySet<Signal>] => [id, reader(toText(answers[id]), id)]))
  const found = readAll((answer) => answer)
  // Read by itself, what stands in the wrong box does not change how the troubles sound.
  const facts = findMisplacedFacts(answers)
  if (facts !== '') {
    const troubles = [...(found.get(troublesId) ?? []), ...reader(facts, troublesId)]
    found.set(troublesId, new Set(troubles))
  }
  const isForOther = [...found.values()].some((signals) => signals.has('for-other'))
  if (!isForOther) return found
  return new Map([...readAll(toFirstPerson)].map(([id, signals]) => [id, new Set([...signals, 'for-other' as const])]))
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

const officerWords =
  /\b(p\.?o\.?|parole|probation|officer|supervis\w*|on paper|violat\w*|revo[ck]\w*|drug court|oficial|probatoria|condicional|agente)\b/i
/** "They test me by color … I missed one last week": the test and that it was missed stand apart. */
const missedOne =
  /\b(?:ua|uas|drug screens?|drug tests?|color code|screens|drops?|pruebas? de (?:orina|drogas)|antidoping)\b.{0,160}(?<!ain['’]?t |not |never |haven['’]?t )\b(?:missed (?:one|it|1|mine|a|two|the last)\b|slept (?:thru|through)|couldn['’]?t make it|falt[eé] a una|no fui a una|me falt[oó] una|se me pas[oó] una)/is
const childWords =
  /\b(my|mi|mis|our) (\w+ )?(kids?|child|children|son|daughter|baby|boys?|girls?|hij\w+|niñ\w+|nin\w+|nen\w+)\b/i

/** What few people say changes how the rest is meant. */
function settleRare(signals: Set<Signal>, answers: PlanAnswers): void {
  const isSaid = (words: RegExp) => planQuestionIds.some((id) => says(words, answers[id]))
  if (isSaid(missedOne)) signals.add('missed-test')
  if (signals.has('puerto-rico')) signals.delete('immigration')
  // Child welfare tests people too.
  if ((signals.has('drug-test') || signals.has('missed-test')) && signals.has('cps') && !isSaid(officerWords)) {
    for (const signal of ['supervised', 'missed-report'] as const) signals.delete(signal)
  }
  if (signals.has('missed-test') && signals.has('supervised')) signals.add('missed-report')
  // The caseworker and the home were the writer's own.
  if (signals.has('foster-youth') && !isSaid(childWords))
    for (const signal of ['cps', 'kids-apart', 'kids-along'] as const) signals.delete(signal)
  // A phone that somebody cannot use is there.
  if (signals.has('digital-help') && !planQuestionIds.some((id) => readPhrases(answers[id], id).has('no-phone')))
    signals.delete('no-phone')
  if (signals.has('alcohol-withdrawal')) signals.add('drinking')
}

/** Resolves contradictions between answers in favor of the person's safety. */
function settle(signals: Set<Signal>, mostUrgent: ReadonlySet<Signal>, added: readonly Signal[]): void {
  if (signals.has('in-car')) {
    signals.add('no-bed')
    signals.delete('has-bed')
  }
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
  // Both can be so only of different children; where the words do not say it, a child is where the words put it.
  if (signals.has('kids-along') && signals.has('kids-apart'))
    signals.delete(mostUrgent.has('kids-along') ? 'kids-apart' : 'kids-along')
  if ((signals.has('opioids') || signals.has('drugs')) && !signals.has('alcohol-withdrawal')) signals.delete('drinking')
  if (signals.has('business')) signals.delete('license-lost')
  // Who has a job and wants a better one does not look for a first one.
  if (signals.has('working') && signals.has('better-job')) signals.delete('wants-job')
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

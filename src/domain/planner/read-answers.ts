import { type PlanAnswers, planQuestionIds } from '../action-plan/plan-answers.ts'
import { addDays } from './calendar.ts'
import { findNamedDays, type DaySubject, type NamedDay } from './named-days.ts'
import { listDetailSignals } from './detail-signals.ts'
import { dropFears, fearable } from './feared-facts.ts'
import { type FirstBox, readFirstBox } from './first-box.ts'
import { isEmptyAnswer } from './own-words.ts'
import { findFactsInGoals } from './misplaced-facts.ts'
import { askedSignals, shownSignals, type AskedSignal, type ShownSignal } from './shown-signals.ts'
import type { SignalCorrections, StatedSignal } from './signal-names.ts'
import { readSignals, type Signal, type SignalReader } from './signals.ts'
import { fold } from '../text/fold.ts'

/** What the five answers say. */
export interface AnswersReading {
  signals: ReadonlySet<Signal>
  days: readonly NamedDay[]
  /** The answers say next to nothing about the person. */
  isSilent: boolean
  /** What the first answer says, with which the plan begins. */
  firstBox?: FirstBox
}

/** What a named day says beside the day itself. */
const signalsByDay: Readonly<Record<DaySubject, readonly Signal[]>> = {
  court: ['court-date'],
  eviction: ['eviction', 'court-date'],
  'child-case': ['cps', 'court-date'],
  officer: ['supervised'],
  medicine: ['medicine', 'medicine-low'],
  bed: ['bed-ending'],
  release: [],
  registry: [],
  payment: ['other-date'],
  rent: [],
  'work-start': ['starts-work'],
  'job-by': ['wants-job', 'job-deadline'],
  phone: ['no-phone'],
  'ss-card': ['no-ss-card'],
  license: [],
  other: ['other-date'],
}

/** A bed that is sure for this long is no step of this plan. */
const sureBedDays = 14

const isSureBed = ({ about, on }: NamedDay, today: string) => about === 'bed' && on > addDays(today, sureBedDays)

/** A bed that ends on a later day is one for tonight. */
const hasBedUntil = (days: readonly NamedDay[], today: string) =>
  days.some(({ about, on }) => about === 'bed' && on > today)
const isOutside =
  /\b(?:on the streets?|outside|sleep\w* rough|(?:in|inside) (?:my|the|a) (?:car|truck|van|tent|park)|tent|bench|en la calle|afuera|en (?:mi|el|la|un) (?:carro|troca|camioneta|parque|banca)|carpa)\b/i

export interface ReadingOptions {
  reader?: SignalReader | undefined
  corrections?: SignalCorrections | undefined
  /** The judge of danger read that somebody at home hurts the person. */
  isHurtAtHome?: boolean
  /** What the subjects of the answers say. */
  hinted?: readonly Signal[]
}

/** A bed for months, or for as long as it takes. */
const longStay =
  /\b(?:until|till?|hasta|through) (?:\w+ )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\w*|\b(?:as long as|long as) i (?:need|want)|\bel tiempo que (?:necesite|quiera)/i
const monthStarts = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')
const spanishMonthStarts = 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic'.split('|')

function hasLongStay(answers: readonly string[], today: string): boolean {
  const now = Number(today.slice(5, 7)) - 1
  return answers.some((answer) => {
    const found = longStay.exec(answer)
    const month = found?.[1]?.toLowerCase()
    return found !== null && (month === undefined || ![monthStarts[now], spanishMonthStarts[now]].includes(month))
  })
}

/**
 * More of the answers together is not read: a full box of prose holds about thirty sentences and sixty clauses, and
 * nobody of the golden plans wrote more than sixteen and twenty-three in all five boxes.
 */
const mostRead = { sentences: 34, clauses: 80 }
const clausesOfSentence = mostRead.clauses / mostRead.sentences
const sentenceEnd = /[.!?;\n]/
const clauseEnds = /[.,;:!?\n()]+|(?<![\p{L}\p{N}])(?:but|pero|aunque|although|and|y)(?![\p{L}\p{N}])/giu

/** Where each clause of an answer ends, and which sentence it is in; of the clauses after the last that is read, nothing. */
function listEnds(answer: string): { end: number; sentences: number }[] {
  const ends: { end: number; sentences: number }[] = []
  let sentences = 0
  for (const { 0: sign, index } of answer.matchAll(clauseEnds)) {
    if (sentenceEnd.test(sign)) sentences += 1
    ends.push({ end: index + sign.length, sentences })
    if (sentences >= mostRead.sentences || ends.length >= mostRead.clauses) break
  }
  return ends
}

/**
 * The only place where it is decided how much is read, and all readers get the same text: of a text in hundreds of pieces
 * the beginning, so that no plan costs much more than another. Each answer has the same share; what a short one leaves is
 * for the longer ones. What is shown, quoted or saved is what was written.
 */
export function cutForReading(answers: PlanAnswers): PlanAnswers {
  const all = planQuestionIds.map((id) => ({ id, ends: listEnds(answers[id]) }))
  for (let share = mostRead.sentences; ; share -= 1) {
    const cut = all.map(({ id, ends }) => {
      const last = ends.findIndex(({ sentences }, at) => sentences >= share || at + 1 >= share * clausesOfSentence)
      const read = last === -1 ? ends : ends.slice(0, last + 1)
      const text = last === -1 ? answers[id] : answers[id].slice(0, read.at(-1)?.end)
      return { id, text, clauses: read.length, sentences: read.at(-1)?.sentences ?? 0 }
    })
    const sum = (count: (each: (typeof cut)[number]) => number) => cut.reduce((total, each) => total + count(each), 0)
    const fits =
      sum(({ sentences }) => sentences) <= mostRead.sentences && sum(({ clauses }) => clauses) <= mostRead.clauses
    if (fits || share === 1) return { ...answers, ...Object.fromEntries(cut.map(({ id, text }) => [id, text])) }
  }
}

export function readAnswers(answers: PlanAnswers, today: string, options: ReadingOptions = {}): AnswersReading {
  const { urgent_need, biggest_challenge, support_system, strengths } = answers
  const named = findNamedDays(
    [urgent_need, biggest_challenge, support_system, strengths, findFactsInGoals(answers)],
    today,
  )
  const days = named.filter((day) => !isSureBed(day, today))
  const { reader, corrections, isHurtAtHome = false, hinted = [] } = options
  const added: Signal[] = [
    // A call is no reason to go out.
    ...days.flatMap(({ about, isByPhone }) => (about === 'other' && isByPhone ? [] : signalsByDay[about])),
    ...(isHurtAtHome ? ['violence' as const] : []),
    ...hinted,
  ]
  const isLong =
    !days.some(({ about }) => about === 'bed') && hasLongStay([urgent_need, biggest_challenge, support_system], today)
  const undone: StatedSignal[] = [
    ...(days.length < named.length ? (['bed-ending', 'no-bed'] as const) : isLong ? (['bed-ending'] as const) : []),
    ...(hasBedUntil(days, today) && !isOutside.test(Object.values(answers).join(' . ')) ? (['no-bed'] as const) : []),
    // Whoever may still report in time has missed nothing.
    ...(days.some(({ about, isLastDay }) => about === 'officer' && isLastDay) ? (['missed-report'] as const) : []),
  ]
  if (isHomeForMonths(answers, today)) undone.push('just-out')
  const given = { reader, corrections, added, undone }
  const all = readSignals(answers, given)
  const feared = fearable.some((signal) => all.has(signal)) ? listFeared(answers, days, reader) : []
  const signals = feared.some((signal) => all.has(signal)) ? readSignals(answers, { ...given, feared }) : all
  const telling = shownSignals.filter((signal) => signals.has(signal) && signal !== 'alone')
  return {
    signals,
    days,
    isSilent: telling.length === 0 && Object.values(answers).filter(isEmptyAnswer).length >= 3,
    firstBox: readFirstBox(answers, today, signals, reader),
  }
}

/** What the answers say only in a condition or a fear: "if I miss they violate me", "si no pago sacan warrant". */
function listFeared(answers: PlanAnswers, days: readonly NamedDay[], reader: SignalReader | undefined): Signal[] {
  const sure = dropFears(answers)
  if (sure === null) return []
  const added = [...days.flatMap(({ about }) => signalsByDay[about]), ...listDetailSignals(sure)]
  const stated = readSignals(sure, { reader, added })
  return fearable.filter((signal) => !stated.has(signal))
}

const subjectBySignal: Partial<Readonly<Record<ShownSignal, DaySubject>>> = {
  'court-date': 'court',
  eviction: 'eviction',
  cps: 'child-case',
  supervised: 'officer',
  'medicine-low': 'medicine',
  methadone: 'medicine',
  buprenorphine: 'medicine',
  'bed-ending': 'bed',
}

/** Said already by the one it stands for. */
const impliedBy: Partial<Readonly<Record<ShownSignal, readonly Signal[]>>> = {
  medicine: ['methadone', 'buprenorphine', 'insulin', 'medicine-low'],
  'court-date': ['eviction', 'cps'],
  'with-someone': ['bed-ending'],
  'bed-ending': ['eviction'],
  drugs: ['opioids'],
  withdrawal: ['alcohol-withdrawal'],
  'missed-report': ['missed-test'],
}

export interface Understood {
  signal: ShownSignal
  /** The day that the person named with it. */
  day: NamedDay | null
}

/** What to show as understood, the weightiest first. */
export function listUnderstood({ signals, days }: AnswersReading): Understood[] {
  const isImplied = (signal: ShownSignal) => {
    const others = impliedBy[signal]?.filter((other) => signals.has(other)) ?? []
    const hasOwnDay = signal === 'court-date' && days.some(({ about }) => about === 'court')
    return others.length > 0 && !hasOwnDay
  }
  return shownSignals
    .filter((signal) => signals.has(signal) && !isImplied(signal))
    .map((signal) => ({ signal, day: days.find(({ about }) => about === subjectBySignal[signal]) ?? null }))
}

/** What was not said of these shows that nothing needs to be asked. */
const answeredBy: Readonly<Record<AskedSignal, readonly Signal[]>> = {
  'no-bed': ['has-bed', 'no-bed', 'bed-ending', 'in-shelter', 'in-program', 'with-someone', 'eviction', 'settled'],
  supervised: ['supervised', 'not-supervised', 'mail-report', 'tribal-case'],
  'medicine-low': ['medicine', 'no-medicine', 'medicine-low', 'moud', 'insulin', 'shot'],
  'no-id': ['no-id', 'has-id', 'has-license', 'no-birth-certificate', 'no-ss-card', 'settled'],
  'court-date': ['court-date', 'warrant', 'settled'],
  'wants-job': [
    'working',
    'wants-job',
    'better-job',
    'stays-at-job',
    'starts-work',
    'job-offer',
    'job-lost',
    'student',
    'disability',
    'elder',
  ],
}
const mostQuestions = 3

/** What to ask back, where the answers do not say it and it would change the plan. */
export function listQuestions({ signals, isSilent }: AnswersReading): AskedSignal[] {
  const open = askedSignals.filter((signal) => !answeredBy[signal].some((other) => signals.has(other)))
  return isSilent ? open : open.slice(0, mostQuestions)
}

const starts = ['jan|ene', 'feb', 'mar', 'apr|abr', 'may', 'jun', 'jul', 'aug|ago', 'sep', 'oct', 'nov', 'dec|dic']
const month = starts.map((names, at) => `(?<m${at}>(?:${names})\\w*)`).join('|')
/** "got out of Kane in June", "salí de la prisión estatal en junio". */
const releasedIn = new RegExp(
  `\\b(?:got out|came home|came out|released|been out|been home|(?<!(?:get|gets|getting|go|going|max|come|coming) )(?:out|home)|sali|soltaron|salio)(?: (?!en |in |since |desde )\\w+){0,5} (?:in|en|since|desde) (?:late |early |fines de )?(?:${month})\\b(?! \\d{1,2}\\b)`,
)
/** The first weeks at home are over then. */
const longMonths = 2

/** Whether somebody says to have come home in a month that is some months ago. */
export function isHomeForMonths(answers: PlanAnswers, today: string): boolean {
  const now = Number(today.slice(5, 7)) - 1
  return planQuestionIds.some((id) => {
    const found = id === 'goals_3_months' ? null : releasedIn.exec(fold(answers[id]))
    const at = starts.findIndex((_, index) => found?.groups?.[`m${index}`] !== undefined)
    return at !== -1 && (now - at + 12) % 12 >= longMonths
  })
}

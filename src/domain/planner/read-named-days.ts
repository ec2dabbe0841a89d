import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import type { ClockTime } from './clock-times.ts'
import { findDaySubject } from './day-subjects.ts'
import { type DayInClause, type DaySubject, listDays } from './named-days.ts'
import { says } from '../text/says.ts'

/** What a day is for, told apart further than the steps of a plan need. */
export type DayTopic =
  | Exclude<DaySubject, 'other'>
  | 'work-return'
  | 'interview'
  | 'class'
  | 'clinic'
  | 'immigration'
  | 'drug-test'
  | 'meeting'
  | 'ceremony'
  | 'travel'
  | 'visit'
  | 'check'
  /** It is named, and the words do not say what for. */
  | 'unknown'

/** A day that a person named, in their own words. */
export interface EveryNamedDay {
  /** An ISO date, today or later. */
  on: string
  at: ClockTime | null
  about: DayTopic
  /** What they wrote about it, with what stands before where the clause alone says too little. */
  words: string
  /** The last day on which something can be done, and no visit. */
  isLastDay: boolean
  question: PlanQuestionId
}

const work = '(?:work|job|trabajo|jale|chamba|jalar|trabajar|empleo|shift|turno)'

/** The most telling first; of the folded clause. */
const topics: readonly (readonly [DayTopic, RegExp])[] = [
  ['immigration', /\b(?:ice|uscis|immigration|inmigracion|migracion|la migra|biometrics?|huellas)\b/],
  [
    'drug-test',
    /\b(?:drug (?:test|screen)s?|uas?|urinalysis|prueba de (?:orina|drogas)|antidoping|color code)\b(?! (?:clinic))/,
  ],
  ['interview', /\b(?:interview|entrevista)\b/],
  [
    'work-return',
    new RegExp(
      `\\b(?:(?:back|return|come back|go back|volver|vuelvo|regres\\w+) (?:to |a |al |at )?(?:\\w+ ){0,2}${work}|(?:boss|jefe|patron|job|they|me dijeron|dijeron)(?: \\w+){0,4} (?:come back|go back|back|regres\\w+|vuelv\\w+))\\b`,
    ),
  ],
  [
    'class',
    /\b(?:class(?:es)?|clases?|orientation|orientacion|ged|semester|semestre|school|escuela|college|colegio|training|entrenamiento|curso|course|workshop|taller de)\b/,
  ],
  [
    'ceremony',
    /\b(?:ceremon\w+|sweat|inipi|funeral|wake|entierro|velorio|wedding|boda|bautizo|baptism|quince\w*|graduation|graduacion|memorial|powwow|misa)\b/,
  ],
  ['meeting', /\b(?:aa|na|meeting|meetings|junta|juntas|group|grupo|church|iglesia)\b/],
  [
    'clinic',
    /\b(?:doctor\w*|dr|clinic|clinica|dentist\w*|therap\w+|terapi\w+|counsel\w+|consejer\w+|surgery|operation|me (?:van a )?oper\w+|operacion|cirugia|intake|detox|rehab|checkup|physical|ultrasound|hospital|va appointment)\b/,
  ],
  ['rent', /\b(?:rent|renta|landlord|dueno|duena|casero|casera)\b/],
  ['check', /\b(?:check|cheque|ssi|ssdi|paycheck|payday|pagan|me pagan|dia de pago|food stamps|stamps|ebt|snap)\b/],
  ['travel', /\b(?:flight|vuelo|pasaje|boleto|ticket|viaj\w+|travel|trip|bus to|greyhound|fly)\b/],
  [
    'visit',
    /\b(?:visit|visits|visita|visitation|see my (?:kids?|son|daughter|boys?|girls?)|ver a mis? (?:hij|nin)\w*)\b/,
  ],
]

/** These are never told apart further: a class that a court orders is no court day, but a court day about one is. */
const firm: ReadonlySet<DaySubject> = new Set<DaySubject>([
  'court',
  'eviction',
  'child-case',
  'officer',
  'registry',
  'medicine',
  'bed',
  'release',
  'work-start',
  'job-by',
])
const courtWords = /\b(?:court|(?<!\bme )corte|hearing|audiencia|judge|juez|jueza|trial|juicio|sentenc\w*|tribunal)\b/
const officerWords = /\b(?:po|p o|parole|probation|officer|probatoria|probacion|oficial|agent|agente)\b/

function findTopic({ about, clause, before }: DayInClause): DayTopic {
  const folded = fold(clause)
  const own = topics.find(([, words]) => says(words, folded))?.[0]
  if (about === 'court' && says(courtWords, folded)) return 'court'
  if (about === 'officer' && says(officerWords, folded) && own !== 'class' && own !== 'drug-test') return 'officer'
  if (about !== null && about !== 'other' && firm.has(about) && (own === undefined || !isWeak(about, own))) return about
  if (own !== undefined) return own
  if (about !== null && about !== 'other') return about
  const beside = fold(before)
  return topics.find(([, words]) => says(words, beside))?.[0] ?? 'unknown'
}

/** A word of its own in the clause says more than what was guessed from the sentence around it. */
const isWeak = (about: DaySubject, own: DayTopic) =>
  (about === 'bed' && own !== 'check') ||
  about === 'officer' ||
  about === 'court' ||
  (about === 'work-start' && own !== 'rent' && own !== 'check' && own !== 'visit') ||
  (about === 'job-by' && own === 'interview')

/** "Sober by New Year", "algo pa mami en navidad": hoped for, and no day to get ready for. */
const isWish = (about: DayTopic, clause: string) =>
  hopes.has(about) && /\b(?:by|before|para|pa|antes|until|til|till|hasta|christmas|navidad|new years?)\b/.test(clause)
const hopes: ReadonlySet<DayTopic> = new Set<DayTopic>([
  'unknown',
  'bed',
  'work-start',
  'work-return',
  'job-by',
  'payment',
  'license',
  'travel',
  'visit',
])

/** Fewer words do not say what a day is for. */
const fewestWords = 5
const longest = 140

function joinWords({ clause, before }: DayInClause, about: DayTopic): string {
  // "Corte el 16 dic" says what it is for, whatever stands before it.
  const isShort =
    about === 'unknown' || (clause.split(/\s+/).length < fewestWords && findDaySubject(fold(clause)) === null)
  const words = isShort && before !== '' ? `${before}, ${clause}` : clause
  return words.length > longest ? clause.slice(0, longest) : words
}

/** Every day that the five answers name, today or later, the soonest first. */
export function readNamedDays(answers: PlanAnswers, today: string): EveryNamedDay[] {
  const found = listDays(
    planQuestionIds.map((id) => answers[id]),
    today,
  ).flatMap((day): EveryNamedDay[] => {
    const about = findTopic(day)
    // Who came out today knows it.
    if (about === 'release' && day.on === today) return []
    const question = planQuestionIds[day.answer] ?? 'urgent_need'
    if (question === 'goals_3_months' && isWish(about, fold(day.clause))) return []
    return [{ on: day.on, at: day.at, about, words: joinWords(day, about), isLastDay: day.isLastDay, question }]
  })
  const sorted = found.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
  return sorted.filter(
    (day, at) => sorted.findIndex((other) => other.on === day.on && other.about === day.about) === at,
  )
}

import { fold } from '../text/fold.ts'
import { findClockTime, isOnlyClockTime, markClockTimes, type ClockTime } from './clock-times.ts'
import { findDay } from './day-words.ts'
import { medicine } from './phrases/shared-words.ts'

/** What a day that a person names is about. */
export type DaySubject =
  | 'court'
  | 'eviction'
  | 'child-case'
  | 'officer'
  | 'registry'
  | 'medicine'
  | 'bed'
  | 'release'
  | 'payment'
  | 'other'

export interface NamedDay {
  about: DaySubject
  /** An ISO date, today or later. */
  on: string
  /** The hour that stands with it. */
  at?: ClockTime
}

/** Subjects with the words that name them, the most telling first. */
const subjectWords: readonly (readonly [DaySubject, RegExp])[] = [
  [
    'release',
    /\b(got out|(?<!\bor )get out|getting out|came home|released?|let me out|sali|salgo|me soltaron|out since)\b/,
  ],
  [
    'registry',
    /\b(register(?! (?:to vote|for|my))|registrarme|registry|report(?:ing)? (?:in )?(?:to|with) the sheriff)\b/,
  ],
  ['eviction', /\b(evict\w*|desaloj\w*|landlord court|rent court)\b/],
  ['child-case', /\b(cps|dcfs|dfcs|dcf|acs|dhs|foster)\b/],
  // To ask for a hearing by a day is not to be in court on it.
  ['other', /\b(?:pedir|solicitar|request|ask for|asking for|apelar|appeal) (?:\w+ ){0,2}(?:audiencia|hearing)\b/],
  ['court', /\b(court|hearing|judge|trial|sentenc\w*|arraign\w*|corte|audiencia|juez|jueza|tribunal|juicio)\b/],
  ['other', /\b(ice|uscis|immigration|inmigracion|migracion|la migra)\b/],
  [
    'medicine',
    new RegExp(
      `\\b(?:${medicine}|script|suboxone|subs|methadone|metadona|dose|dosing|dosis|dosific\\w*|meds?|pills?|pastillas?|refill|strips|tiras|pens? left|last pen|plumas?|shot(?! at)|inyeccion|catheters?|cateter\\w*|sondas|inhaler|oxygen)\\b`,
    ),
  ],
  // A test for an officer or a school is no visit.
  [
    'other',
    /\b((?:drug|urine|piss|ged|math|writing|reading|driving|permit|road|placement) (?:test|tests|screen|exam)|(?:my|last|final) (?:ged|test|exam)|(?:prueba|examen) de (?:orina|drogas|manejo|ged|matematicas))\b/,
  ],
  [
    'payment',
    /\b((?:lights?|power|electric\w*|water|gas|heat|luz|agua|corriente) (?:\w+ ){0,4}(?:off|cut|shut\w*|disconnect\w*|cort\w*|quit\w*)|(?:cut|cutting|shut|shutting|turn|turning|turnin|disconnect\w*) (?:\w+ ){0,3}(?:lights?|power|electric\w*|water|gas|heat|luz|agua)|(?:cort|quit|suspend)\w* (?:\w+ )?(?:luz|agua|gas|corriente|lights?|power))\b/,
  ],
  [
    'officer',
    /\b(po|p o|parole|probation|officer|agent|report|reporting|check in|probatoria|oficial|condicional|reportar\w*|presentar\w*)\b/,
  ],
  [
    'bed',
    /\b(stay|stayin|staying|leave|out by|move|moving|lease|shelter|motel|hotel|kick\w*|couch|bed|room|discharge\w*|lets? me|got ?ta go|have to go|quedar\w*|irme|salirme|corren?|albergue|cuarto|sofa|casa|me dejan?|de alta|donde ir)\b/,
  ],
  ['payment', /\b(pay|payment|pagar|pago|dar|fees?|restitution|multas?|bill)\b/],
  [
    'other',
    /\b(appointment|appt|interview|class|test|orientation|start|starts|meeting|visit|dmv|cita|entrevista|clase|examen|empiezo|reunion|deadline|due|exam|physical|(?:job|work|trabajo) (?:by|para)|flight|vuelo|pasaje|boleto|ticket|viajar|travel|trip|viaje|background|form)\b/,
  ],
]

/** The days that the answers name, with what they are about. Days that are past or cannot be are left out. */
export function findNamedDays(answers: readonly string[], today: string): NamedDay[] {
  const found = answers.flatMap((answer) =>
    splitSentences(answer).flatMap((sentence, at, all) => {
      const [before, next] = [all[at - 1], all[at + 1]]
      return listParts(sentence).flatMap(({ part, told }): NamedDay[] => {
        const on = findDay(part, today, `${all.slice(Math.max(0, at - 2), at).join(' ')} ${told}`, next)
        if (on === null) return []
        // "I got papers for eviction court, it is on the 3rd": the subject may stand in the part before or after.
        const about =
          findSubjectOfShortPart(part, before) ??
          findSubject(part) ??
          findSubject(sentence) ??
          findSubjectBeside(before, next)
        if (about === null) return []
        const time = findClockTime(part) ?? findClockTime(sentence) ?? findTimeBeside(sentence, next)
        return [{ about, on, ...(time && { at: time }) }]
      })
    }),
  )
  const sorted = found.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
  return sorted.filter(({ about }, at) => sorted.findIndex((other) => other.about === about) === at)
}

const joints = /\b(?:and|y|e|n|so|asi que|then|luego|idk if|because|cause|cuz|bc|porque|pq)\b/
/** "Court and probation Friday" names one day for both. */
const fewWords = 3

/** Two things in one sentence may each have their day: "register in 3 days and the motel is up Friday". */
function listParts(sentence: string): { part: string; told: string }[] {
  const parts = sentence.split(joints).map((part) => part.trim())
  const isList = parts.some((part) => part.split(' ').length < fewWords)
  if (parts.length === 1 || isList) return [{ part: sentence, told: '' }]
  return parts.map((part, at) => ({ part, told: parts.slice(0, at).join(' ') }))
}

const weakWords = /^(?:(?:its|it is|due|is due|starts?|esta|es|toca|me toca) )/
/** "My shot. Due the 10th": a few words that only say when belong to the few before them. */
function findSubjectOfShortPart(part: string, before = ''): DaySubject | null {
  const isShort = part.split(' ').length <= 4 && before !== '' && before.split(' ').length <= 4
  return isShort && weakWords.test(`${part} `) ? findSubject(before, 'release') : null
}

/** Folding removes the signs of dates such as 12/3, so they are written out first. */
function splitSentences(answer: string): string[] {
  return markClockTimes(answer)
    .replace(/\b(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2,4}))?\b/g, 'numeric $1 $2 $3 ')
    .split(/[.;!?\n]+|\b(?:and then|y luego|but|pero)\b|,/i)
    .map(fold)
    .filter((sentence) => sentence !== '')
}

/** "Court Dec 4. 10 am.", "Tuesday, parole at 9": an hour alone, or with what the day is about. */
const findTimeBeside = (sentence: string, next = '') =>
  isOnlyClockTime(next) || findSubject(sentence) === null ? findClockTime(next) : null

/** "I got out Monday with strips, they last until Thursday": what ends on the later day is not the release. */
const findSubjectBeside = (...parts: readonly (string | undefined)[]): DaySubject | null =>
  parts.map((part) => findSubject(part ?? '', 'release')).find((about) => about !== null) ?? null

function findSubject(sentence: string, except?: DaySubject): DaySubject | null {
  return subjectWords.find(([about, words]) => about !== except && words.test(sentence))?.[0] ?? null
}

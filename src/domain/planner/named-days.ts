import { fold } from '../text/fold.ts'
import { findClockTime, isOnlyClockTime, markClockTimes, type ClockTime } from './clock-times.ts'
import { findDay, isTimeLimit } from './day-words.ts'
import {
  type DaySubject,
  findDaySubject as findSubject,
  findStay,
  findVisitSubject,
  findLastingSubject,
  findThingMeant,
  isByPhone,
} from './day-subjects.ts'
import { isSupply } from './more-day-words.ts'
import { findReleaseDay } from './release-day.ts'
import { says } from '../text/says.ts'

export type { DaySubject } from './day-subjects.ts'

export interface NamedDay {
  about: DaySubject
  /** An ISO date, today or later. */
  on: string
  /** The hour that stands with it. */
  at?: ClockTime
  /** What the person wrote about it, where its kind says little. */
  words?: string
  /** The last day for an answer to a paper. */
  isLastDay?: true
  /** By phone, video or text: nobody has to be anywhere. */
  isByPhone?: true
}

/** A day with the clause that names it. */
export interface DayInClause {
  /** Null where the words do not say what the day is for. */
  about: DaySubject | null
  on: string
  at: ClockTime | null
  isLastDay: boolean
  /** The part of the sentence that names the day, as it was written. */
  clause: string
  /** What stands just before it in the same answer. */
  before: string
  /** The whole of what stands between two stops, as it was written. */
  sentence: string
  /** Which of the answers it is in. */
  answer: number
}

/** The days that the answers name, with what they are about. Days that are past or cannot be are left out. */
export function findNamedDays(answers: readonly string[], today: string): NamedDay[] {
  const found = listDays(answers, today).flatMap(({ about, on, at, isLastDay, sentence }): NamedDay[] =>
    about === null
      ? []
      : [
          {
            about,
            on,
            ...(at && { at }),
            ...(about === 'other' && { words: sentence }),
            ...(isLastDay && { isLastDay: true as const }),
            ...(isByPhone(toWords(sentence)) && { isByPhone: true as const }),
          },
        ],
  )
  const sorted = found.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
  return sorted.filter(({ about }, at) => sorted.findIndex((other) => other.about === about) === at)
}

const relative =
  '(?:moms?|mother|mama|dads?|father|papa|sisters?|hermanas?|brothers?|hermanos?|wife|wifes|husband|espos[oa]|marido|mujer|senora|girlfriend|boyfriend|gf|bf|novi[oa]|cousins?|prim[oa]s?|aunt|aunts|auntie|ti[oa]s?|uncles?|grandma|grandmas|abuel[oa]|grandpa|suegr[oa]|cunad[oa]|friends?|amig[oa]s?|homie|buddy|roommate)'
const event =
  '(?:court|corte|hearing|audiencia|surgery|operation|cirugia|operacion|appointment|appt|cita|interview|entrevista|test|exam|examen|chemo|quimio|dialysis|dialisis|shift|turno|job|trabajo|work|class|clase|doctor|po|parole|probation|oficial|trial|juicio|graduation)'
const has = '(?:has|have|had|got|gets|goes|sees|starts?|starting|tiene|va|ve|le toca|empieza|entra)'

/** "My brother has court Tuesday", "la cirugía de mi mamá es el viernes", "he works till Tuesday". */
const isTheirs = new RegExp(
  `\\b(?:my|mi|mis|his|her) ${relative} (?:\\w+ ){0,2}?${has} (?:\\w+ ){0,4}?${event}\\b|\\bmy ${relative} (?:\\w+ )?${event}\\b(?! and)|\\b${event} de (?:mi|mis|su) ${relative}\\b|\\b(?:a )?mi ${relative} (?:l[oae]|se) (?:van a )?oper\\w+|\\b(?:he|she|they|${relative}) works? (?:til|till|until|thru)\\b|\\b${relative} trabaja hasta\\b`,
)
/** A trip or a duty of the person's own beside it; a funeral is for all who mourn. */
const isOwnToo =
  /\b(?:i (?:have|got|gotta|need|must|go|drive|take|promised|can|will)|i ll|im|and me|me and|me (?:toca|da|dan|deja\w*|espera\w*)|yo y|y yo|tengo|debo|voy|vamos|llevo|llevar\w*|funeral|entierro|velorio|wedding|boda)\b/
/** Somebody writes for another: then "he" is whom the plan is for. */
const isForOther =
  /\b(?:(?:filling|filing|fill|typing|writing|wrote|write) (?:\w+ ){0,3}for (?:my|him|her|a)|escrib\w+ (?:\w+ ){0,3}(?:por|para|sobrin\w|hij\w|espos\w)|llen\w+ (?:\w+ )?por|case manager here|(?:my|mi) (?:son|brother|husband|nephew|cousin|hijo|hermano|esposo|sobrino|primo|tio|uncle) (?:just )?(?:got out|gets out|came home|comes home|is coming home|sali\w*|sale|acaba de salir|va a salir))\b/

/** Whether the answers are written for somebody else. */
const isWrittenForOther = (folded: string): boolean => says(isForOther, folded)

/** Whether the day in these words belongs to somebody else alone. */
const isOthersDay = (folded: string): boolean => says(isTheirs, folded) && !isOwnToo.test(folded)

/** Every day that is named, in the order of the answers, whether or not its subject is known. */
export function listDays(answers: readonly string[], today: string): DayInClause[] {
  const released = findReleaseDay(answers, today)
  const isForOther = isWrittenForOther(fold(answers.join(' . ')))
  return answers.flatMap((answer, index) => {
    const sentences = splitSentences(answer)
    const all = sentences.map(({ folded }) => folded)
    return sentences.flatMap(({ folded: sentence, raw }, at) => {
      const [before, next] = [all[at - 1], all[at + 1]]
      return listParts(sentence, raw).flatMap(({ part, told, clause, toldRaw }): DayInClause[] => {
        const toldBefore = `${all.slice(Math.max(0, at - 2), at).join(' ')} ${told}`
        const on = findDay(part, today, { told: toldBefore, next, released })
        if (on === null || tellsYesterday(part, before)) return []
        if (!isForOther && isOthersDay(part)) return []
        const toldInAll = `${all.slice(0, at).join(' ')} ${told}`
        // "I got papers for eviction court, it is on the 3rd": the subject may stand in the part before or after.
        const about =
          (isSupply(part) ? 'medicine' : null) ??
          findStay(part) ??
          findSubjectOfShortPart(part, before) ??
          findThingMeant(part, toldInAll) ??
          findVisitSubject(part, told || before) ??
          findLastingSubject(part, toldInAll) ??
          findSubject(part) ??
          findSubject(sentence) ??
          // What has its own day next to it is about that one; a ride that ends is about no medicine.
          findSubjectBeside(
            isRide.test(part) ? undefined : before,
            next !== undefined && findDay(next, today) === null ? next : undefined,
          )
        return [
          {
            about,
            on,
            at: findClockTime(part) ?? findClockTime(sentence) ?? findTimeBeside(sentence, next),
            isLastDay: isLast(about, part, toldBefore),
            clause,
            before: toldRaw === '' ? (sentences[at - 1]?.raw ?? '') : toldRaw,
            sentence: raw,
            answer: index,
          },
        ]
      })
    })
  })
}

/** "Yesterday, wed": the weekday of what is past. */
const tellsYesterday = (part: string, before = '') =>
  /\b(?:yesterday|ayer|last night|anoche)$/.test(before) && part.split(' ').length === 1

/** A visit is on its day; an answer or a report that is due within some hours is done before. */
const isLast = (about: DaySubject | null, part: string, told: string) =>
  (about === 'eviction' && isAnswer.test(`${part} ${told}`)) ||
  (about === 'officer' && (isTimeLimit(part) || says(isBefore, part)))

const isRide = /\b(?:ride|raite|lift|carro|truck|van|take me|drive me|me llev\w+)\b/

/** "By Thursday", "antes del martes": a day to be done with it, and no appointment. */
const isBefore =
  /\b(?:by|before|no later than|antes de|antes del|a mas tardar(?: el)?|para antes del) (?:the |this |next |el |este )?(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mier|jue|vie|sab|dom|jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec|numeric|\d)/
const isAnswer = /\b(?:answer|respond|reply|contestar|responder)\b/

const joints =
  /(?<![\p{L}\p{N}])(?:and|y|e|n|so|as[ií] que|then|luego|idk if|because|cause|cuz|bc|porque|pq)(?![\p{L}\p{N}])/iu
/** "Court and probation Friday" names one day for both. */
const fewWords = 3

interface Part {
  part: string
  told: string
  clause: string
  toldRaw: string
}

/** Two things in one sentence may each have their day: "register in 3 days and the motel is up Friday". */
function listParts(sentence: string, raw: string): Part[] {
  const clauses = raw.split(joints).map((clause) => clause.trim())
  const parts = clauses.map(toWords)
  const isList = parts.some((part) => part.split(' ').length < fewWords)
  if (parts.length === 1 || isList) return [{ part: sentence, told: '', clause: raw, toldRaw: '' }]
  return parts.map((part, at) => ({
    part,
    told: parts.slice(0, at).join(' '),
    clause: clauses[at] ?? '',
    toldRaw: clauses[at - 1] ?? '',
  }))
}

const weakWords = /^(?:(?:its|it is|due|is due|starts?|esta|es|toca|me toca) )/
/** "My shot. Due the 10th": a few words that only say when belong to the few before them. */
function findSubjectOfShortPart(part: string, before = ''): DaySubject | null {
  const isShort = part.split(' ').length <= 4 && before !== '' && before.split(' ').length <= 4
  return isShort && weakWords.test(`${part} `) ? findSubject(before, 'release') : null
}

/** "Iraq 04-05": years of service, and no day. */
const yearsOfService =
  /\b(iraq|irak|afghan\w*|vietnam|desert storm|gulf|kuwait|army|navy|marines?|guard|usmc|served|deployed|inside|down|locked up|prison) (?:from )?'?\d{2}\s?-\s?'?\d{2}\b(?![/-])/gi

/** Folding removes the signs of dates such as 12/3, so they are written out first. */
const toWords = (text: string) =>
  fold(
    markClockTimes(text.replace(yearsOfService, '$1')).replace(
      /\b(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2,4}))?\b/g,
      'numeric $1 $2 $3 ',
    ),
  )

/** "Nov. 24", "9 a.m.": their dots end no sentence. */
const plainDots = (answer: string) =>
  answer
    .replace(/\b([ap])\.\s?m\b\.?/gi, '$1m')
    .replace(/\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic)\.(?=\s*\d)/gi, '$1')

function splitSentences(answer: string): { folded: string; raw: string }[] {
  return plainDots(answer)
    .split(/(?<!\d)\.|\.(?!\d)|[;!?\n]+|\b(?:and then|y luego|but|pero)\b|,(?!\d{3})/i)
    .map((raw) => ({ folded: toWords(raw), raw: raw.trim() }))
    .filter(({ folded }) => folded !== '')
}

/** "Court Dec 4. 10 am.", "Tuesday, parole at 9": an hour alone, or with what the day is about. */
const findTimeBeside = (sentence: string, next = '') =>
  isOnlyClockTime(next) || findSubject(sentence) === null ? findClockTime(next) : null

/** "I got out Monday with strips, they last until Thursday": what ends on the later day is not the release. */
const findSubjectBeside = (...parts: readonly (string | undefined)[]): DaySubject | null =>
  parts.map((part) => findSubject(part ?? '', 'release')).find((about) => about !== null) ?? null

import { fold } from '../text/fold.ts'
import { addDays, isRealDay } from './calendar.ts'
import { findClockTime, isOnlyClockTime, markClockTimes, type ClockTime } from './clock-times.ts'
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

/** Plans look this far ahead; a year in a story is not a date to get ready for. */
const furthestDays = 120

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
/** "Sat" and "sun" are words too, except after these. */
const after = '(?<=\\b(?:on|this|next|by|til|till|until) )'
const shortWeekdays = [`${after}sun`, `${after}mon`, 'tues?', `${after}wed`, 'thurs?|thur', 'fri', `${after}sat`]
const spanishWeekdays = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
const months = 'jan feb mar apr may jun jul aug sept? oct nov dec'.split(' ')
const longMonths = 'january february march april may june july august september october november december'.split(' ')
const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto sep?tiembre octubre noviembre diciembre'.split(
  ' ',
)

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  una: 1,
  two: 2,
  dos: 2,
  couple: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  ten: 10,
  diez: 10,
}
const unitDays: Readonly<Record<string, number>> = { day: 1, dia: 1, week: 7, semana: 7, month: 30, mes: 30 }

/** Subjects with the words that name them, the most telling first. */
const subjectWords: readonly (readonly [DaySubject, RegExp])[] = [
  ['release', /\b(got out|get out|getting out|came home|released?|let me out|sali|salgo|me soltaron|out since)\b/],
  ['registry', /\b(register(?! (?:to vote|for|my))|registrarme)\b/],
  ['eviction', /\b(evict\w*|desaloj\w*|landlord court|rent court)\b/],
  ['child-case', /\b(cps|dcfs|dfcs|dcf|acs|dhs|foster)\b/],
  ['court', /\b(court|hearing|judge|trial|sentenc\w*|arraign\w*|corte|audiencia|juez|jueza|tribunal|juicio)\b/],
  ['other', /\b(ice|uscis|immigration|inmigracion|migracion|la migra)\b/],
  [
    'medicine',
    new RegExp(
      `\\b(?:${medicine}|script|suboxone|subs|methadone|metadona|dose|dosis|meds?|pills?|pastillas?|refill|strips|shot(?! at)|inyeccion|catheters?|cateter\\w*|sondas|inhaler|oxygen)\\b`,
    ),
  ],
  [
    'officer',
    /\b(po|p o|parole|probation|officer|agent|report|reporting|check in|probatoria|oficial|condicional|reportar\w*|presentar\w*)\b/,
  ],
  [
    'bed',
    /\b(stay|stayin|staying|leave|out by|move|moving|lease|shelter|motel|hotel|kick\w*|couch|bed|room|discharge\w*|lets? me|quedar\w*|irme|corren?|albergue|cuarto|sofa|casa|me dejan?|de alta|donde ir)\b/,
  ],
  ['payment', /\b(pay|payment|pagar|pago|dar|fees?|restitution|multas?|bill)\b/],
  [
    'other',
    /\b(appointment|appt|interview|class|test|orientation|start|starts|meeting|visit|dmv|cita|entrevista|clase|examen|empiezo|reunion|deadline|due|exam|physical|(?:job|work|trabajo) (?:by|para)|flight|vuelo|pasaje|viajar|background|form)\b/,
  ],
]

/** The days that the answers name, with what they are about. Days that are past or cannot be are left out. */
export function findNamedDays(answers: readonly string[], today: string): NamedDay[] {
  const found = answers.flatMap((answer) =>
    splitSentences(answer).flatMap((sentence, at, all) => {
      const on = findDay(sentence, today)
      // "I got papers for eviction court, it is on the 3rd": the subject may stand in the part before or after.
      const about = on === null ? null : (findSubject(sentence) ?? findSubjectBeside(all[at - 1], all[at + 1]))
      if (on === null || about === null) return []
      const time = findClockTime(sentence) ?? findTimeBeside(sentence, all[at + 1])
      return [{ about, on, ...(time && { at: time }) }]
    }),
  )
  const sorted = found.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
  return sorted.filter(({ about }, at) => sorted.findIndex((other) => other.about === about) === at)
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

type DayReader = (sentence: string, today: string) => string | null

const readRelative: DayReader = (sentence, today) => {
  if (/\b(day after tomorrow|pasado manana)\b/.test(sentence)) return addDays(today, 2)
  // "En la mañana" is the morning.
  if (/\b(tomorrow|tmrw|tmw|tomorow)\b/.test(sentence) || /(?<!(?:la|por|cada|de la) )\bmanana\b/.test(sentence)) {
    return addDays(today, 1)
  }
  if (/\b(today|hoy)\b/.test(sentence)) return today
  const left =
    /\b(?:quedan?|duran?|lasts?|alcanzan?) (?:me |como |like |about |for |para |unos |nomas )*(\w+) (?:dias?|days?)\b/.exec(
      sentence,
    ) ??
    /\b(\w+) (?:days?|dias?)(?: worth)?(?: of \w+)? (?:left|more|(?:na |nada )?mas|nomas)\b/.exec(sentence) ??
    /\b(\w+) (?:days?|dias?) (?:to|pa|para) (?:register|registrarme)\b/.exec(sentence)
  const daysLeft = numbers[left?.[1] ?? ''] ?? Number(left?.[1])
  if (left && daysLeft > 0) return addDays(today, daysLeft)
  const ahead =
    /\b(?:in|within|en|dentro de)(?: (?:like|about|como|unos|unas|a))? (\w+)(?: of)? (day|dia|week|semana|month|mes)(?:s|es)?\b/.exec(
      sentence,
    )
  const count = numbers[ahead?.[1] ?? ''] ?? Number(ahead?.[1])
  return ahead && count > 0 ? addDays(today, count * (unitDays[ahead[2] ?? ''] ?? 1)) : null
}

const readMonthDay: DayReader = (sentence, today) => {
  for (let month = 0; month < 12; month += 1) {
    const name = `(?:${longMonths[month]}|${months[month]}|${spanishMonths[month]})`
    const day =
      new RegExp(`\\b${name} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`).exec(sentence)?.[1] ??
      new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:de |of )?${name}\\b`).exec(sentence)?.[1]
    if (day !== undefined) return toNext(month + 1, Number(day), today)
  }
  const numeric = /\bnumeric (\d{1,2}) (\d{1,2})\b/.exec(sentence)
  return numeric ? toNext(Number(numeric[1]), Number(numeric[2]), today) : null
}

/** "The last dose was Monday", "I got out Tuesday". */
const tellsPast =
  /\b(fue|was|were|(?:ultim[oa]s?|last)(?! (?:one|day|strip|pill|dia|pastilla|tira)\b)|sali|salio|got out|came home|me soltaron|me dieron|missed|falte|pego|pegar|golpeo|agarraron|hit|beat|choked|since|desde|ayer|yesterday)\b/
/** What stands further from the day is about something else: "the clinic dropped me when I was upstate". */
const nearWords = 5

const readWeekday: DayReader = (sentence, today) => {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay()
  for (let day = 0; day < 7; day += 1) {
    const names = `${weekdays[day]}|${spanishWeekdays[day]}|${shortWeekdays[day]}`
    const match = new RegExp(`(?:\\b(every|each|cada|los|last|pasado|since|desde) )?\\b(?:${names})\\b`).exec(sentence)
    if (!match || match[1] !== undefined) continue
    const before = sentence.slice(0, match.index).trim().split(' ').slice(-nearWords)
    if (tellsPast.test(before.join(' '))) continue
    return addDays(today, (day - now + 7) % 7)
  }
  return null
}

/** "The 24th", "el 24": of this month, or of the next when it is past. */
const readMonthdayAlone: DayReader = (sentence, today) => {
  const day =
    /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/.exec(sentence)?.[1] ??
    /\b(?:el|dia|para el|hasta el) (\d{1,2})\b(?! (?:anos|dias|horas|dolares|pesos))/.exec(sentence)?.[1]
  if (day === undefined) return null
  const [year = 0, month = 1] = today.split('-').map(Number)
  const thisMonth = toIso(year, month, Number(day))
  if (isRealDay(thisMonth) && thisMonth >= today) return thisMonth
  const next = month === 12 ? toIso(year + 1, 1, Number(day)) : toIso(year, month + 1, Number(day))
  return isRealDay(next) ? next : null
}

function findDay(sentence: string, today: string): string | null {
  for (const read of [readMonthDay, readRelative, readMonthdayAlone, readWeekday]) {
    const on = read(sentence, today)
    if (on !== null) return on >= today && on <= addDays(today, furthestDays) ? on : null
  }
  return null
}

const toIso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The next time that day comes; null when there is no such day. */
function toNext(month: number, day: number, today: string): string | null {
  const year = Number(today.slice(0, 4))
  const thisYear = toIso(year, month, day)
  if (!isRealDay(thisYear)) return null
  return thisYear >= today ? thisYear : toIso(year + 1, month, day)
}

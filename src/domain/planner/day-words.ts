import { createReadingMemory } from '../text/while-reading.ts'
import { addDays, getWeekday, isRealDay, isWorkday } from './calendar.ts'
import { namesNoDay, readHoliday } from './holiday-words.ts'
import { count, findMonthDays, findMonthEnd, lastReaders, rarerReaders, toIso, toNumber } from './more-day-words.ts'
import { isDoneToday, nearNumber, nearWords, tellsPastBefore } from './past-words.ts'
import { says, seek } from '../text/says.ts'

/** Plans look this far ahead; a year in a story is not a date to get ready for. */
const furthestDays = 120

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
/** "Sat" and "sun" are words too, except after these. */
const after = '(?<=\\b(?:on|this|next|by|til|till|until|thru|from|for|is) )'
/** An hour or a part of the day shows as well that a day is meant: "an interview wed at 8am". */
const beforeHour = '(?= +(?:clock|morning|mornin|afternoon|night|evening|at)\\b)'
const shortWeekdays = [
  `${after}sun|sun${beforeHour}`,
  `${after}mon|mon${beforeHour}|mon$`,
  'tues?',
  `${after}wed|weds|wensday|wednsday|wed${beforeHour}|wed$`,
  'thurs?|thur',
  'fri',
  `${after}sat|(?<!i )sat${beforeHour}|(?<=\\b(?:ceremony|church|meeting|class|interview|court|visit|group|out|ends?|due|gone) )sat$`,
]
const spanishWeekdays = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
const unitDays: Readonly<Record<string, number>> = { day: 1, dia: 1, week: 7, wk: 7, semana: 7, month: 30, mes: 30 }

/** What stands around the words that name a day. */
export interface DayContext {
  /** What stands before, from which a count of days may run. */
  told?: string
  next?: string | undefined
  /** The day on which the person came out, where they said it. */
  released?: string | null
}
type DayReader = (sentence: string, today: string, context: DayContext) => string | null

const plus = (today: string, days: number) => (days > 0 && days <= furthestDays ? addDays(today, days) : null)

const dayAfterTomorrow = /\b(day after tomorrow|day after tmrw|pasado manana)\b/
const weeksAhead = /\b(\w+) (?:weeks?|wks?|semanas?) (?:from|de) (?:today|now|hoy|tomorrow|manana)\b/
const inEight = /\bde hoy en ocho\b/
/** "En la mañana" is the morning. */
const tomorrow = /\b(tomorrow|tmrw|tmw|tomorow)\b|(?<!(?:la|por|cada|de la|esta|a la) )\bmanana\b/
const oneNight =
  /\b(?:said|says|just|only|for|give me|gave me|dijo|dice|nomas|solo|(?:dej\w+|dan|qued\w+)(?: \w+)? por) (?:for )?(?:1|one|una) (?:more )?(?:nite|night|noche)\b(?! (?:i|he|she)\b)/
const todayWords = /\b(today|hoy)\b/
const monthEnd = /\b(end of (?:the|this) month|fin(?:es|al)? de(?:l)? (?:este )?mes)\b/
const inSomeDays =
  /(?<!\b(?:first|1st|only) (?:time|one|drink|job) |\bprimera vez )\b(?:in|within|en|dentro de)(?: (?:like|about|como|unos|unas|a))? (\w+)(?: of)? (day|dia|week|wk|semana|month|mes)(?:s|es)?\b(?! (?:clean|sober|limpi\w|straight|in a row))/

const readRelative: DayReader = (sentence, today, { next = '' }) => {
  if (says(dayAfterTomorrow, sentence)) return addDays(today, 2)
  const weeksFrom = seek(weeksAhead, sentence)?.[1] ?? (says(inEight, sentence) ? 'one' : undefined)
  if (weeksFrom !== undefined) return plus(today, toNumber(weeksFrom) * 7)
  if (says(tomorrow, sentence) || says(oneNight, sentence)) return addDays(today, 1)
  const left = readWhatIsLeft(sentence, today, next)
  if (left !== null) return left
  if (says(todayWords, sentence) && !isDoneToday(sentence)) return today
  if (says(monthEnd, sentence)) return findMonthEnd(today)
  const ahead = seek(inSomeDays, sentence)
  return ahead ? plus(today, toNumber(ahead[1]) * (unitDays[ahead[2] ?? ''] ?? 1)) : null
}

/** Left "counting today". */
const countingToday =
  /\b(\w+) (?:strips?|subs?|films?|doses|pills?|tiras|pastillas|dosis)?(?: of \w+)? ?left count(?:ing|in) (?:today|tonight)\b/
const daysLeft: readonly RegExp[] = [
  /\b(?:quedan?|duran?|lasts?|alcanzan?) (?:me |como |like |about |for |para |unos |nomas |pastillas |medicina |dosis |insulina |pa |para )*(\w+) (?:dias?|days?)\b/,
  /\b(\w+) (?:days?|dias?)(?: worth)?(?: of \w+)? (?:left|more|(?:na |nada )?mas|nomas)\b/,
  /\b(?:left|quedan?) (?:maybe |like |about |for |good for |como |quizas |tal vez |unos |pa |para )+(\w+) (?:days?|dias?)\b/,
  /\b(\w+) (?:days?|dias?)(?: worth| supply|s worth)\b/,
  /\b(\w+) (?:days?|dias?) (?:in (?:it|them|there)|on it|of (?:it|them|my meds|my pills|insulin))\b/,
  /\b(?:pills|meds|pastillas|medicina|insulina|insulin|dosis|strips|agujas|supply) (?:for|pa|para) (?:only |como |about )?(\w+) (?:days?|dias?)\b/,
  /^(?:i )?(?:only )?(?:got|have|tengo|me dieron|traigo|gave me|they gave me) (?:only |like |about |como |nomas )?(\w+) (?:days|dias)$/,
  new RegExp(`\\b${count} (?:\\w+ )?(?:strips|doses|pills|tiras|pastillas)(?: of \\w+)? (?:left|me quedan)\\b`),
  new RegExp(
    `\\b(?:(?:me )?quedan|got|have|tengo|traigo) (?:como |nomas |only |like |about )?${count} (?:\\w+ )?(?:strips|tiras|pastillas|dosis|pills|doses)\\b`,
  ),
  new RegExp(`\\b(?:enough|supply|alcanzan?) (?:\\w+ ){0,2}?(?:for|pa|para) ${count} (?:days?|dias?)\\b`),
  new RegExp(`^(?:me |nomas |solo )*quedan (?:como |nomas )?${count}$`),
]
const piecesADay = /\b(?:take|tomo|uso|me tomo) (\w+) (?:a day|daily|al dia|por dia|diari[oa]s?)\b/

/** "Me quedan 5 días", "two days left", "3 strips left counting today", "14 days worth". */
function readWhatIsLeft(sentence: string, today: string, next: string): string | null {
  const counted = seek(countingToday, sentence)
  if (counted && toNumber(counted[1]) > 0) return addDays(today, toNumber(counted[1]) - 1)
  const days = findFirst(daysLeft, sentence)
  if (days === null) return null
  const isPieces = /strips|doses|pills|tiras|pastillas|dosis/.test(days[0])
  const around = `${sentence} ${next}`
  const isTwice = /\b(?:twice|two times|2 times|2x) (?:a day|daily)\b|\bdos veces (?:al dia|por dia)\b/.test(around)
  const pieces = isTwice ? 2 : toNumber(piecesADay.exec(around)?.[1])
  return plus(today, Math.ceil(toNumber(days[1]) / (isPieces && pieces > 0 ? pieces : 1)))
}

function findFirst(patterns: readonly RegExp[], sentence: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = seek(pattern, sentence)
    if (found) return found
  }
  return null
}

const deadlineVerbs =
  'register|registrarme|report|reportarme|presentarme|sign in|check in|request|ask|appeal|pedir|apelar|pay|pagar|leave|get out|move|move out|get off|irme|salirme|salir|desocupar|find|turn|answer|contestar|or'
const deadline = new RegExp(
  `\\b(\\w+)(?: (?:business|working|work|week))? (hours?|hrs?|horas?|days?|dias?|weeks?|wks?|semanas?)(?: (?:habiles|laborales|de trabajo))? (?:to|pa|para|pa que|or|o)(?: \\w+){0,2}? ?(?:${deadlineVerbs})\\b`,
)
const began = /\b(yesterday|ayer|anoche|last night)\b/
const beganOn =
  /\b(agarraron|arrest\w*|taped|posted|served|gave|give|got|dieron|dio|pegaron|dejaron|put|released|soltaron|sali|salio|llego|came|stopped|pararon)\b/

const within = new RegExp(
  `\\b(?:within|inside(?: of)?|in|en|dentro de|(?:says?|said|dice|decia)(?: i (?:have|got)| que tengo)?(?= \\S+ \\S+$)) (?:like |about |como )?${count}( business| working| work)? (hours?|hrs?|horas?|days?|dias?)( habiles| laborales| de trabajo)?\\b`,
)
const duty =
  /\b(?:report\w*|register\w*|registr\w+|check in|sign in|present\w+|(?:see|ver) (?:\w+ ){0,3}(?:po|officer|agent|oficial|probation|parole)|parole|probation|probatoria|probacion|sheriff)\b/

/**
 * "72 hours to report", "tengo 7 días para pedir audiencia": counted from what is told before it, or from the day of
 * release. Whoever is late reports today.
 */
const readDeadline: DayReader = (sentence, today, { told = '', released = null }) => {
  const found = seek(deadline, sentence)
  const near = found ?? seek(within, sentence)
  if (near === null) return null
  const isDuty = duty.test(`${told} ${sentence}`)
  const limit = isDuty && found === null ? near : null
  const [count, unit = ''] = found ? [found[1], found[2]] : [limit?.[1], limit?.[3]]
  if (count === undefined) return null
  const isWorkdays =
    limit?.[2] !== undefined ||
    limit?.[4] !== undefined ||
    / (?:business|working|work|week|habiles|laborales|de trabajo) /.test(found?.[0] ?? '')
  const each = unit.startsWith('h') ? 1 / 24 : unit.startsWith('w') || unit.startsWith('s') ? 7 : 1
  const days = Math.ceil(toNumber(count) * each)
  if (!(days > 0)) return null
  const before = `${told} ${sentence.slice(0, (found ?? limit)?.index ?? 0)}`
  const ownStart = began.test(before) ? addDays(today, -1) : findLastWeekday(before, today)
  const start = ownStart ?? (isDuty ? released : null) ?? today
  const end = isWorkdays ? addWorkdays(start, days) : addDays(start, days)
  if (end >= today) return end
  return isDuty ? today : null
}

/** Whether the words give a number of hours or days in which something must be done. */
export const isTimeLimit = (sentence: string) => says(deadline, sentence) || says(within, sentence)

function addWorkdays(start: string, days: number): string {
  let day = start
  for (let left = days; left > 0; left -= isWorkday(day) ? 1 : 0) day = addDays(day, 1)
  return day
}

function findLastWeekday(before: string, today: string): string | null {
  if (!beganOn.test(before)) return null
  for (let back = 1; back <= 7; back += 1) {
    const day = getWeekday(addDays(today, -back))
    if (new RegExp(`\\b(?:${weekdays[day]}|${spanishWeekdays[day]}|${shortWeekdays[day]})\\b`).test(before))
      return addDays(today, -back)
  }
  return null
}

const numericDay = /\bnumeric (\d{1,2}) (\d{1,2})\b/

const readMonthDay: DayReader = (sentence, today) => {
  for (const { month, words } of findMonthDays(sentence)) {
    const day = words.exec(sentence)?.[1]
    if (day !== undefined) return toNext(month + 1, /^\d/.test(day) ? Number(day) : 1, today)
  }
  const numeric = seek(numericDay, sentence)
  return numeric ? toNext(Number(numeric[1]), Number(numeric[2]), today) : null
}

/** "Monday to Friday" are days of every week. */
const names3 = String.raw`(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)\w*`
const isRange = new RegExp(`^ (?:to|thru|through|a|al) ${names3}\\b`)
const isRangeEnd = new RegExp(`\\b${names3} (?:to|thru|through|a|al) $`)
/** Said of the day it is, "until Monday" is the next one. */
const isUntil = /\b(?:pal|pa el|para el|hasta el|til|till|until) $/

const weekdayNames = weekdays.map(
  (name, day) =>
    new RegExp(
      `(?:\\b(every|each|cada|los|last|pasado|since|desde)(?: other| second| otro)? )?(\\b(?:next|a week from|week from|proximo) (?:this )?)?\\b(?:${name}|${spanishWeekdays[day]}|${shortWeekdays[day]})\\b( (?:que viene|proximo|que entra|en ocho))?`,
    ),
)

const readWeekday: DayReader = (sentence, today) => {
  const now = getWeekday(today)
  for (let day = 0; day < 7; day += 1) {
    const name = weekdayNames[day]
    const match = name ? seek(name, sentence) : null
    if (!match || match[1] !== undefined || tellsPastBefore(sentence, match.index, nearWords)) continue
    const after = sentence.slice(match.index + match[0].length)
    if (/^ (?:already|ya)\b/.test(after) || isRange.test(after)) continue
    const lead = sentence.slice(0, match.index)
    if (isRangeEnd.test(lead)) continue
    const numbered = readNumberBeside(after, day, today)
    if (numbered !== null) return numbered
    const days = (day - now + 7) % 7
    if (/^ (?:de|of) (?:the |la )?(?:next week|otra semana|proxima semana|semana que (?:viene|entra))\b/.test(after)) {
      const untilMonday = (8 - now) % 7 || 7
      return addDays(today, untilMonday + ((day + 6) % 7))
    }
    const isWeekLater = match[2]?.includes('week') === true || match[3] === ' en ocho'
    // Said of today or tomorrow, "next" is the one after.
    const isNext = match[2] !== undefined ? days < 2 : match[3] !== undefined && days === 0
    return addDays(today, isWeekLater || isNext || (days === 0 && isUntil.test(lead)) ? days + 7 : days)
  }
  return null
}

/** "Miércoles 2": the number is that day's only where the calendar has it so. */
function readNumberBeside(after: string, weekday: number, today: string): string | null {
  const number = /^ (?:the |el |dia )?(\d{1,2})(?:st|nd|rd|th)?\b/.exec(after)?.[1]
  if (number === undefined) return null
  for (let ahead = 0; ahead <= furthestDays; ahead += 1) {
    const on = addDays(today, ahead)
    if (getWeekday(on) === weekday && Number(on.slice(8)) === Number(number)) return ahead <= 40 ? on : null
  }
  return null
}

const monthdays: readonly RegExp[] = [
  /(?<!\b(?:my|a|his|her|our|their|another) )\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! (?:grade|floor|street|st|ave|avenue|time|dui|felony|step|shift|chance|anniversary|birthday|district|precinct|semester|tour|one|job|case|charge|strike|offense|violation|try|week|month|year|kid|child|baby|bid|term|place|house|shelter|program|class|round))/,
  /\b(?:el|dia|antes del|a partir del|para el|hasta el|boleto para el) (\d{1,2})(?:ro|ero)?\b(?! (?:anos|dias|horas|dolares|pesos|de \d))/,
  /\bthe (\d{1,2})(?=$| (?:at|clock|in the)\b)/,
  /\b(?:before|by|until|till?) the (\d{1,2})\b(?! (?:day|week|month|hour|year|dollar)s?)/,
  /\bhasta (\d{1,2})(?=$| (?:despues|y)\b)/,
  /\b(?:the|on the|by the|el) (first|primero)(?: of (?:the|next) month| del mes| de mes)?\b(?! (?:time|thing|step|day|week|one|place|bus|floor|dia|paso|vez|hijo))/,
]

/** "The 24th", "el 24": of this month, or of the next when it is past. */
const readMonthdayAlone: DayReader = (sentence, today) => {
  const found = findFirst(monthdays, sentence)
  if (!found || tellsPastBefore(sentence, found.index, nearNumber)) return null
  const day = /^\d/.test(found[1] ?? '') ? Number(found[1]) : 1
  const [year = 0, month = 1] = today.split('-').map(Number)
  const thisMonth = toIso(year, month, day)
  if (isRealDay(thisMonth) && thisMonth >= today) return thisMonth
  const next = month === 12 ? toIso(year + 1, 1, day) : toIso(year, month + 1, day)
  return isRealDay(next) ? next : null
}

/** How long something lasts is said with the day itself, whatever holiday stands beside it. */
const lastsUntil =
  /(?<!\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)[a-z]* )\b(?:thru|through|until|untill|till|til|hasta|lasts? (?:me )?to)(?: the| el| this| next| este)* (?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mier|jue|vie|sab|dom)\w*\b(?: (?:the |el |dia )?\d{1,2}(?:st|nd|rd|th)?\b)?(?! (?:before|after|antes|despues)\b)/

const readers: readonly DayReader[] = [
  ...rarerReaders,
  readMonthDay,
  readDeadline,
  readRelative,
  readHoliday,
  readMonthdayAlone,
  readWeekday,
  ...lastReaders,
]

/** The day that a part of an answer names, folded; null when there is none, it is past, or too far ahead. */
export function findDay(sentence: string, today: string, context: DayContext = {}): string | null {
  const key = [today, context.released, context.told, context.next, sentence].join('\n')
  const known = days.get(key)
  if (known) return known.on
  const on = readDay(sentence, today, context)
  days.set(key, { on })
  return on
}

/** The plan, its calendar and the first answer by itself ask for the days of the same sentences. */
const days = createReadingMemory<{ on: string | null }>()

function readDay(sentence: string, today: string, context: DayContext): string | null {
  const end = seek(lastsUntil, sentence)
  if (end) {
    // "Thru Sat Dec 5": the date says which Saturday.
    const on = readMonthDay(sentence.slice(end.index), today, context) ?? readWeekday(end[0], today, context)
    if (on !== null) return on >= today && on <= addDays(today, furthestDays) ? on : null
  }
  if (namesNoDay(sentence)) return null
  for (const read of readers) {
    const on = read(sentence, today, context)
    if (on !== null) return on >= today && on <= addDays(today, furthestDays) ? on : null
  }
  return null
}

/** The next time that day comes; null when there is no such day. */
function toNext(month: number, day: number, today: string): string | null {
  const year = Number(today.slice(0, 4))
  const thisYear = toIso(year, month, day)
  if (!isRealDay(thisYear)) return null
  return thisYear >= today ? thisYear : toIso(year + 1, month, day)
}

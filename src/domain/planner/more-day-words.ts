import { addDays, daysBetween, getWeekday, isRealDay } from './calendar.ts'
import { isDoneToday, nearNumber, tellsPastBefore } from './past-words.ts'
import { readPastDay } from './release-day.ts'
import { indexPatterns, says, seek } from '../text/says.ts'

/* Days that are counted from another day, or named in rarer words. All of folded text. */

const numberWords =
  'a:1 an:1 one:1 un:1 una:1 uno:1 two:2 dos:2 couple:2 par:2 three:3 tres:3 four:4 cuatro:4 five:5 cinco:5 six:6 seis:6 seven:7 siete:7 eight:8 ocho:8 nine:9 nueve:9 ten:10 diez:10 twelve:12 doce:12 fourteen:14 catorce:14 fifteen:15 quince:15 twenty:20 veinte:20 thirty:30 treinta:30 sixty:60 sesenta:60 ninety:90 noventa:90'
const numbers = new Map(
  numberWords.split(' ').map((pair) => [pair.split(':')[0] ?? '', Number(pair.split(':')[1])] as const),
)
/** A number as a digit or a word, and nothing else. */
export const count = `(\\d+|${[...numbers.keys()].join('|')})`
export const toNumber = (word = '') => numbers.get(word) ?? Number(word || Number.NaN)
const unit = '(days?|dias?|weeks?|wks?|semanas?|months?|meses|mes)'
const toDays = (word = '') => (/^(?:w|s)/.test(word) ? 7 : word.startsWith('m') ? 30 : 1)
const furthestDays = 120

const monthNames = [
  'jan(?:uary)?|enero?',
  'feb(?:ruary)?|febrero',
  'mar(?:ch|zo)?',
  'apr(?:il)?|abr(?:il)?',
  'may(?:o)?',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|ago(?:sto)?',
  'sept?(?:ember)?|septiembre|setiembre',
  'oct(?:ober|ubre)?',
  'nov(?:ember|iembre)?',
  'dec(?:ember)?|dic(?:iembre)?',
] as const
export const toIso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

export function findMonthEnd(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return addDays(month === 12 ? toIso(year + 1, 1, 1) : toIso(year, month + 1, 1), -1)
}

type Reader = (
  sentence: string,
  today: string,
  context?: { told?: string; next?: string | undefined; released?: string | null },
) => string | null

/** The date nearest to today, past or ahead, that words such as "dec 5" or "5 de diciembre" name. */
function readNearestDate(words: string, today: string): string | null {
  const numeric = /\bnumeric (\d{1,2}) (\d{1,2})\b/.exec(words)
  const named = monthNames.flatMap((name, at) => {
    const found =
      new RegExp(`\\b(?:${name}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`).exec(words) ??
      new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:de |of )?(?:${name})\\b`).exec(words)
    return found ? [[at + 1, Number(found[1])] as const] : []
  })[0]
  const [month, day] = named ?? (numeric ? [Number(numeric[1]), Number(numeric[2])] : [0, 0])
  if (month === 0) return readNearestMonthday(words, today)
  const year = Number(today.slice(0, 4))
  const all = [year - 1, year, year + 1].map((each) => toIso(each, month, day)).filter(isRealDay)
  return all.toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))[0] ?? null
}

/** "The 27th", "el 12": the one nearest to today, so a count from it may have begun. */
function readNearestMonthday(words: string, today: string): string | null {
  const found =
    /^(?:the |on the |el |del )?(\d{1,2})(?:st|nd|rd|th)?\b(?! (?:days?|dias?|weeks?|semanas?|months?|meses))/.exec(
      words,
    )
  if (!found) return null
  const near = Array.from({ length: 31 }, (_, at) => [-at, at]).flat()
  const ahead = near.find((days) => Number(addDays(today, days).slice(8)) === Number(found[1]))
  return ahead === undefined ? null : addDays(today, ahead)
}

const countedFrom = new RegExp(
  `\\b${count} ${unit} (?:from|starting|startin|beginning|counting from|after|since|as of|desde|a partir de|contando desde|empezando)(?: on| el| del| the)? (.+)$`,
)
/** "30 days from dec 5", "90 días a partir del 3 de noviembre". */
const readCountedFrom: Reader = (sentence, today) => {
  const found = seek(countedFrom, sentence)
  const start = found ? readNearestDate(found[3] ?? '', today) : null
  return start === null ? null : addDays(start, toNumber(found?.[1]) * toDays(found?.[2]))
}

const drug =
  '(?:pills?|meds?|medicines?|medication|insulin|insulina|medicina|medicamento|pastillas?|strips?|tiras|dos(?:es|is)|suboxone|subs|refills?|supply|inhaler|metformin\\w*|lisinopril|lithium|litio)'
const handed = '(?:gave|handed|issued|dieron)'
const supply = [
  new RegExp(`\\b${count} ${unit} (?:worth )?(?:of|de|on) (?:\\w+ ){0,3}?${drug}\\b`),
  new RegExp(`\\b${drug} (?:\\w+ )?(?:for|pa|para) (?:only |como |about |nomas |solo |like )?${count} ${unit}\\b`),
  new RegExp(`\\b${count} ${unit} (?:\\w+ )?supply\\b`),
  new RegExp(`\\b${handed} (?:me )?(?:like |about |como |only )?${count} ${unit} worth\\b(?! of)`),
]
/** Whether the words say for how many days a medicine lasts, whatever else they tell. */
export const isSupply = (sentence: string) => supply.some((pattern) => says(pattern, sentence))

/** What was handed over is counted from that day, or from the gate; what is left, from today. */
const isHandedOut =
  /\b(?:gave|give|sent|handed|issued|left with|out with|home with|came with|me dieron|dieron|got|(?:out|home|sali|salio)(?: \w+){0,3} (?:with|con))\b/
const isLeft =
  /\b(?:left(?! (?:on|the|there|jail|prison|with|county))|quedan?|still|more|mas|todavia|only have|nomas tengo)\b/

/** "10 days of blood pressure pills", "pastillas pa 2 semanas". */
const readSupply: Reader = (sentence, today, { released = null } = {}) => {
  const found = supply.map((pattern) => seek(pattern, sentence)).find((match) => match !== null)
  if (!found || /\b(?:clean|sober|without|off|sin|since|desde|ago|hace|wait|missed|limpi\w)\b/.test(sentence))
    return null
  const days = toNumber(found[1]) * toDays(found[2])
  const handedOut = isHandedOut.exec(sentence)
  const isFromThen = handedOut !== null && !isLeft.test(sentence)
  const start = isFromThen ? (readPastDay(sentence.slice(handedOut.index), today) ?? released ?? today) : today
  const end = days > 0 && days <= furthestDays ? addDays(start, days) : null
  return end !== null && end >= today ? end : null
}

const moreTime = new RegExp(
  `\\b(?:gives?|gave|giving|got|have|me dan|me dieron|me quedan|tengo|lets? me|me dejan?)(?: me| like| about| como| nomas| solo| another| otras| otros| stay| quedar\\w*)* ${count} (?:more )?${unit}(?: (?:more|mas|left))?(?= (?:at|in|en|on|here|there|aqui|ahi|to (?:leave|move|find)|pa|para|left|more|mas)\\b|$)`,
)
const halves = /\b(\w+) and a half (weeks?|months?)\b|\b(\w+) (semanas?|mes(?:es)?) y medi[ao]\b/
/** "Me dan dos semanas más en el cuarto", "in two and a half weeks". */
const readMoreTime: Reader = (sentence, today) => {
  const half = seek(halves, sentence)
  const found = seek(moreTime, sentence)
  if (
    (!half && !found) ||
    /\b(?:clean|sober|limpi\w|sobri\w|old|ago|hace|in (?:jail|prison|county)|behind|atrasad\w|late|of rent|wait)\b/.test(
      sentence,
    )
  )
    return null
  const isAhead = half !== null && /\b(?:in|en|dentro de) $/.test(sentence.slice(0, half.index))
  if (half && isAhead) {
    const each = toDays(half[2] ?? half[4])
    return addDays(today, Math.ceil((toNumber(half[1] ?? half[3]) + 0.5) * each))
  }
  // Without "more" or a place, "I have two weeks" may be of anything.
  if (
    !found ||
    !/\b(?:more|mas|left|another|otr[oa]s|at|in|en|here|there|aqui|ahi|to leave|to move|to find)\b/.test(
      sentence.slice(found.index),
    )
  )
    return null
  const days = toNumber(found[1]) * toDays(found[2])
  return days > 0 && days <= furthestDays ? addDays(today, days) : null
}

const weekdayNames = [
  'sunday|domingo',
  'monday|lunes',
  'tuesday|martes',
  'wednesday|miercoles',
  'thursday|jueves',
  'friday|viernes',
  'saturday|sabado',
]
const noticeOfDays = [
  new RegExp(`\\b${count} (days?|dias?) (?:notice|eviction|to (?:quit|vacate))\\b`),
  new RegExp(`\\b(?:notice|aviso|papel) (?:de |of )?${count} (days?|dias?)\\b`),
]
/** "10 days notice to leave taped on my door Saturday": counted from the day it came. */
const readNotice: Reader = (sentence, today) => {
  const found = noticeOfDays.map((pattern) => seek(pattern, sentence)).find((match) => match !== null)
  if (!found) return null
  const came = /\b(?:taped|posted|got|gave|came|served|put|left|pegaron|dieron|dejaron|llego|pusieron|recibi)\b/.test(
    sentence,
  )
  const back = Array.from({ length: 7 }, (_, at) => addDays(today, -at - 1)).find((day) =>
    new RegExp(`\\b(?:${weekdayNames[getWeekday(day)]})\\b`).test(sentence),
  )
  const start = /\b(?:yesterday|ayer)\b/.test(sentence) ? addDays(today, -1) : came ? (back ?? today) : today
  const end = addDays(start, toNumber(found[1]))
  return end >= today ? end : null
}

const monthParts = monthNames.flatMap((name, at) => [
  { at, part: 'middle', words: new RegExp(`\\b(?:mid|middle of|mediados de|a mediados de) (?:${name})\\b`) },
  {
    at,
    part: 'end',
    words: new RegExp(
      `\\b(?:end of|last day of|fin(?:es|al)? de|a fines de|ultimo de)(?: the month of)? (?:${name})\\b`,
    ),
  },
])
const findMonthParts = indexPatterns(monthParts, ({ words }) => words)
/** "End of November", "a mediados de diciembre". */
const readMonthPart: Reader = (sentence, today) => {
  for (const { at, words, part } of findMonthParts(sentence)) {
    if (!words.test(sentence)) continue
    const isMiddle = part === 'middle'
    const year = Number(today.slice(0, 4))
    const toDay = (each: number) =>
      isMiddle ? toIso(each, at + 1, 15) : addDays(at === 11 ? toIso(each + 1, 1, 1) : toIso(each, at + 2, 1), -1)
    return toDay(year) >= today ? toDay(year) : toDay(year + 1)
  }
  return null
}

const ordinals =
  'fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10 eleventh:11 twelfth:12 thirteenth:13 fourteenth:14 fifteenth:15 sixteenth:16 seventeenth:17 eighteenth:18 nineteenth:19 twentieth:20 thirtieth:30'
const spanishDays =
  'cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13 catorce:14 quince:15 dieciseis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiuno:21 veintidos:22 veintitres:23 veinticuatro:24 veinticinco:25 veintiseis:26 veintisiete:27 veintiocho:28 veintinueve:29 treinta:30'
const dayWords = new Map(
  `${ordinals} ${spanishDays}`
    .split(' ')
    .map((pair) => [pair.split(':')[0] ?? '', Number(pair.split(':')[1])] as const),
)
const ordinalWord = new RegExp(
  `\\b(?:the (${ordinals.replace(/:\d+/g, '').replaceAll(' ', '|')})(?! (?:grade|floor|street|st|ave|avenue|time|step|chance|of (?:${monthNames.join('|')}))\\b)|el (?:dia )?(${spanishDays.replace(/:\d+/g, '').replaceAll(' ', '|')})(?! (?:por|y|anos|de cada|meses|veces)\\b))\\b`,
)
/** "On the twentieth", "el quince". */
const readOrdinalWord: Reader = (sentence, today) => {
  const found = seek(ordinalWord, sentence)
  if (!found || tellsPastBefore(sentence, found.index, nearNumber)) return null
  const day = dayWords.get(found[1] ?? found[2] ?? '') ?? 0
  const [year = 0, month = 1] = today.split('-').map(Number)
  const thisMonth = toIso(year, month, day)
  if (isRealDay(thisMonth) && thisMonth >= today) return thisMonth
  const next = month === 12 ? toIso(year + 1, 1, day) : toIso(year, month + 1, day)
  return isRealDay(next) ? next : null
}

/** What somebody must come to, again and again. */
const weeklyDuty =
  /\b(?:po|p o|parole|probation|proba|probacion|probatoria|officer|oficial|agente?|condicional|drug court|veterans? court|mental health court|court|(?<!\bme )corte|judge|jueza?|report\w*|check ?in|sign in|firmar|presentar\w*|breathalyzer|blow)\b/
const weekly = weekdayNames.map(
  (names) =>
    new RegExp(
      `\\b(?:every|each|cada|todos los|los) (other |second |otro |segundo )?(?:${names.replaceAll('|', 's?|')}s?)\\b|\\b(?:on )?(?:${names.split('|')[0]}s)\\b`,
    ),
)
const fortnight = 14

/** "Parole every Tuesday", "drug court es cada lunes": the next one. Of every other one only a visit today tells which. */
const readWeekly: Reader = (sentence, today, { next = '', told = '' } = {}) => {
  for (const [weekday, pattern] of weekly.entries()) {
    const found = seek(pattern, sentence)
    if (!found) continue
    if (!weeklyDuty.test(sentence) && !weeklyDuty.test(told.split(' ').slice(-4).join(' '))) return null
    if (/\b(?:used to|before i|antes|ya no|no more|no longer|stopped)\b/.test(sentence)) return null
    const days = (weekday - getWeekday(today) + 7) % 7
    const isDone = isDoneToday(sentence) || isDoneToday(next)
    if (found[1] !== undefined) return days === 0 && isDone ? addDays(today, fortnight) : null
    return addDays(today, days === 0 && isDone ? 7 : days)
  }
  return null
}

/** They say more than a date or a number of days that stands in the same words, so they are read first. */
export const rarerReaders: readonly Reader[] = [readCountedFrom, readSupply, readNotice, readMonthPart]
/** They are read where no plainer words name a day. */
export const lastReaders: readonly Reader[] = [readMoreTime, readOrdinalWord, readWeekly]

const months = 'jan feb mar apr may jun jul aug sept? oct nov dec'.split(' ')
const longMonths = 'january february march april may june july august september october november december'.split(' ')
const spanishMonths =
  'ene(?:ro)? feb(?:rero)? mar(?:zo)? abr(?:il)? mayo? jun(?:io)? jul(?:io)? agosto sep?tiembre oct(?:ubre)? nov(?:iembre)? dic(?:iembre)?'.split(
    ' ',
  )

/** A day beside the name of its month: which of these words may stand in a part of an answer, in the order of the year. */
export const findMonthDays = indexPatterns(
  longMonths.flatMap((long, month) => {
    const name = `(?:${long}|${months[month]}|${spanishMonths[month]})`
    return [
      { month, words: new RegExp(`\\b${name} (?:the )?(\\d{1,2}|first)(?:st|nd|rd|th)?\\b`) },
      { month, words: new RegExp(`\\b(\\d{1,2}|primero|first)(?:st|nd|rd|th|ro|ero)? (?:de |of )?${name}\\b`) },
    ]
  }),
  ({ words }) => words,
)

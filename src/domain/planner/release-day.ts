import { fold } from '../text/fold.ts'
import { addDays, getWeekday } from './calendar.ts'

const released =
  /\b(?:got out|came home|(?:was |been |got )?released|let me (?:out|go)|out of (?:jail|prison|county)|left (?:the )?(?:jail|prison|county)|got off the bus|(?:when|since|the day) i left|walked out|sali|me soltaron|me dejaron salir|^out (?=mon|tue|wed|thu|fri|sat|sun|yesterday|today))/
const weekdays = [
  'sun(?:day)?|domingo',
  'mon(?:day)?|lunes',
  'tues?(?:day)?|martes',
  'weds?|wednesday|miercoles',
  'thurs?(?:day)?|thur|jueves',
  'fri(?:day)?|viernes',
  'sat(?:urday)?|sabado',
]
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  un: 1,
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
}

/** The day on which the person came out, from which an officer or a sheriff counts; null where it is not told. */
export function findReleaseDay(answers: readonly string[], today: string): string | null {
  for (const answer of answers) {
    for (const part of answer.split(/[.;!?\n,]+|\b(?:but|pero)\b/i).map(fold)) {
      const at = released.exec(part)
      if (at) {
        const day = readPastDay(part.slice(at.index), today)
        if (day !== null) return day
      }
    }
  }
  return null
}

/** The last day that the words name and that is past, or today. */
export function readPastDay(part: string, today: string): string | null {
  if (/\b(?:antier|anteayer|day before yesterday)\b/.test(part)) return addDays(today, -2)
  if (/\b(?:yesterday|ayer|last night|anoche)\b/.test(part)) return addDays(today, -1)
  if (/\b(?:today|this morning|this mornin|hoy|esta manana|just now|ahorita)\b/.test(part)) return today
  const ago = /\b(\w+) (?:days|day) ago\b|\bhace (\w+) dias?\b/.exec(part)
  const count = ago?.[1] ?? ago?.[2]
  if (count !== undefined) {
    const days = numbers[count] ?? Number(count)
    return days > 0 && days < 30 ? addDays(today, -days) : null
  }
  for (let back = 1; back <= 7; back += 1) {
    const name = weekdays[getWeekday(addDays(today, -back))]
    if (new RegExp(`\\b(?:${name})\\b`).test(part)) return addDays(today, -back)
  }
  return readPastMonthday(part, today)
}

const months = [
  'jan\\w*|ene\\w*',
  'feb\\w*',
  'mar(?:ch|zo)?',
  'apr\\w*|abr\\w*',
  'mayo?',
  'jun\\w*',
  'jul\\w*',
  'aug\\w*|ago\\w*',
  'sep\\w*',
  'oct\\w*',
  'nov\\w*',
  'dec\\w*|dic\\w*',
]
/** A release that is longer ago says nothing of what was handed out. */
const lately = 45

/** "On the 12th", "el 12 de noviembre", "Nov 12": the last time that day was. */
function readPastMonthday(part: string, today: string): string | null {
  if (!/\d/.test(part)) return null
  for (let back = 0; back <= lately; back += 1) {
    const day = addDays(today, -back)
    const [, month = '', number = ''] = day.split('-')
    const name = months[Number(month) - 1]
    const dated = new RegExp(
      `\\b(?:${name}) ${Number(number)}(?:st|nd|rd|th)?\\b|\\b${Number(number)}(?:st|nd|rd|th)? (?:de |of )?(?:${name})\\b`,
    )
    const alone = new RegExp(`\\b(?:the|on the|el) ${Number(number)}(?:st|nd|rd|th)?\\b(?! (?:de|of) )`)
    if (dated.test(part) || (back < 31 && alone.test(part))) return day
  }
  return null
}

import { fold } from '../text/fold.ts'
import type { DraftTexts } from './draft-texts.ts'

const dayNames = [
  'sunday sun domingo',
  'monday mon lunes',
  'tuesday tue tues martes',
  'wednesday wed miercoles',
  'thursday thu thur thurs jueves',
  'friday fri viernes',
  'saturday sat sabado',
].map((names) => names.split(' '))

const clock = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?(?:\s?m\b\.?)?`
/** A time needs am or pm, minutes, a preceding word or a second time: a bare number is not a time. */
const oneTime = /(?<![\d-])(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s?m\b\.?|(?<!\d)(\d{1,2}):(\d{2})(?!\d)/iu
const twoTimes = new RegExp(
  String.raw`(?<![\d-])${clock}\s*(?:-|–|to|until|a|hasta)\s*(?:las?\s+)?${clock}(?![\d-])`,
  'iu',
)

const dayRange = /\p{L}\s*(?:-|–)\s*\p{L}|\b(?:to|through|thru|a|hasta)\b/iu

/** A span of days or hours: opening hours, not an appointment. */
export function isRange(note: string): boolean {
  return twoTimes.test(note) || (stripMoments(note).days === 2 && dayRange.test(note))
}

interface Time {
  hour: number
  minutes: string | undefined
  half: string | undefined
}

/** The date and time in a note, worded in the given language; empty when the note names neither. */
export function formatMoment(note: string, words: DraftTexts): string {
  return [dayIn(note, words), timeIn(note, words)].filter(Boolean).join(' ')
}

/** How many days a note names, and its text without days and times. */
export function stripMoments(note: string): { days: number; rest: string[] } {
  const timeless = twoTimes.test(note) ? note.replace(twoTimes, ' ') : note.replace(oneTime, ' ')
  const noteWords = fold(timeless).split(' ').filter(Boolean)
  const isDay = (word: string) => dayNames.some((names) => names.includes(word))
  return { days: noteWords.filter(isDay).length, rest: noteWords.filter((word) => !isDay(word)) }
}

function dayIn(note: string, words: DraftTexts): string {
  const noteWords = fold(note).split(' ')
  const found = noteWords
    .flatMap((word) => dayNames.findIndex((names) => names.includes(word)))
    .filter((day) => day >= 0)
  const [first, second] = found
  const name = (day: number) => words.days[day] ?? ''
  if (first === undefined) {
    if (noteWords.includes('tomorrow') || isManana(noteWords)) return words.tomorrow
    return noteWords.includes('today') || noteWords.includes('hoy') ? words.today : ''
  }
  if (second === undefined) return words.on.replace('{day}', name(first))
  if (dayRange.test(note)) {
    return words.dayRange.replace('{from}', name(first)).replace('{to}', name(second))
  }
  return words.on.replace('{day}', `${name(first)} ${words.and} ${name(second)}`)
}

/** "mañana" is tomorrow; "en la mañana" is the morning. */
function isManana(noteWords: readonly string[]): boolean {
  const at = noteWords.indexOf('manana')
  return at >= 0 && noteWords[at - 1] !== 'la'
}

function timeIn(note: string, words: DraftTexts): string {
  const range = twoTimes.exec(note)
  if (range) {
    const [from, to] = [toTime(range, 1), toTime(range, 4)]
    if (isTime(from) && isTime(to)) {
      return words.hours.replace('{from}', spoken(from, words)).replace('{to}', spoken(to, words))
    }
  }
  const timeMatch = oneTime.exec(note)
  const time = timeMatch && toTime(timeMatch, timeMatch[1] === undefined ? 4 : 1)
  return time && isTime(time) ? words.at.replace('{time}', spoken(time, words)) : ''
}

function toTime(match: RegExpExecArray, from: number): Time {
  const half = from === 4 && match.length <= 6 ? undefined : match[from + 2]
  return { hour: Number(match[from]), minutes: match[from + 1], half: half?.toLowerCase() }
}

const isTime = ({ hour, minutes = '00' }: Time) => hour <= 23 && Number(minutes) <= 59

function spoken({ hour, minutes, half }: Time, words: DraftTexts): string {
  const end = half === undefined ? '' : ` ${half === 'a' ? words.am : words.pm}`
  return `${hour}${minutes === undefined || minutes === '00' ? '' : `:${minutes}`}${end}`
}

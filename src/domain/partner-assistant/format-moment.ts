import { fillIn } from './fill-in.ts'
import type { ClockTime, DayPart, DayPhrase, Edge, Moment, NamedDay, TimePhrase } from './moments.ts'

/** The texts for days and times in one language. */
export interface MomentTexts {
  /** Sunday first. */
  days: readonly string[]
  months: readonly string[]
  /** Before a day of the week or a date. */
  dayEdges: Readonly<Record<Edge, string>>
  /** Before a day that has a word of its own: today, next week. */
  namedEdges: Readonly<Record<Edge, string>>
  monthEdges: Readonly<Record<Edge, string>>
  timeEdges: Readonly<Record<Edge, string>>
  severalDays: string
  dayRange: string
  which: Readonly<Record<'next' | 'this' | 'every', string>>
  date: string
  named: Readonly<Record<NamedDay, string>>
  parts: Readonly<Record<DayPart, string>>
  hours: string
  between: string
  and: string
  or: string
  am: string
  pm: string
}

/** The moment in words. */
export function formatMoment({ day, part, time }: Moment, words: MomentTexts): string {
  return [day && formatDay(day, words), part && words.parts[part], time && formatTime(time, words)]
    .filter(Boolean)
    .join(' ')
}

function formatDay(phrase: DayPhrase & { edge: Edge }, words: MomentTexts): string {
  const { edge } = phrase
  if (phrase.kind === 'named') return fillIn(words.namedEdges[edge], { day: words.named[phrase.name] })
  if (phrase.kind === 'date') {
    const month = words.months[phrase.month] ?? ''
    return phrase.day === null
      ? fillIn(words.monthEdges[edge], { day: month })
      : fillIn(words.dayEdges[edge], { day: fillIn(words.date, { month, day: String(phrase.day) }) })
  }
  const names = phrase.days.map((day) => words.days[day] ?? '')
  const [first = '', ...others] = names
  if (others.length === 0) {
    if (phrase.which === null) return fillIn(words.dayEdges[edge], { day: first })
    return fillIn(words.namedEdges[edge], { day: fillIn(words.which[phrase.which], { day: first }) })
  }
  if (phrase.join === 'range') return fillIn(words.dayRange, { from: first, to: names.at(-1) ?? '' })
  return fillIn(words.severalDays, { days: joinWords(names, phrase.join === 'or' ? words.or : words.and) })
}

/** Spanish has "las" before every hour but one. */
const oneOClock = /\blas (?=1(?!\d))/g

function formatTime(phrase: TimePhrase, words: MomentTexts): string {
  return wordTime(phrase, words).replace(oneOClock, 'la ')
}

function wordTime(phrase: TimePhrase, words: MomentTexts): string {
  if (phrase.kind === 'one') return fillIn(words.timeEdges[phrase.edge], { time: formatClock(phrase.time, words) })
  return fillIn(phrase.isBetween ? words.between : words.hours, {
    from: formatClock(phrase.from, words),
    to: formatClock(phrase.to, words),
  })
}

function formatClock({ hour, minutes, half: part }: ClockTime, words: MomentTexts): string {
  return `${hour}${minutes === null ? '' : `:${minutes}`}${part === null ? '' : ` ${words[part]}`}`
}

/** "a, b and c". */
export function joinWords(items: readonly string[], and: string): string {
  const [last = '', ...before] = items.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${and} ${last}`
}

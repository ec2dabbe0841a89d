import { fillPhrase, type ListingPhrases } from './describe-phrases.ts'
import type { ListingHours } from './listing.ts'

type Weekly = Extract<ListingHours, { kind: 'weekly' }>['times']

const mondayFirst = [1, 2, 3, 4, 5, 6, 0]

/** Days with the same hours are grouped, Monday first. */
export function formatWeeklyHours(times: Weekly, phrases: ListingPhrases): string {
  const daysByTimes = new Map<string, number[]>()
  // Most days have the hours of the day before.
  const ranges = new Map<string, string>()
  const formatRange = ({ opens, closes }: Weekly[number]) => {
    const key = `${opens} ${closes}`
    const range = ranges.get(key) ?? timeRange(opens, closes, phrases)
    ranges.set(key, range)
    return range
  }
  mondayFirst.forEach((day, order) => {
    const ofDay = times.filter((time) => time.day === day).toSorted((a, b) => a.opens.localeCompare(b.opens))
    const texts = new Set(ofDay.map(formatRange))
    if (texts.size === 0) return
    const text = [...texts].join(', ')
    daysByTimes.set(text, [...(daysByTimes.get(text) ?? []), order])
  })
  if (isWholeWeek(daysByTimes, phrases)) return phrases.hours.always
  return [...daysByTimes].map(([text, days]) => `${daysText(days, phrases)} ${text}`).join('; ')
}

function isWholeWeek(daysByTimes: ReadonlyMap<string, readonly number[]>, phrases: ListingPhrases): boolean {
  return daysByTimes.get(phrases.hours.allDay)?.length === mondayFirst.length
}

/** Days in week order from Monday = 0; three or more in a row become a range. */
function daysText(days: readonly number[], phrases: ListingPhrases): string {
  if (days.length === mondayFirst.length) return phrases.hours.everyDay
  const name = (order: number) => phrases.hours.days[mondayFirst[order] ?? 0] ?? ''
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const parts = runs.flatMap((run) => {
    const [first = 0, last = 0] = [run[0], run.at(-1)]
    return run.length < 3
      ? run.map(name)
      : [fillPhrase(phrases.hours.dayRange, { first: name(first), last: name(last) })]
  })
  return parts.join(', ')
}

function timeRange(opens: string, closes: string, phrases: ListingPhrases): string {
  const isAllDay = opens === '00:00' && (closes === '23:59' || closes === '00:00')
  if (isAllDay) return phrases.hours.allDay
  return fillPhrase(phrases.hours.timeRange, { opens: clockText(opens, phrases), closes: clockText(closes, phrases) })
}

/** 24-hour "13:30" as people say it: "1:30 pm". */
function clockText(time: string, phrases: ListingPhrases): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const clockTime = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
  return fillPhrase(hour < 12 ? phrases.hours.am : phrases.hours.pm, { time: clockTime })
}

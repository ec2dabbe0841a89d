/** 2026-11-15, by the clock of Greenwich. */
export type Day = string

export const dayMs = 24 * 60 * 60 * 1000
/** The rows a day was counted from are kept this long, the counts for thirteen months (T-9.2). */
const rawDays = 30
const keptMonths = 13
const usualDays = 30

export const dayOf = (at: number): Day => new Date(at).toISOString().slice(0, 10)
export const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
export const daysFrom = (day: Day, count: number): Day => dayOf(startOf(day) + count * dayMs)

/** Counts of earlier days are erased. */
export function oldestKept(now: number): Day {
  const date = new Date(now)
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - keptMonths, date.getUTCDate()))
}

/** The first day of which every row is still there. */
export const oldestWhole = (now: number): Day => daysFrom(dayOf(now - rawDays * dayMs), 1)

export interface DayRange {
  from: Day
  to: Day
}

/** The thirty days up to yesterday unless asked otherwise. Null: no such day, or backwards, or nothing of it is over. */
export function dayRange(asked: { from?: Day | undefined; to?: Day | undefined }, now: number): DayRange | null {
  if ([asked.from, asked.to].some((day) => day !== undefined && !isDay(day))) return null
  const yesterday = daysFrom(dayOf(now), -1)
  const to = asked.to === undefined || asked.to > yesterday ? yesterday : asked.to
  const from = asked.from ?? daysFrom(to, 1 - usualDays)
  const oldest = oldestKept(now)
  const range = { from: from < oldest ? oldest : from, to }
  return from <= to && range.from <= to ? range : null
}

function isDay(day: Day): boolean {
  const at = startOf(day)
  return !Number.isNaN(at) && dayOf(at) === day
}

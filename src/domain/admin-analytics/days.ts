/** 2026-11-15, in UTC. */
export type Day = string

export const dayMs = 24 * 60 * 60 * 1000
/** Raw rows are stored this long, the counts for thirteen months (T-9.2). */
const rawDays = 30
const retentionMonths = 13
const usualDays = 30

export const toDay = (at: number): Day => new Date(at).toISOString().slice(0, 10)
export const getDayStart = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
export const addToDay = (day: Day, count: number): Day => toDay(getDayStart(day) + count * dayMs)

/** Counts of days before this one are erased. */
export function getOldestStoredDay(now: number): Day {
  const date = new Date(now)
  return toDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - retentionMonths, date.getUTCDate()))
}

/** The first day whose raw rows are all still stored. */
export const getOldestCompleteDay = (now: number): Day => addToDay(toDay(now - rawDays * dayMs), 1)

export interface DayRange {
  from: Day
  to: Day
}

/**
 * Defaults to the thirty days up to yesterday. Null when a date is invalid, the range is reversed, or no day in it has
 * ended.
 */
export function parseDayRange(
  requestedRange: { from?: Day | undefined; to?: Day | undefined },
  now: number,
): DayRange | null {
  if ([requestedRange.from, requestedRange.to].some((day) => day !== undefined && !isDay(day))) return null
  const yesterday = addToDay(toDay(now), -1)
  const to = requestedRange.to === undefined || requestedRange.to > yesterday ? yesterday : requestedRange.to
  const from = requestedRange.from ?? addToDay(to, 1 - usualDays)
  const oldest = getOldestStoredDay(now)
  const range = { from: from < oldest ? oldest : from, to }
  return from <= to && range.from <= to ? range : null
}

function isDay(day: Day): boolean {
  const at = getDayStart(day)
  return !Number.isNaN(at) && toDay(at) === day
}

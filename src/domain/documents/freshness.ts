import { maxFactAgeDays } from '../facts/facts.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Office rules change: an old one is shown only with "check with your state" (T-11.7). */
export function isOutOfDate(checkedOn: string, now: number): boolean {
  return now - Date.parse(checkedOn) > maxFactAgeDays * dayMs
}

/** The oldest of several dates, for a text made of several facts. */
export function findOldestDay(days: readonly [string, ...string[]]): string {
  return days.reduce((oldest, day) => (day < oldest ? day : oldest))
}

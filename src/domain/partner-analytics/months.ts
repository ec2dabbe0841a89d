import { toMonth } from '../introductions/partner-counts.ts'

/** 2026-11 */
export type Month = string

const mostMonths = 36
const usualMonths = 12

/** The month `count` months away. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return toMonth(Date.UTC(year, number - 1 + count, 1))
}

export interface MonthRange {
  from: Month
  to: Month
}

/** Defaults to the year up to now; null when the range runs backwards or is too long. Future months are cut off. */
export function parseMonthRange(
  requestedRange: { from?: Month | undefined; to?: Month | undefined },
  now: number,
): MonthRange | null {
  const current = toMonth(now)
  const to = requestedRange.to === undefined || requestedRange.to > current ? current : requestedRange.to
  const from = requestedRange.from ?? addMonths(to, 1 - usualMonths)
  return from <= to && from > addMonths(to, -mostMonths) ? { from, to } : null
}

export function listMonths({ from, to }: MonthRange): Month[] {
  const months: Month[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

import type { AwayPeriod } from './settings.ts'

/** The longest absence; for anything longer the listing is paused instead. */
const mostAwayDays = 90
const dayMs = 24 * 60 * 60 * 1000

export type AwayProblem = 'no_such_day' | 'ends_before_it_starts' | 'too_long'

/** Validates the days an organization is away; both ends are included. */
export function findAwayProblem({ from, until }: Pick<AwayPeriod, 'from' | 'until'>): AwayProblem | null {
  const [first, last] = [toDayNumber(from), toDayNumber(until)]
  if (first === null || last === null) return 'no_such_day'
  if (last < first) return 'ends_before_it_starts'
  return last - first >= mostAwayDays ? 'too_long' : null
}

/** Days since 1970; null for a date that does not exist, such as February 30. */
function toDayNumber(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00.000Z`)
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(day) ? null : at / dayMs
}

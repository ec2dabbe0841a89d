import { suppressSmallCount } from '../analytics/suppression.ts'

const hourMs = 60 * 60 * 1000

/** Hours to the tenth; null while there are too few to tell without pointing at somebody. */
export function computeMedianHours(waitsMs: readonly number[]): number | null {
  if (suppressSmallCount(waitsMs.length) === null) return null
  const sorted = waitsMs.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? 0
  const median = sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? 0)) / 2
  return Math.round((median / hourMs) * 10) / 10
}

const fewestOrganizations = 3

/** Of several organizations together; with fewer than three, one could work out another's. */
export function computeSharedMedianHours(waits: readonly { organizationId: string; waitMs: number }[]): number | null {
  const organizations = new Set(waits.map(({ organizationId }) => organizationId))
  return organizations.size < fewestOrganizations ? null : computeMedianHours(waits.map(({ waitMs }) => waitMs))
}

import { suppressSmallCount } from '../analytics/suppression.ts'

const hourMs = 60 * 60 * 1000

/** Rounded to a tenth of an hour; null when there are too few waits to publish without identifying a person. */
export function computeMedianHours(waitsMs: readonly number[]): number | null {
  if (suppressSmallCount(waitsMs.length) === null) return null
  const sorted = waitsMs.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? 0
  const median = sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? 0)) / 2
  return Math.round((median / hourMs) * 10) / 10
}

const fewestOrganizations = 3

/** Median across several organizations. Null with fewer than three, because one could derive another's value. */
export function computeSharedMedianHours(waits: readonly { organizationId: string; waitMs: number }[]): number | null {
  const organizations = new Set(waits.map(({ organizationId }) => organizationId))
  return organizations.size < fewestOrganizations ? null : computeMedianHours(waits.map(({ waitMs }) => waitMs))
}

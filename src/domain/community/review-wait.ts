const hourMs = 60 * 60 * 1000
/** Fewer reviews tell nothing about the next one. */
const fewest = 5
/** As many of the latest as are looked at. */
export const reviewSampleSize = 20

/** How many hours a review takes now, by what the latest ones took; null while nobody knows. */
export function estimateReviewHours(waitsMs: readonly number[]): number | null {
  if (waitsMs.length < fewest) return null
  const sorted = waitsMs.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? 0
  const median = sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2
  return Math.max(1, Math.ceil(median / hourMs))
}

const hourMs = 60 * 60 * 1000
/** With fewer reviews there is no estimate. */
const fewest = 5
/** How many of the latest reviews are used. */
export const reviewSampleSize = 20

/** Estimated hours for a review, based on the latest ones; null without enough data. */
export function estimateReviewHours(waitsMs: readonly number[]): number | null {
  if (waitsMs.length < fewest) return null
  const sorted = waitsMs.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? 0
  const median = sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2
  return Math.max(1, Math.ceil(median / hourMs))
}

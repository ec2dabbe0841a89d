import { limitOwners } from '#domain/search/limit-owners.ts'

/** Discounted gain of a list of grades: a good answer counts less the lower it ranks. */
function discountedGain(grades: readonly number[], depth: number): number {
  return grades.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}

/**
 * The best list there can be, where one organization has at most two of the first ten places as in every search. Like
 * there, its further listings come before what is of no use.
 */
export function listBestGrades(all: readonly { grade: number; owner: number }[]): number[] {
  const sorted = all.toSorted((a, b) => b.grade - a.grade)
  const useful = sorted.filter(({ grade }) => grade > 0)
  const limited = limitOwners(useful, ({ owner }) => owner).map(({ grade }) => grade)
  return [...limited, ...sorted.slice(useful.length).map(({ grade }) => grade)]
}

/**
 * 1 when the list is as good as the best one there can be. Never more: a list may have a third good listing of one
 * organization before a poor one of another, and that must not make up for a bad list elsewhere.
 */
export function ndcg(grades: readonly number[], best: readonly number[], depth = 10): number {
  const bestGain = discountedGain(best, depth)
  return bestGain === 0 ? 1 : Math.min(1, discountedGain(grades, depth) / bestGain)
}

/** The share of good answers that could be in the first `depth` and are. */
export function recall(grades: readonly number[], best: readonly number[], depth = 20): number {
  const good = (list: readonly number[]) => list.filter((grade) => grade >= 2).length
  const possible = Math.min(depth, good(best))
  return possible === 0 ? 1 : good(grades.slice(0, depth)) / possible
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

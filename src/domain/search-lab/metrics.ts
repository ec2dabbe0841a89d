/** Discounted gain of a list of grades: a good answer counts less the lower it ranks. */
function discountedGain(grades: readonly number[], depth: number): number {
  return grades.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}

/** 1 when the list is as good as any order of the same listings could be. */
export function ndcg(grades: readonly number[], all: readonly number[], depth = 10): number {
  const best = discountedGain(
    all.toSorted((a, b) => b - a),
    depth,
  )
  return best === 0 ? 1 : discountedGain(grades, depth) / best
}

/** The share of good answers that could be in the first `depth` and are. */
export function recall(grades: readonly number[], all: readonly number[], depth = 20): number {
  const good = (list: readonly number[]) => list.filter((grade) => grade >= 2).length
  const possible = Math.min(depth, good(all))
  return possible === 0 ? 1 : good(grades.slice(0, depth)) / possible
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

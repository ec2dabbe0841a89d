/** A linear model over hashed features: one row of class weights per bucket. */
export interface LinearModel {
  /** A power of two. */
  buckets: number
  classes: number
  weights: Float32Array
  bias: Float32Array
}

/** Features of long messages count less each, so that length alone proves nothing. */
export function weighFeature(count: number): number {
  return 1 / Math.sqrt(count + 4)
}

/** A probability for each class; they add up to 1. */
export function predictClasses({ classes, weights, bias }: LinearModel, features: Iterable<number>): Float64Array {
  const sums = new Float64Array(classes)
  let count = 0
  for (const feature of features) {
    count += 1
    for (let index = 0; index < classes; index += 1)
      sums[index] = (sums[index] ?? 0) + (weights[feature * classes + index] ?? 0)
  }
  const value = weighFeature(count)
  return softmax(sums.map((sum, index) => sum * value + (bias[index] ?? 0)))
}

export function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

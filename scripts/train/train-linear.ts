import { softmax, weighFeature } from '../../src/domain/danger/bag-network.ts'
import { createRandom, shuffle } from './random.ts'

export interface Example {
  features: Int32Array
  /** The index of its class. */
  label: number
}

export interface TrainOptions {
  buckets: number
  classes: number
  epochs: number
  seed: number
}

/** One row of class weights per bucket. */
export interface LinearPart {
  weights: Float32Array
  bias: Float32Array
}

const firstRate = 0.3
const lastRate = 0.01
/** The share of features left out of each step, so that no single word decides. */
const dropped = 0.5
const decay = 5e-5

/** Multinomial logistic regression by AdaGrad. The same examples in the same order give the same weights. */
export function trainLinear(
  examples: readonly Example[],
  { buckets, classes, epochs, seed }: TrainOptions,
): LinearPart {
  const random = createRandom(seed)
  const weights = new Float32Array(buckets * classes)
  const squares = new Float32Array(buckets * classes).fill(0.01)
  const bias = new Float32Array(classes)
  const order = Int32Array.from(examples.keys())
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = firstRate * (1 - epoch / epochs) + lastRate
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (example) step(example, { weights, squares, bias, rate, classes, random })
    }
  }
  return { weights, bias }
}

interface Training extends LinearPart {
  squares: Float32Array
  rate: number
  classes: number
  random: () => number
}

function step({ features, label }: Example, { weights, squares, bias, rate, classes, random }: Training): void {
  const kept = features.filter(() => random() >= dropped)
  const value = weighFeature(kept.length)
  const sums = Float64Array.from(bias)
  for (const feature of kept) {
    for (let index = 0, at = feature * classes; index < classes; index += 1, at += 1) {
      sums[index] = (sums[index] ?? 0) + value * (weights[at] ?? 0)
    }
  }
  const errors = softmax(sums)
  errors[label] = (errors[label] ?? 0) - 1
  for (let index = 0; index < classes; index += 1) bias[index] = (bias[index] ?? 0) - 0.01 * rate * (errors[index] ?? 0)
  for (const feature of kept) {
    for (let index = 0, at = feature * classes; index < classes; index += 1, at += 1) {
      const weight = weights[at] ?? 0
      const slope = (errors[index] ?? 0) * value + decay * weight
      const square = (squares[at] ?? 0) + slope * slope
      squares[at] = square
      weights[at] = weight - (rate * slope) / Math.sqrt(square)
    }
  }
}

import { softmax, weighFeature } from '../../src/domain/danger/bag-network.ts'
import { createRandom, shuffle } from './random.ts'

/** The features of a message. */
export interface Bag {
  features: Int32Array
}

export interface Example extends Bag {
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

export interface RowOptions extends TrainOptions {
  firstRate: number
  decay: number
  /** Where the bias starts. */
  bias: Float32Array
}

const lastRate = 0.01
/** The share of features left out of each step, so that no single word decides. */
const dropped = 0.5

/** Multinomial logistic regression. */
export function trainLinear(examples: readonly Example[], options: TrainOptions): LinearPart {
  const bias = new Float32Array(options.classes)
  return trainRows(examples, { ...options, firstRate: 0.3, decay: 5e-5, bias }, (sums, { label }) => {
    const errors = softmax(sums)
    errors[label] = (errors[label] ?? 0) - 1
    return errors
  })
}

/** Turns the sums of the classes into their errors, in place. */
type FindErrors<T extends Bag> = (sums: Float64Array, example: T) => Float64Array

/** A row of class weights per bucket, by AdaGrad. The same examples in the same order give the same weights. */
export function trainRows<T extends Bag>(
  examples: readonly T[],
  options: RowOptions,
  findErrors: FindErrors<T>,
): LinearPart {
  const { buckets, classes, epochs, seed, firstRate, decay, bias } = options
  const random = createRandom(seed)
  const weights = new Float32Array(buckets * classes)
  const squares = new Float32Array(buckets * classes).fill(0.01)
  const order = Int32Array.from(examples.keys())
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = firstRate * (1 - epoch / epochs) + lastRate
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (example) step(example, { weights, squares, bias, rate, decay, random }, findErrors)
    }
  }
  return { weights, bias }
}

interface Training extends LinearPart {
  squares: Float32Array
  rate: number
  decay: number
  random: () => number
}

function step<T extends Bag>(example: T, training: Training, findErrors: FindErrors<T>): void {
  const { weights, squares, bias, rate, decay, random } = training
  const classes = bias.length
  const kept = example.features.filter(() => random() >= dropped)
  const value = weighFeature(kept.length)
  const sums = Float64Array.from(bias)
  for (const feature of kept) {
    for (let index = 0, at = feature * classes; index < classes; index += 1, at += 1) {
      sums[index] = (sums[index] ?? 0) + value * (weights[at] ?? 0)
    }
  }
  const errors = findErrors(sums, example)
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

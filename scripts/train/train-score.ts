import { weighFeature } from '../../src/domain/danger/bag-network.ts'
import { createRandom, shuffle } from './random.ts'

interface ScoreExample {
  features: Int32Array
  isDanger: boolean
}

interface ScoreOptions {
  buckets: number
  epochs: number
  seed: number
  /** How strongly weights are pulled to zero, so that few remain. */
  pull: number
}

const firstRate = 0.6
const lastRate = 0.02
/** The share of features left out of each step, so that no single word decides. */
const dropped = 0.4

/** Logistic regression by AdaGrad with a pull to zero: one weight per bucket, many of them none. */
export function trainScore(
  examples: readonly ScoreExample[],
  { buckets, epochs, seed, pull }: ScoreOptions,
): { weights: Float32Array; bias: number } {
  const random = createRandom(seed)
  const weights = new Float32Array(buckets)
  const squares = new Float32Array(buckets).fill(0.01)
  let bias = 0
  const order = Int32Array.from(examples.keys())
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = firstRate * (1 - epoch / epochs) + lastRate
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (!example) continue
      const kept = example.features.filter(() => random() >= dropped)
      const value = weighFeature(kept.length)
      let sum = 0
      for (const feature of kept) sum += weights[feature] ?? 0
      const error = 1 / (1 + Math.exp(-sum * value - bias)) - (example.isDanger ? 1 : 0)
      bias -= 0.01 * rate * error
      const slope = error * value
      for (const feature of kept) {
        const square = (squares[feature] ?? 0) + slope * slope
        squares[feature] = square
        const size = rate / Math.sqrt(square)
        weights[feature] = shrink((weights[feature] ?? 0) - size * slope, size * pull)
      }
    }
  }
  return { weights, bias }
}

function shrink(weight: number, by: number): number {
  return weight > by ? weight - by : weight < -by ? weight + by : 0
}

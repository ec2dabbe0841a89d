import { toProbability, type BagNetwork } from '../../src/domain/danger/bag-network.ts'
import { trainRows, type Bag } from './train-linear.ts'

export interface LabeledBag extends Bag {
  /** 1 for each label that the text has; any number of them may be so. */
  labels: Uint8Array
}

export interface LabelOptions {
  buckets: number
  classes: number
  epochs: number
  firstRate: number
  /** Features that fewer texts share say little about others, and would make the file larger. */
  fewestTexts: number
  /** The texts are learned once in the order of each, and the weights are the mean: one order alone decides what is close. */
  seeds?: readonly number[]
}

/** Logistic regression for each label. */
export function trainLabels(texts: readonly LabeledBag[], options: LabelOptions): BagNetwork {
  const { buckets, classes, epochs, firstRate, seeds = [7] } = options
  const examples = leaveOutRare(texts, options)
  const bias = Float32Array.from({ length: classes }, (_, index) => {
    const count = examples.filter(({ labels }) => labels[index] === 1).length
    return Math.log((count + 1) / (examples.length - count + 1))
  })
  const parts = seeds.map((seed) =>
    trainRows(
      examples,
      { buckets, classes, epochs, seed, firstRate, decay: 1e-6, bias: Float32Array.from(bias) },
      (sums, { labels }) => {
        for (let index = 0; index < classes; index += 1)
          sums[index] = toProbability(sums[index] ?? 0) - (labels[index] ?? 0)
        return sums
      },
    ),
  )
  const part = {
    weights: toMean(parts.map(({ weights }) => weights)),
    bias: toMean(parts.map((one) => one.bias)),
  }
  const output = new Float32Array(classes * classes)
  for (let index = 0; index < classes; index += 1) output[index * classes + index] = 1
  return { buckets, classes, columns: classes, ...part, shift: new Float32Array(classes), output }
}

function toMean(all: readonly Float32Array[]): Float32Array {
  const [first] = all
  if (first === undefined || all.length === 1) return first ?? new Float32Array()
  return first.map((_, at) => all.reduce((sum, values) => sum + (values[at] ?? 0), 0) / all.length)
}

function leaveOutRare(texts: readonly LabeledBag[], { buckets, fewestTexts }: LabelOptions): LabeledBag[] {
  const counts = new Uint32Array(buckets)
  for (const { features } of texts) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1
  return texts.map(({ features, labels }) => ({
    features: features.filter((feature) => (counts[feature] ?? 0) >= fewestTexts),
    labels,
  }))
}

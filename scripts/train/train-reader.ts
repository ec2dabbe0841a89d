import { weighFeature, type BagNetwork } from '../../src/domain/danger/bag-network.ts'
import { createRandom, shuffle } from './random.ts'

/** A message with what is known about it: the index of its guide, facet and kind of turn, or -1. */
export interface ReaderExample {
  features: Int32Array
  labels: readonly number[]
}

interface Head {
  size: number
  /** How much it counts beside the others. */
  weight: number
}

interface ReaderOptions {
  buckets: number
  columns: number
  /** The outputs of each question the model answers, one after the other. */
  heads: readonly Head[]
  epochs: number
  seed: number
}

const rate = 0.02
const lowestRate = 0.02
const batchSize = 128
/** The share of features left out of each step, so that no single word decides. */
const dropped = 0.5
const firstSize = 0.05
/** The share of certainty kept back: neighbors of the right guide are not wholly wrong. */
const smoothing = 0.1
const decay = { mean: 0.9, square: 0.999 }

/** Values to learn, with the means that Adam keeps of their slopes. */
interface Learned {
  values: Float32Array
  slopes: Float32Array
  means: Float32Array
  squares: Float32Array
}

const toLearned = (values: Float32Array): Learned => ({
  values,
  slopes: new Float32Array(values.length),
  means: new Float32Array(values.length),
  squares: new Float32Array(values.length),
})

/**
 * A bag of features whose rows are added up and go through one table of outputs, by Adam in batches; rows that a batch does
 * not use stay as they are. The same examples in the same order give the same weights.
 */
export function trainReader(examples: readonly ReaderExample[], options: ReaderOptions): BagNetwork {
  const { buckets, columns, heads, epochs, seed } = options
  const classes = heads.reduce((sum, { size }) => sum + size, 0)
  const random = createRandom(seed)
  const drawNormal = () => Array.from({ length: 6 }, random).reduce((sum, value) => sum + value, -3) * Math.SQRT2
  const rows = toLearned(startRows(examples, buckets, columns, drawNormal))
  const output = toLearned(Float32Array.from({ length: columns * classes }, () => drawNormal() / Math.sqrt(columns)))
  const bias = toLearned(new Float32Array(classes))
  const training: Training = { rows, output, bias, columns, classes, heads, random, touched: new Set() }
  const order = Int32Array.from(examples.keys())
  const total = epochs * Math.ceil(examples.length / batchSize)
  let batch = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (let start = 0; start < order.length; start += batchSize) {
      batch += 1
      const chosen = order.subarray(start, start + batchSize)
      for (const at of chosen) {
        const example = examples[at]
        if (example) addSlopes(example, 1 / chosen.length, training)
      }
      move(training, batch, rate * Math.max(lowestRate, 1 - batch / total))
    }
    console.log(`  round ${epoch + 1} of ${epochs}`)
  }
  return {
    buckets,
    classes,
    columns,
    weights: rows.values,
    shift: new Float32Array(columns),
    output: output.values,
    bias: bias.values,
  }
}

/** A bucket that no example uses stays zero, so that words nobody wrote say nothing. */
function startRows(examples: readonly ReaderExample[], buckets: number, columns: number, draw: () => number) {
  const used = new Uint8Array(buckets)
  for (const { features } of examples) for (const feature of features) used[feature] = 1
  const values = new Float32Array(buckets * columns)
  for (let at = 0; at < values.length; at += 1) {
    if (used[Math.floor(at / columns)] === 1) values[at] = firstSize * draw()
  }
  return values
}

interface Training {
  rows: Learned
  output: Learned
  bias: Learned
  columns: number
  classes: number
  heads: readonly Head[]
  random: () => number
  /** The rows that the batch uses. */
  touched: Set<number>
}

function addSlopes({ features, labels }: ReaderExample, share: number, training: Training): void {
  const { rows, columns, classes, heads, random, touched } = training
  const kept = features.filter(() => random() >= dropped)
  const value = weighFeature(kept.length)
  const sums = new Float32Array(columns)
  for (const feature of kept) {
    const start = feature * columns
    for (let column = 0; column < columns; column += 1)
      sums[column] = (sums[column] ?? 0) + (rows.values[start + column] ?? 0)
  }
  for (let column = 0; column < columns; column += 1) sums[column] = (sums[column] ?? 0) * value
  const slopes = new Float32Array(columns)
  let start = 0
  heads.forEach(({ size, weight }, index) => {
    const label = labels[index] ?? -1
    if (label >= 0) addHeadSlopes(training, { sums, slopes, start, size, label, weight: weight * share })
    start += size
  })
  if (start !== classes) throw new Error('The heads do not fill the outputs.')
  for (const feature of kept) {
    touched.add(feature)
    const first = feature * columns
    for (let column = 0; column < columns; column += 1)
      rows.slopes[first + column] = (rows.slopes[first + column] ?? 0) + (slopes[column] ?? 0) * value
  }
}

interface HeadStep {
  sums: Float32Array
  slopes: Float32Array
  start: number
  size: number
  label: number
  weight: number
}

function addHeadSlopes({ output, bias, columns, classes }: Training, step: HeadStep): void {
  const { sums, slopes, start, size, label, weight } = step
  const errors = new Float32Array(size)
  for (let index = 0; index < size; index += 1) errors[index] = bias.values[start + index] ?? 0
  for (let column = 0; column < columns; column += 1) {
    const [sum, first] = [sums[column] ?? 0, column * classes + start]
    for (let index = 0; index < size; index += 1)
      errors[index] = (errors[index] ?? 0) + sum * (output.values[first + index] ?? 0)
  }
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < size; index += 1) most = Math.max(most, errors[index] ?? 0)
  let total = 0
  for (let index = 0; index < size; index += 1) {
    errors[index] = Math.exp((errors[index] ?? 0) - most)
    total += errors[index] ?? 0
  }
  for (let index = 0; index < size; index += 1) {
    const target = (index === label ? 1 - smoothing : 0) + smoothing / size
    const error = weight * ((errors[index] ?? 0) / total - target)
    errors[index] = error
    bias.slopes[start + index] = (bias.slopes[start + index] ?? 0) + error
  }
  for (let column = 0; column < columns; column += 1) {
    const [sum, first] = [sums[column] ?? 0, column * classes + start]
    let slope = 0
    for (let index = 0; index < size; index += 1) {
      const error = errors[index] ?? 0
      slope += error * (output.values[first + index] ?? 0)
      output.slopes[first + index] = (output.slopes[first + index] ?? 0) + error * sum
    }
    slopes[column] = (slopes[column] ?? 0) + slope
  }
}

function move({ rows, output, bias, columns, touched }: Training, batch: number, now: number): void {
  const step = (now * Math.sqrt(1 - decay.square ** batch)) / (1 - decay.mean ** batch)
  for (const row of touched) moveRange(rows, row * columns, columns, step)
  touched.clear()
  moveRange(output, 0, output.values.length, step)
  moveRange(bias, 0, bias.values.length, step)
}

function moveRange({ values, slopes, means, squares }: Learned, start: number, count: number, step: number): void {
  for (let at = start; at < start + count; at += 1) {
    const slope = slopes[at] ?? 0
    const mean = decay.mean * (means[at] ?? 0) + (1 - decay.mean) * slope
    const square = decay.square * (squares[at] ?? 0) + (1 - decay.square) * slope * slope
    means[at] = mean
    squares[at] = square
    values[at] = (values[at] ?? 0) - (step * mean) / (Math.sqrt(square) + 1e-8)
    slopes[at] = 0
  }
}

import { softmax, weighFeature } from '../../src/domain/danger/bag-network.ts'
import { createRandom, shuffle } from './random.ts'
import type { Example, TrainOptions } from './train-linear.ts'

/** One row of hidden units per bucket, and one row of classes per hidden unit. */
export interface HiddenPart {
  units: number
  weights: Float32Array
  shift: Float32Array
  output: Float32Array
  bias: Float32Array
}

const firstRate = 0.1
const lastRate = 0.005
/** The shares of features and of hidden units left out of each step. */
const droppedFeatures = 0.5
const droppedUnits = 0.3
const decay = 1e-6
const firstSize = 0.1

/** A bag of features with a hidden layer, by AdaGrad. The same examples in the same order give the same weights. */
export function trainHidden(
  examples: readonly Example[],
  { buckets, classes, epochs, seed, units }: TrainOptions & { units: number },
): HiddenPart {
  const random = createRandom(seed)
  const drawNormal = () => Array.from({ length: 6 }, random).reduce((sum, value) => sum + value, -3) * Math.SQRT2
  const part = {
    units,
    weights: new Float32Array(buckets * units),
    shift: new Float32Array(units),
    output: Float32Array.from({ length: units * classes }, () => drawNormal() / Math.sqrt(units)),
    bias: new Float32Array(classes),
  }
  const used = new Uint8Array(buckets)
  for (const { features } of examples) for (const feature of features) used[feature] = 1
  // A bucket that no example used stays zero, so that words nobody wrote say nothing.
  for (let at = 0; at < part.weights.length; at += 1) {
    if (used[Math.floor(at / units)] === 1) part.weights[at] = firstSize * drawNormal()
  }
  const squares = {
    weights: new Float32Array(buckets * units).fill(0.01),
    shift: new Float32Array(units).fill(1),
    output: new Float32Array(units * classes).fill(1),
    bias: new Float32Array(classes).fill(1),
  }
  const order = Int32Array.from(examples.keys())
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = firstRate * (1 - epoch / epochs) + lastRate
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (example) step(example, { part, squares, rate, random })
    }
  }
  return part
}

interface Training {
  part: HiddenPart
  squares: Omit<HiddenPart, 'units'>
  rate: number
  random: () => number
}

function step({ features, label }: Example, training: Training): void {
  const { part, squares, rate, random } = training
  const { units, weights, output } = part
  const classes = part.bias.length
  const kept = features.filter(() => random() >= droppedFeatures)
  const value = weighFeature(kept.length)
  const hidden = addUp(part, kept, value)
  for (let unit = 0; unit < units; unit += 1) {
    const sum = hidden[unit] ?? 0
    hidden[unit] = sum > 0 && random() >= droppedUnits ? sum / (1 - droppedUnits) : 0
  }
  const errors = findErrors(part, hidden, label)
  const slopes = new Float64Array(units)
  const move = (values: Float32Array, sizes: Float32Array, at: number, slope: number) => {
    const square = (sizes[at] ?? 0) + slope * slope
    sizes[at] = square
    values[at] = (values[at] ?? 0) - (rate * slope) / Math.sqrt(square)
  }
  for (let unit = 0; unit < units; unit += 1) {
    const excited = hidden[unit] ?? 0
    if (excited === 0) continue
    let slope = 0
    for (let index = 0, at = unit * classes; index < classes; index += 1, at += 1) {
      const error = errors[index] ?? 0
      slope += error * (output[at] ?? 0)
      move(output, squares.output, at, error * excited)
    }
    const scaled = slope / (1 - droppedUnits)
    slopes[unit] = scaled
    move(part.shift, squares.shift, unit, scaled)
  }
  errors.forEach((error, index) => move(part.bias, squares.bias, index, error))
  // Most units are silent for a message, and a silent unit has nothing to learn from it.
  const active = Int32Array.from(slopes.keys()).filter((unit) => slopes[unit] !== 0)
  for (const feature of kept) {
    for (const unit of active) {
      const at = feature * units + unit
      const weight = weights[at] ?? 0
      const slope = (slopes[unit] ?? 0) * value + decay * weight
      const square = (squares.weights[at] ?? 0) + slope * slope
      squares.weights[at] = square
      weights[at] = weight - (rate * slope) / Math.sqrt(square)
    }
  }
}

function addUp({ units, weights, shift }: HiddenPart, features: Int32Array, value: number): Float64Array {
  const sums = new Float64Array(units)
  for (const feature of features) {
    for (let unit = 0, at = feature * units; unit < units; unit += 1, at += 1) {
      sums[unit] = (sums[unit] ?? 0) + (weights[at] ?? 0)
    }
  }
  return sums.map((sum, unit) => sum * value + (shift[unit] ?? 0))
}

/** How far each class is from what it should be. */
function findErrors({ units, output, bias }: HiddenPart, hidden: Float64Array, label: number): Float64Array {
  const sums = Float64Array.from(bias)
  const classes = sums.length
  for (let unit = 0; unit < units; unit += 1) {
    const active = hidden[unit] ?? 0
    if (active === 0) continue
    for (let index = 0, at = unit * classes; index < classes; index += 1, at += 1) {
      sums[index] = (sums[index] ?? 0) + active * (output[at] ?? 0)
    }
  }
  const errors = softmax(sums)
  errors[label] = (errors[label] ?? 0) - 1
  return errors
}

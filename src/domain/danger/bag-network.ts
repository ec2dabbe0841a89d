/**
 * A small network over the bag of hashed features of a message. Each bucket has a row of columns; the rows of a message are
 * added up. The first columns, one per class, are used as they are (a linear model); those after them only when above zero
 * (hidden units). A table then turns columns into classes.
 */
export interface BagNetwork {
  /** A power of two. */
  buckets: number
  classes: number
  columns: number
  /** One row of columns per bucket; empty where `eights` holds them. */
  weights: Float32Array | Int8Array
  /** The row of each bucket, where buckets that no example used share the first one. */
  rows?: Uint32Array | undefined
  /** Whole weights from -8 to 7, eight columns to a number: half a byte each, made 0 to 15 by adding 8. */
  eights?: Int32Array | undefined
  /** Added to each column. */
  shift: Float32Array
  /** One row of classes per column. */
  output: Float32Array
  bias: Float32Array
}

/** Features of long messages count less each, so that length alone proves nothing. */
export function weighFeature(count: number): number {
  return 1 / Math.sqrt(count + 4)
}

/** A probability for each class; they add up to 1. The temperature makes the network less sure of itself. */
export function predictClasses(network: BagNetwork, features: ArrayLike<number>, temperature = 1): Float64Array {
  return softmax(scoreClasses(network, features).map((score) => score / temperature))
}

/** The probability of a class on its own, where any number of classes may be true. */
export function toProbability(score: number): number {
  return 1 / (1 + Math.exp(-score))
}

/** The log-odds of each class, before they are compared. */
export function scoreClasses(network: BagNetwork, features: ArrayLike<number>): Float64Array {
  return scoreSums(network, addRows(network, features), features.length)
}

/** The rows of the features added up, four at a time: one at a time takes three times as long. */
export function addRows(network: BagNetwork, allFeatures: ArrayLike<number>): Float64Array {
  const { columns, weights, rows, eights } = network
  if (eights) return addEights(columns, eights, allFeatures)
  const features = rows ? findRows(rows, allFeatures) : allFeatures
  const sums = new Float64Array(columns)
  const inFours = features.length - (features.length % 4)
  for (let at = 0; at < inFours; at += 4) {
    const first = (features[at] ?? 0) * columns
    const second = (features[at + 1] ?? 0) * columns
    const third = (features[at + 2] ?? 0) * columns
    const fourth = (features[at + 3] ?? 0) * columns
    for (let column = 0; column < columns; column += 1) {
      const pair = (weights[first + column] ?? 0) + (weights[second + column] ?? 0)
      const other = (weights[third + column] ?? 0) + (weights[fourth + column] ?? 0)
      sums[column] = (sums[column] ?? 0) + (pair + other)
    }
  }
  for (let at = inFours; at < features.length; at += 1) {
    const row = (features[at] ?? 0) * columns
    for (let column = 0; column < columns; column += 1) {
      sums[column] = (sums[column] ?? 0) + (weights[row + column] ?? 0)
    }
  }
  return sums
}

function findRows(rows: Uint32Array, features: ArrayLike<number>): Uint32Array {
  const found = new Uint32Array(features.length)
  for (let at = 0; at < found.length; at += 1) found[at] = rows[features[at] ?? 0] ?? 0
  return found
}

/** So many weights of at most 15 fit into a byte. */
const mostInByte = 16
const lowHalves = 0x0f_0f_0f_0f
const toHigh = (eight: number) => (eight >>> 4) & lowHalves

/** Eight columns as a number: the low halves of its bytes are the first four, the high ones the others. */
export function packEight(weights: ArrayLike<number>, from: number, to: number): number {
  let packed = 0
  for (let at = 0; at < 8; at += 1) {
    const weight = from + at < to ? (weights[from + at] ?? 0) : 0
    packed |= (weight + 8) << (8 * (at & 3) + (at & 4))
  }
  return packed
}

/** As `addRows`, four columns at a time: each byte of a number adds up its own column. */
function addEights(columns: number, eights: Int32Array, features: ArrayLike<number>): Float64Array {
  const size = Math.ceil(columns / 8)
  const sums = new Float64Array(8 * size)
  const held = new Int32Array(2 * size)
  for (let from = 0; from < features.length; from += mostInByte) {
    const to = Math.min(from + mostInByte, features.length)
    const inFours = to - ((to - from) % 4)
    for (let at = from; at < inFours; at += 4) {
      const first = (features[at] ?? 0) * size
      const second = (features[at + 1] ?? 0) * size
      const third = (features[at + 2] ?? 0) * size
      const fourth = (features[at + 3] ?? 0) * size
      for (let eight = 0; eight < size; eight += 1) {
        const a = eights[first + eight] ?? 0
        const b = eights[second + eight] ?? 0
        const c = eights[third + eight] ?? 0
        const d = eights[fourth + eight] ?? 0
        const low = (a & lowHalves) + (b & lowHalves) + (c & lowHalves) + (d & lowHalves)
        const high = toHigh(a) + toHigh(b) + toHigh(c) + toHigh(d)
        held[2 * eight] = ((held[2 * eight] ?? 0) + low) | 0
        held[2 * eight + 1] = ((held[2 * eight + 1] ?? 0) + high) | 0
      }
    }
    for (let at = inFours; at < to; at += 1) {
      const row = (features[at] ?? 0) * size
      for (let eight = 0; eight < size; eight += 1) {
        const one = eights[row + eight] ?? 0
        held[2 * eight] = ((held[2 * eight] ?? 0) + (one & lowHalves)) | 0
        held[2 * eight + 1] = ((held[2 * eight + 1] ?? 0) + toHigh(one)) | 0
      }
    }
    spill(held, sums, 8 * (to - from))
  }
  return sums.subarray(0, columns)
}

/** Moves what the bytes hold into the sums, without what was added to keep them above zero. */
function spill(held: Int32Array, sums: Float64Array, added: number): void {
  for (let four = 0, column = 0; four < held.length; four += 1, column += 4) {
    const bytes = held[four] ?? 0
    sums[column] = (sums[column] ?? 0) + (bytes & 255) - added
    sums[column + 1] = (sums[column + 1] ?? 0) + ((bytes >>> 8) & 255) - added
    sums[column + 2] = (sums[column + 2] ?? 0) + ((bytes >>> 16) & 255) - added
    sums[column + 3] = (sums[column + 3] ?? 0) + (bytes >>> 24) - added
    held[four] = 0
  }
}

/** The log-odds of each class for the sums of so many features. */
export function scoreSums(network: BagNetwork, sums: Float64Array, count: number): Float64Array {
  const { classes, columns, shift, output, bias } = network
  const value = weighFeature(count)
  const scores = new Float64Array(bias)
  for (let column = 0; column < columns; column += 1) {
    const sum = (sums[column] ?? 0) * value + (shift[column] ?? 0)
    if (column >= classes && sum <= 0) continue
    for (let index = 0; index < classes; index += 1) {
      scores[index] = (scores[index] ?? 0) + sum * (output[column * classes + index] ?? 0)
    }
  }
  return scores
}

/** Turns scores into probabilities, in place. */
export function softmax(sums: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY
  for (const sum of sums) most = Math.max(most, sum)
  let total = 0
  for (let index = 0; index < sums.length; index += 1) {
    const power = Math.exp((sums[index] ?? 0) - most)
    sums[index] = power
    total += power
  }
  for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) / total
  return sums
}

import type { BagNetwork } from '../../src/domain/danger/bag-network.ts'
import type { HiddenPart } from './train-hidden.ts'
import type { LinearPart } from './train-linear.ts'

interface Parts {
  buckets: number
  classes: number
  linear: LinearPart
  hidden: readonly HiddenPart[]
}

/** The share of the linear part in the scores; the hidden parts have the rest. */
const linearShare = 0.4

/** One network whose scores are the mean of the scores of its parts. */
export function joinParts({ buckets, classes, linear, hidden }: Parts): BagNetwork {
  const columns = classes + hidden.reduce((sum, { units }) => sum + units, 0)
  const straight = linearShare
  const bent = (1 - linearShare) / hidden.length
  const weights = new Float32Array(buckets * columns)
  const shift = new Float32Array(columns)
  const output = new Float32Array(columns * classes)
  const bias = linear.bias.map((value) => value * straight)
  for (let index = 0; index < classes; index += 1) output[index * classes + index] = straight
  copyRows(linear.weights, classes, { weights, columns, start: 0 })
  let start = classes
  for (const part of hidden) {
    copyRows(part.weights, part.units, { weights, columns, start })
    shift.set(part.shift, start)
    output.set(
      part.output.map((value) => value * bent),
      start * classes,
    )
    part.bias.forEach((value, index) => {
      bias[index] = (bias[index] ?? 0) + value * bent
    })
    start += part.units
  }
  return { buckets, classes, columns, weights, shift, output, bias }
}

function copyRows(
  from: Float32Array,
  width: number,
  { weights, columns, start }: { weights: Float32Array; columns: number; start: number },
): void {
  for (let row = 0, at = 0; at < from.length; row += 1, at += width) {
    weights.set(from.subarray(at, at + width), row * columns + start)
  }
}

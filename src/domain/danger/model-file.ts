import * as z from 'zod/mini'
import { packEight, type BagNetwork } from './bag-network.ts'

/** What of a model file can be read; the weights stand beside it. */
export const ModelHead = z.object({
  buckets: z.number(),
  classes: z.number(),
  step: z.number(),
  bias: z.array(z.number()),
  bits: z.optional(z.union([z.literal(4), z.literal(8)])),
})

/** A network as a file: each weight as one of 15 steps (or of 255), and only buckets that some example used. */
export interface PackedModel {
  /** A power of two. */
  buckets: number
  classes: number
  /** The weight of one step; the table of outputs undoes it. */
  step: number
  bias: readonly number[]
  /** For each weight; 4 where it is not said. Where few columns share a row, 4 lose much of what was learned. */
  bits?: 4 | 8 | undefined
  /**
   * The number of columns (one byte); the shift and then the output of the columns as 32-bit numbers; one bit per bucket; the
   * steps of each bucket whose bit is set, one or two to a byte.
   */
  rows: Uint8Array
}

const mostSteps = { 4: 7, 8: 127 } as const
/** Weights beyond this many times the usual size are cut off, so that a few do not make the steps coarse for all. */
const usualSizes = { 4: 5, 8: 30 } as const

export function unpackModel({ buckets, classes, step, bias, bits: depth = 4, rows }: PackedModel): BagNetwork {
  const perByte = 8 / depth
  const columns = rows[0] ?? 0
  const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength)
  const shift = Float32Array.from({ length: columns }, (_, index) => view.getFloat32(1 + 4 * index, true))
  const output = Float32Array.from({ length: columns * classes }, (_, index) =>
    view.getFloat32(1 + 4 * (columns + index), true),
  ).map((weight) => weight * step)
  const bits = 1 + 4 * columns * (classes + 1)
  const size = Math.ceil(columns / 8)
  const row = new Int8Array(columns)
  const used = countBits(rows.subarray(bits, bits + (buckets >> 3)))
  const weights = new Int8Array(depth === 8 ? (used + 1) * columns : 0)
  const rowOf = depth === 8 ? new Uint32Array(buckets) : undefined
  let usedRows = 0
  const eights = depth === 4 ? new Int32Array(buckets * size).fill(packEight([], 0, 0)) : undefined
  let at = perByte * (bits + (buckets >> 3))
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    if (((rows[bits + (bucket >> 3)] ?? 0) & (1 << (bucket & 7))) === 0) continue
    for (let column = 0; column < columns; column += 1) {
      const byte = rows[Math.floor(at / perByte)] ?? 0
      row[column] = (depth === 8 ? byte : (byte >> ((at & 1) * 4)) & 15) - mostSteps[depth]
      at += 1
    }
    usedRows += 1
    if (rowOf) rowOf[bucket] = usedRows
    if (!eights) weights.set(row, usedRows * columns)
    else for (let part = 0; part < size; part += 1) eights[bucket * size + part] = packEight(row, 8 * part, columns)
  }
  return {
    buckets,
    classes,
    columns,
    weights,
    rows: rowOf,
    eights,
    shift: shift.map((value) => value / step),
    output,
    bias: Float32Array.from(bias),
  }
}

function countBits(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) for (let rest = byte; rest !== 0; rest &= rest - 1) count += 1
  return count
}

export function packModel(network: BagNetwork, depth: 4 | 8 = 4): PackedModel {
  const most = mostSteps[depth]
  const perByte = 8 / depth
  const { buckets, classes, columns, weights, shift, output, bias } = network
  const scales = Float64Array.from({ length: columns }, (_, column) => findScale(network, column, usualSizes[depth]))
  const head = new DataView(new ArrayBuffer(1 + 4 * columns * (classes + 1)))
  head.setUint8(0, columns)
  scales.forEach((scale, column) => {
    head.setFloat32(1 + 4 * column, (shift[column] ?? 0) / scale, true)
    for (let index = 0; index < classes; index += 1) {
      const at = column * classes + index
      head.setFloat32(1 + 4 * (columns + at), (output[at] ?? 0) * scale, true)
    }
  })
  const bits = new Uint8Array(buckets >> 3)
  const steps = new Uint8Array(Math.ceil((buckets * columns) / perByte))
  let at = 0
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const row = Array.from(scales, (scale, column) => toSteps((weights[bucket * columns + column] ?? 0) / scale, most))
    if (row.every((count) => count === 0)) continue
    bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7))
    for (const count of row) {
      const byte = Math.floor(at / perByte)
      steps[byte] = (steps[byte] ?? 0) | ((count + most) << (depth === 4 ? (at & 1) * 4 : 0))
      at += 1
    }
  }
  const parts = [new Uint8Array(head.buffer), bits, steps.subarray(0, Math.ceil(at / perByte))]
  const rows = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let start = 0
  for (const part of parts) {
    rows.set(part, start)
    start += part.length
  }
  return {
    buckets,
    classes,
    step: 1 / most,
    bias: Array.from(bias, (weight) => Math.round(weight * 1000) / 1000),
    ...(depth === 8 && { bits: depth }),
    rows,
  }
}

/** The weight that the last step of a column stands for. */
function findScale({ buckets, columns, weights }: BagNetwork, column: number, sizes: number): number {
  let [squares, used, most] = [0, 0, 0]
  for (let at = column; at < buckets * columns; at += columns) {
    const weight = Math.abs(weights[at] ?? 0)
    if (weight === 0) continue
    used += 1
    squares += weight * weight
    most = Math.max(most, weight)
  }
  return used === 0 ? 1 : Math.min(most, sizes * Math.sqrt(squares / used))
}

function toSteps(share: number, most: number): number {
  return Math.max(-most, Math.min(most, Math.round(share * most)))
}

import type { LinearModel } from './linear-model.ts'

/** A model as a file: each weight as one of 255 steps, and only buckets that some example used. */
export interface PackedModel {
  /** A power of two. */
  buckets: number
  classes: number
  /** The weight of one step. */
  step: number
  bias: readonly number[]
  /** One bit per bucket, then the steps of each bucket whose bit is set. */
  rows: Uint8Array
}

const mostSteps = 127

export function unpackModel({ buckets, classes, step, bias, rows }: PackedModel): LinearModel {
  const weights = new Float32Array(buckets * classes)
  let at = buckets >> 3
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    if (((rows[bucket >> 3] ?? 0) & (1 << (bucket & 7))) === 0) continue
    for (let index = 0; index < classes; index += 1) {
      weights[bucket * classes + index] = ((rows[at] ?? 0) - mostSteps) * step
      at += 1
    }
  }
  return { buckets, classes, weights, bias: Float32Array.from(bias) }
}

export function packModel({ buckets, classes, weights, bias }: LinearModel): PackedModel {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const step = largest / mostSteps
  const bits = new Uint8Array(buckets >> 3)
  const steps: number[] = []
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const row = Array.from(weights.subarray(bucket * classes, (bucket + 1) * classes), (weight) =>
      step === 0 ? 0 : Math.round(weight / step),
    )
    if (row.every((count) => count === 0)) continue
    bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7))
    for (const count of row) steps.push(count + mostSteps)
  }
  const rows = Uint8Array.from([...bits, ...steps])
  return { buckets, classes, step, bias: Array.from(bias, (weight) => Math.round(weight * 1000) / 1000), rows }
}

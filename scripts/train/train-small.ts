import { dangerClasses } from '../../src/domain/danger/danger-classes.ts'
import { type DangerMessage } from '../../src/domain/danger/training-message.ts'
import { listFeatures } from '../../src/domain/danger/features.ts'
import { middle, type SmallModel } from '../../src/domain/danger/small-judge.ts'
import { trainLinear } from './train-linear.ts'
import { trainScore } from './train-score.ts'

const buckets = 1 << 17
/** Which danger it is needs fewer words than whether it is one. */
const classBuckets = 1 << 12
/** Weights beyond this many times the usual size are cut off, so that a few do not make the steps coarse for all. */
const usualSizes = 4

/** The small form of the judge: of the same messages, in what a browser can load at once. */
export function trainSmall(messages: readonly DangerMessage[]): SmallModel {
  const score = trainScore(
    messages.map(({ turns, level }) => ({
      features: Int32Array.from(listFeatures(turns, buckets)),
      isDanger: level === 'card',
    })),
    { buckets, epochs: 12, seed: 7, pull: 2e-3 },
  )
  const dangers = messages.filter(({ level }) => level === 'card')
  const classes = trainLinear(
    dangers.map(({ turns, class: danger }) => ({
      features: Int32Array.from(listFeatures(turns, classBuckets)),
      label: dangerClasses.findIndex((name) => name === danger),
    })),
    { buckets: classBuckets, classes: dangerClasses.length, epochs: 12, seed: 7 },
  )
  const scoreSteps = toSteps(score.weights)
  const classSteps = toSteps(classes.weights)
  const round = (value: number) => Math.round(value * 1e4) / 1e4
  return {
    buckets,
    score: { step: scoreSteps.step, bias: round(score.bias) },
    classBuckets,
    classes: { step: classSteps.step, bias: Array.from(classes.bias, round) },
    rows: Uint8Array.from([...scoreSteps.bytes, ...classSteps.bytes]),
  }
}

function toSteps(weights: Float32Array): { step: number; bytes: Uint8Array } {
  const used = weights.filter((weight) => weight !== 0)
  const usual = Math.sqrt(used.reduce((sum, weight) => sum + weight * weight, 0) / Math.max(1, used.length))
  const step = usual === 0 ? 1 : (usualSizes * usual) / middle
  const bytes = Uint8Array.from(
    weights,
    (weight) => middle + Math.max(-middle, Math.min(middle, Math.round(weight / step))),
  )
  return { step, bytes }
}

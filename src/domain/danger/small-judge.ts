import { dangerClasses } from './danger-classes.ts'
import { listFeatures } from './features.ts'
import { weighFeature } from './bag-network.ts'
import type { Judgment } from './judge.ts'
import { listWindows, readWindow } from './windows.ts'

/** The small form of the judge, for the browser: one score of danger, and a table that names the danger once it is found. */
export interface SmallModel {
  /** A power of two. */
  buckets: number
  /** The weight of one step, and what is added to the sum. */
  score: { step: number; bias: number }
  /** A power of two. */
  classBuckets: number
  classes: { step: number; bias: readonly number[] }
  /** One step per bucket, then a row of class steps per class bucket, each with `middle` added. */
  rows: Uint8Array
}

/** The byte that stands for no weight. */
export const middle = 7

/** Chosen on messages that a model had not seen: see docs/models/danger.md. */
const smallThresholds = { card: 0.75, soft: 0.6 }
/** One part of a long text must be more certain than a whole message. */
const windowMargin = 1.7

/** Judges like `createJudge`, with less certainty; the soft line stands for possible danger only. */
export function createSmallJudge(model: SmallModel, thresholds = smallThresholds) {
  return (turns: readonly string[]): Judgment => {
    const parts = [
      { text: turns, odds: scoreDanger(model, turns) },
      ...listWindows(turns).map((part) => {
        const text = [readWindow(part)]
        return { text, odds: scoreDanger(model, text) - windowMargin }
      }),
    ]
    const { text, odds } = parts.reduce((most, next) => (next.odds > most.odds ? next : most))
    const probability = 1 / (1 + Math.exp(-odds))
    const level = probability >= thresholds.card ? 'card' : probability >= thresholds.soft ? 'soft' : 'none'
    return { level, danger: nameDanger(model, text), probability }
  }
}

function scoreDanger({ buckets, score, rows }: SmallModel, turns: readonly string[]): number {
  const features = listFeatures(turns, buckets)
  let sum = 0
  for (const feature of features) sum += (rows[feature] ?? middle) - middle
  return sum * score.step * weighFeature(features.length) + score.bias
}

function nameDanger(
  { buckets, classBuckets, classes, rows }: SmallModel,
  turns: readonly string[],
): Judgment['danger'] {
  const sums = new Float64Array(dangerClasses.length)
  const features = listFeatures(turns, classBuckets)
  for (const feature of features) {
    for (let index = 0, at = buckets + feature * sums.length; index < sums.length; index += 1, at += 1) {
      sums[index] = (sums[index] ?? 0) + (rows[at] ?? middle) - middle
    }
  }
  const scale = classes.step * weighFeature(features.length)
  const scored = dangerClasses.map((danger, index) => ({
    danger,
    sum: (sums[index] ?? 0) * scale + (classes.bias[index] ?? 0),
  }))
  return scored.reduce((most, next) => (next.sum > most.sum ? next : most)).danger
}

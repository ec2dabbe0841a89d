import { dangerClasses, judgedClasses, type DangerClass } from './danger-classes.ts'
import { listFeatures } from './features.ts'
import { predictClasses, type LinearModel } from './linear-model.ts'

/** Chosen on messages that a model had not seen: see docs/models/danger.md. */
const judgeThresholds = { card: 0.6, soft: 0.6 }

export interface Judgment {
  /** The card of help lines, a soft line in the answer, or neither. */
  level: 'card' | 'soft' | 'none'
  /** The most likely danger. */
  danger: DangerClass
  /** That the person, or somebody they write about, is in danger; 0 to 1. */
  probability: number
}

/** Judges the last turns of a person together, oldest first. */
export function createJudge(model: LinearModel, thresholds = judgeThresholds) {
  if (model.classes !== judgedClasses.length) throw new Error('The model was trained for other classes.')
  return (turns: readonly string[]): Judgment => {
    const chances = predictClasses(model, listFeatures(turns, model.buckets))
    const dangers = dangerClasses.map((danger, index) => ({ danger, chance: chances[index] ?? 0 }))
    const probability = dangers.reduce((sum, { chance }) => sum + chance, 0)
    const { danger } = dangers.reduce((most, next) => (next.chance > most.chance ? next : most))
    const troubled = probability + (chances[judgedClasses.indexOf('distress')] ?? 0)
    const level = probability >= thresholds.card ? 'card' : troubled >= thresholds.soft ? 'soft' : 'none'
    return { level, danger, probability }
  }
}

import { predictClasses, type BagNetwork } from './bag-network.ts'
import { dangerClasses, judgedClasses, type DangerClass } from './danger-classes.ts'
import { listFeatures } from './features.ts'
import { createPartChooser } from './gravest-parts.ts'
import { listWindows } from './windows.ts'

/** Chosen on messages that a model had not seen: see docs/models/danger.md. */
const judgeThresholds = { card: 0.7, soft: 0.6 }
/** Hopelessness is told in quiet words; its card offers somebody to talk to, so it needs less. */
const hopelessShare = 0.68
/** With writers it has not seen, the network is too sure of itself: at this temperature its chances come true most nearly. */
export const temperature = 1.35
/** One part of a long text must be more certain than a whole message, because a long text has many parts. */
const windowMargin = 1.7
/** Of the parts of a long text, so many are judged in full. */
const mostParts = 6

export interface Judgment {
  /** The card of help lines, a soft line in the answer, or neither. */
  level: 'card' | 'soft' | 'none'
  /** The most likely danger. */
  danger: DangerClass
  /** That the person, or somebody they write about, is in danger; 0 to 1. */
  probability: number
}

/** Judges the last turns of a person together, oldest first; of a long text also each part, so that one sentence counts. */
export function createJudge(model: BagNetwork, thresholds = judgeThresholds) {
  if (model.classes !== judgedClasses.length) throw new Error('The model has other classes.')
  const judge = (turns: readonly string[]) =>
    weighChances(predictClasses(model, listFeatures(turns, model.buckets), temperature))
  const chooseGravestParts = createPartChooser(model)
  return (turns: readonly string[]): Judgment => {
    const whole = judge(turns)
    const parts = chooseGravestParts(listWindows(turns), mostParts).map((text) => {
      const part = judge([text])
      return { ...part, probability: lower(part.probability, windowMargin) }
    })
    const most = parts.reduce((found, next) => (next.probability > found.probability ? next : found), whole)
    const troubled = Math.max(most.probability, whole.probability + whole.distress)
    const needed = most.danger === 'hopeless' ? thresholds.card * hopelessShare : thresholds.card
    const level = most.probability >= needed ? 'card' : troubled >= thresholds.soft ? 'soft' : 'none'
    return { level, danger: most.danger, probability: most.probability }
  }
}

function weighChances(chances: Float64Array) {
  const dangers = dangerClasses.map((danger, index) => ({ danger, chance: chances[index] ?? 0 }))
  const probability = dangers.reduce((sum, { chance }) => sum + chance, 0)
  const { danger } = dangers.reduce((most, next) => (next.chance > most.chance ? next : most))
  return { danger, probability, distress: chances[judgedClasses.indexOf('distress')] ?? 0 }
}

/** A probability with its log-odds lowered. */
function lower(probability: number, margin: number): number {
  const odds = probability * Math.exp(-margin)
  return odds / (odds + 1 - probability)
}

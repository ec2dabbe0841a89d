import type { BagNetwork } from '../../src/domain/danger/bag-network.ts'
import { dangerThemes } from '../../src/domain/danger/danger-classes.ts'
import { type DangerMessage } from '../../src/domain/danger/training-message.ts'
import { listThemeFeatures } from '../../src/domain/danger/theme-reader.ts'
import { type LabeledBag, trainLabels } from './train-labels.ts'

const options = { buckets: 1 << 17, classes: dangerThemes.length, epochs: 12, firstRate: 0.5, fewestTexts: 5 }

/** Messages for the card that say what they are about; hopeless ones are about nobody else. */
export const saysThemes = ({ class: danger, level, about }: DangerMessage) =>
  level === 'card' && (about !== undefined || danger === 'hopeless')

/** Learned from messages for the card alone: what the others are about is not asked. */
export const trainThemes = (messages: readonly DangerMessage[]): BagNetwork =>
  trainLabels(messages.filter(saysThemes).map(toExample), options)

function toExample({ turns, about = [] }: DangerMessage): LabeledBag {
  return {
    features: Int32Array.from(listThemeFeatures(turns, options.buckets)),
    labels: Uint8Array.from(dangerThemes, (theme) => (about.includes(theme) ? 1 : 0)),
  }
}

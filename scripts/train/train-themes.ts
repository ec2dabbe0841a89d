import { toProbability, type BagNetwork } from '../../src/domain/danger/bag-network.ts'
import { dangerThemes, type DangerMessage } from '../../src/domain/danger/danger-classes.ts'
import { listThemeFeatures } from '../../src/domain/danger/theme-reader.ts'
import { trainRows, type Bag } from './train-linear.ts'

const buckets = 1 << 17
const classes = dangerThemes.length
/** Features that fewer messages share say little about others, and would make the file larger. */
const fewestMessages = 5

interface ThemeExample extends Bag {
  /** 1 for each theme that the message is about. */
  labels: Uint8Array
}

/** Messages for the card that say what they are about; hopeless ones are about nobody else. */
export const saysThemes = ({ class: danger, level, about }: DangerMessage) =>
  level === 'card' && (about !== undefined || danger === 'hopeless')

/** Logistic regression for each theme, of messages for the card: what the others are about is not asked. */
export function trainThemes(messages: readonly DangerMessage[]): BagNetwork {
  const examples = leaveOutRare(messages.filter(saysThemes).map(toExample))
  const bias = Float32Array.from(dangerThemes, (_, index) => {
    const count = examples.filter(({ labels }) => labels[index] === 1).length
    return Math.log((count + 1) / (examples.length - count + 1))
  })
  const options = { buckets, classes, epochs: 12, seed: 7, firstRate: 0.5, decay: 1e-6, bias }
  const part = trainRows(examples, options, (sums, { labels }) => {
    for (let index = 0; index < classes; index += 1)
      sums[index] = toProbability(sums[index] ?? 0) - (labels[index] ?? 0)
    return sums
  })
  const output = new Float32Array(classes * classes)
  for (let index = 0; index < classes; index += 1) output[index * classes + index] = 1
  return { buckets, classes, columns: classes, ...part, shift: new Float32Array(classes), output }
}

function toExample({ turns, about = [] }: DangerMessage): ThemeExample {
  return {
    features: Int32Array.from(listThemeFeatures(turns, buckets)),
    labels: Uint8Array.from(dangerThemes, (theme) => (about.includes(theme) ? 1 : 0)),
  }
}

function leaveOutRare(examples: readonly ThemeExample[]): ThemeExample[] {
  const counts = new Uint32Array(buckets)
  for (const { features } of examples) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1
  return examples.map(({ features, labels }) => ({
    features: features.filter((feature) => (counts[feature] ?? 0) >= fewestMessages),
    labels,
  }))
}

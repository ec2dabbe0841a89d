import type { BagNetwork } from '../../src/domain/danger/bag-network.ts'
import { judgedClasses } from '../../src/domain/danger/danger-classes.ts'
import { getJudgedClass, type DangerMessage } from '../../src/domain/danger/training-message.ts'
import { listFeatures } from '../../src/domain/danger/features.ts'
import { joinParts } from './join-parts.ts'
import { trainHidden } from './train-hidden.ts'
import { trainLinear, type Example } from './train-linear.ts'

const buckets = 1 << 17
const classes = judgedClasses.length

/** Features take longer to list than to learn from, so each message is read once. */
const known = new WeakMap<DangerMessage, Example>()

function toExample(message: DangerMessage): Example {
  const found = known.get(message)
  if (found) return found
  const features = Int32Array.from(listFeatures(message.turns, buckets))
  const example = { features, label: judgedClasses.indexOf(getJudgedClass(message)) }
  known.set(message, example)
  return example
}

/** Parts that learn apart from each other make different mistakes: together they make fewer. */
export function trainDanger(messages: readonly DangerMessage[]): BagNetwork {
  const examples = messages.map(toExample)
  const linear = trainLinear(examples, { buckets, classes, epochs: 25, seed: 7 })
  const hidden = [11, 12].map((seed) => trainHidden(examples, { buckets, classes, epochs: 11, seed, units: 16 }))
  return joinParts({ buckets, classes, linear, hidden })
}

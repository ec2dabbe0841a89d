import { getJudgedClass, judgedClasses, type DangerMessage } from '../../src/domain/danger/danger-classes.ts'
import { listFeatures } from '../../src/domain/danger/features.ts'
import type { LinearModel } from '../../src/domain/danger/linear-model.ts'
import { trainLinear, type Example } from './train-linear.ts'

const buckets = 1 << 17

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

export function trainDanger(messages: readonly DangerMessage[]): LinearModel {
  return trainLinear(messages.map(toExample), { buckets, classes: judgedClasses.length })
}

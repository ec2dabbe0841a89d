import { toProbability, type BagNetwork } from '../../src/domain/danger/bag-network.ts'
import { packModel, unpackModel } from '../../src/domain/danger/model-file.ts'
import { statedSignals, type StatedSignal } from '../../src/domain/planner/signal-names.ts'
import { createSignalReader, listSignalFeatures, signalBuckets } from '../../src/domain/planner/signal-reader.ts'
import { writeModel } from './model-files.ts'
import { type LabeledAnswer, readAnswerFiles, readJudgedAnswers } from './plan-answers.ts'
import { trainRows, type Bag } from './train-linear.ts'

const classes = statedSignals.length
/** Features that fewer answers share say little about others, and would make the file larger. */
const fewestAnswers = 3

interface SignalExample extends Bag {
  /** 1 for each signal of the answer. */
  labels: Uint8Array
}

/** Logistic regression for each signal. */
function trainSignals(answers: readonly LabeledAnswer[]): BagNetwork {
  const examples = leaveOutRare(answers.map(toExample))
  const bias = Float32Array.from(statedSignals, (_, index) => {
    const count = examples.filter(({ labels }) => labels[index] === 1).length
    return Math.log((count + 1) / (examples.length - count + 1))
  })
  const options = { buckets: signalBuckets, classes, epochs: 24, seed: 7, firstRate: 0.8, decay: 1e-6, bias }
  const part = trainRows(examples, options, (sums, { labels }) => {
    for (let index = 0; index < classes; index += 1)
      sums[index] = toProbability(sums[index] ?? 0) - (labels[index] ?? 0)
    return sums
  })
  const output = new Float32Array(classes * classes)
  for (let index = 0; index < classes; index += 1) output[index * classes + index] = 1
  return { buckets: signalBuckets, classes, columns: classes, ...part, shift: new Float32Array(classes), output }
}

function toExample({ text, question, signals }: LabeledAnswer): SignalExample {
  return {
    features: Int32Array.from(listSignalFeatures(text, question)),
    labels: Uint8Array.from(statedSignals, (signal) => (signals.includes(signal) ? 1 : 0)),
  }
}

function leaveOutRare(examples: readonly SignalExample[]): SignalExample[] {
  const counts = new Uint32Array(signalBuckets)
  for (const { features } of examples) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1
  return examples.map(({ features, labels }) => ({
    features: features.filter((feature) => (counts[feature] ?? 0) >= fewestAnswers),
    labels,
  }))
}

/** Learns to read answers; with `isCheck`, each writer is judged by a model that has not seen them. */
export function learnSignals(isCheck: boolean): void {
  const files = readAnswerFiles()
  if (!isCheck) {
    const packed = packModel(trainSignals(files.flat()), 8)
    writeModel('plan-signals', packed)
    return printShares('judged', readJudgedAnswers(), createSignalReader(unpackModel(packed)))
  }
  files.forEach((file, index) => {
    const seen = files.filter((_, other) => other !== index).flat()
    printShares(`writer ${index + 1}`, file, createSignalReader(unpackModel(packModel(trainSignals(seen), 8))))
  })
}

function printShares(
  name: string,
  answers: readonly LabeledAnswer[],
  read: ReturnType<typeof createSignalReader>,
): void {
  const counts = new Map<StatedSignal, { right: number; wrong: number; missed: number }>(
    statedSignals.map((signal) => [signal, { right: 0, wrong: 0, missed: 0 }]),
  )
  for (const { text, question, signals } of answers) {
    const found = read(text, question)
    for (const [signal, count] of counts) {
      const isSo = signals.includes(signal)
      if (found.has(signal)) count[isSo ? 'right' : 'wrong'] += 1
      else if (isSo) count.missed += 1
    }
  }
  const sum = (kind: 'right' | 'wrong' | 'missed') => [...counts.values()].reduce((all, count) => all + count[kind], 0)
  const [right, wrong, missed] = [sum('right'), sum('wrong'), sum('missed')]
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  console.log(
    `${name}: ${percent(right / (right + wrong))} of what was read is so, ${percent(right / (right + missed))} of what is so was read`,
  )
}

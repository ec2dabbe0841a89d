import { packModel, unpackModel } from '../../src/domain/danger/model-file.ts'
import { learnedSignals, statedSignals, type StatedSignal } from '../../src/domain/planner/signal-names.ts'
import { createSignalReader, listSignalFeatures, signalBuckets } from '../../src/domain/planner/signal-reader.ts'
import { writeModel } from './model-files.ts'
import { type LabeledAnswer, readAnswerFiles, readJudgedAnswers } from './plan-answers.ts'
import { type LabeledBag, trainLabels } from './train-labels.ts'

const options = {
  buckets: signalBuckets,
  classes: learnedSignals.length,
  epochs: 24,
  firstRate: 0.8,
  fewestTexts: 3,
  seeds: [7, 11, 13],
}

const trainSignals = (answers: readonly LabeledAnswer[]) => trainLabels(answers.map(toExample), options)

function toExample({ text, question, signals }: LabeledAnswer): LabeledBag {
  return {
    features: Int32Array.from(listSignalFeatures(text, question)),
    labels: Uint8Array.from(learnedSignals, (signal) => (signals.includes(signal) ? 1 : 0)),
  }
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

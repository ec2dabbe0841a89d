import { packModel } from '../src/domain/danger/model-file.ts'
import { createJudge } from '../src/domain/danger/judge.ts'
import { readRuleMessages, readTrainingFiles } from './train/danger-messages.ts'
import { writeModel } from './train/model-files.ts'
import { trainDanger } from './train/train-danger.ts'
import { printThresholds } from './train/print-thresholds.ts'

const files = readTrainingFiles()
const extra = readRuleMessages()

if (process.argv.includes('--check')) {
  // A model is judged by messages of a writer whose texts it has not seen.
  const judged = files.flatMap((file) => {
    const others = files.filter((other) => other !== file).flatMap(({ messages }) => messages)
    const judge = createJudge(trainDanger([...others, ...extra]))
    console.log(`checked with the texts of writer ${file.name}`)
    return file.messages.map((message) => ({ message, judgment: judge(message.turns) }))
  })
  printThresholds(judged)
} else {
  const messages = [...files.flatMap((file) => file.messages), ...extra]
  console.log(`Learning from ${messages.length} messages…`)
  writeModel('danger', packModel(trainDanger(messages)))
}

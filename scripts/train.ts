import { createJudge } from '../src/domain/danger/judge.ts'
import { packModel, unpackModel } from '../src/domain/danger/model-file.ts'
import { createSmallJudge } from '../src/domain/danger/small-judge.ts'
import {
  joinTalks,
  readQuestionFiles,
  readRounds,
  readRuleMessages,
  readTalkTurns,
  readTrainingFiles,
} from './train/danger-messages.ts'
import { writeModel } from './train/model-files.ts'
import { printThresholds } from './train/print-thresholds.ts'
import { spellMessages } from './train/spell-messages.ts'
import { trainDanger } from './train/train-danger.ts'
import { trainSmall } from './train/train-small.ts'

const questions = readQuestionFiles()
const writers = [...readTrainingFiles(), ...questions]
/** Rounds join the training after their first look (data/golden/danger). */
const others = [...readRuleMessages(), ...readRounds().flatMap(({ messages }) => messages), ...readTalkTurns()]
others.push(...joinTalks(questions.flatMap(({ messages }) => messages)))

/**
 * The most common needs must never bring the card, and the plainest danger always: in the fewest words, they count more
 * often than they were written. The plainest danger is learned in other spellings too.
 */
const plainNeeds = writers.filter(({ name }) => name === '26').flatMap(({ messages }) => messages)
const often = [...plainNeeds, ...readRuleMessages()]
others.push(...often, ...often, ...often, ...often, ...spellMessages(readRuleMessages()))

/** So many groups of writers, each judged by a model that has not seen the group. */
const groups = 5
const isSmall = process.argv.includes('--small')

if (process.argv.includes('--check')) {
  const judged = Array.from({ length: groups }, (_, group) => group).flatMap((group) => {
    const isLeftOut = (index: number) => index % groups === group
    const seen = writers.filter((_, index) => !isLeftOut(index)).flatMap(({ messages }) => messages)
    const judge = isSmall
      ? createSmallJudge(trainSmall([...seen, ...others]))
      : createJudge(unpackModel(packModel(trainDanger([...seen, ...others]))))
    console.log(`checked with group ${group + 1} of ${groups} of the writers`)
    return writers
      .filter((_, index) => isLeftOut(index))
      .flatMap(({ messages }) => messages.map((message) => ({ message, judgment: judge(message.turns) })))
  })
  printThresholds(judged)
} else {
  const messages = [...writers.flatMap((file) => file.messages), ...others]
  console.log(`Learning from ${messages.length} messages…`)
  writeModel('danger', packModel(trainDanger(messages)))
  writeModel('danger-small', trainSmall(messages))
}

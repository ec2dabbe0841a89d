import { createJudge } from '../../src/domain/danger/judge.ts'
import { packModel, unpackModel } from '../../src/domain/danger/model-file.ts'
import { createSmallJudge } from '../../src/domain/danger/small-judge.ts'
import { checkThemes } from './check-themes.ts'
import {
  joinTalks,
  readQuestionFiles,
  readRounds,
  readRuleMessages,
  readTalkTurns,
  readTrainingFiles,
} from './danger-messages.ts'
import { writeModel } from './model-files.ts'
import { printThresholds } from './print-thresholds.ts'
import { spellMessages } from './spell-messages.ts'
import { trainDanger } from './train-danger.ts'
import { trainSmall } from './train-small.ts'
import { trainThemes } from './train-themes.ts'

/** So many groups of writers, each judged by a model that has not seen the group. */
const groups = 5

function gatherMessages() {
  const questions = readQuestionFiles()
  const writers = [...readTrainingFiles(), ...questions]
  /**
   * The most common needs must never bring the card, and the plainest danger always: in the fewest words, they count more
   * often than they were written. The plainest danger is learned in other spellings too.
   */
  const plainNeeds = writers.filter(({ name }) => name === '26').flatMap(({ messages }) => messages)
  const often = [...plainNeeds, ...readRuleMessages()]
  const others = [
    ...readRuleMessages(),
    // Rounds join the training after their first look (data/golden/danger).
    ...readRounds().flatMap(({ messages }) => messages),
    ...readTalkTurns(),
    ...joinTalks(questions.flatMap(({ messages }) => messages)),
    ...often,
    ...often,
    ...often,
    ...often,
    ...spellMessages(readRuleMessages()),
  ]
  return { writers, others }
}

/** Learns the judge of danger, for the server and for the browser. */
export function learnDanger(): void {
  const { writers, others } = gatherMessages()
  const messages = [...writers.flatMap((file) => file.messages), ...others]
  console.log(`Learning danger from ${messages.length} messages…`)
  writeModel('danger', packModel(trainDanger(messages)))
  writeModel('danger-small', trainSmall(messages))
}

/** Prints how the judge does on writers it has not seen. */
export function checkDanger(isSmall: boolean): void {
  const { writers, others } = gatherMessages()
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
}

/** Learns what a danger is about, from the messages that say so. */
export function learnThemes(): void {
  writeModel('danger-themes', packModel(trainThemes(readTrainingFiles().flatMap(({ messages }) => messages))))
}

export const checkDangerThemes = () => checkThemes(readTrainingFiles(), groups)

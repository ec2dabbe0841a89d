import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { planQuestionIds } from '../../src/domain/action-plan/plan-answers.ts'
import { statedSignals } from '../../src/domain/planner/signal-names.ts'

const LabeledAnswer = z.object({
  question: z.enum(planQuestionIds),
  text: z.string(),
  signals: z.array(z.enum(statedSignals)),
})
export type LabeledAnswer = z.infer<typeof LabeledAnswer>

const root = path.resolve(import.meta.dirname, '../..')

const readFile = (file: string): LabeledAnswer[] =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => LabeledAnswer.parse(JSON.parse(line)))

/** The answers to learn from, by writer. */
export function readAnswerFiles(): LabeledAnswer[][] {
  const folder = 'data/training/plans'
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => readFile(path.join(folder, name)))
}

/** Answers of a writer that nothing was learned from. */
export const readJudgedAnswers = (): LabeledAnswer[] => readFile('data/golden/plans/signals.jsonl')

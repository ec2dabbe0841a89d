import type { CheckQuestion } from './lessons.ts'

/** The choice made for each question, by its place; nothing while none is made. */
export type Answers = readonly (number | undefined)[]

export function isComplete(questions: readonly CheckQuestion[], answers: Answers): boolean {
  return questions.every((_, index) => answers[index] !== undefined)
}

export function rightCount(questions: readonly CheckQuestion[], answers: Answers): number {
  return questions.filter(({ right }, index) => answers[index] === right).length
}

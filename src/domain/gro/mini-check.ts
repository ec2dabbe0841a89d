import type { CheckQuestion } from './lessons.ts'

/** The choice for each question, by index; undefined until one is made. */
export type CheckAnswers = readonly (number | undefined)[]

export function isComplete(questions: readonly CheckQuestion[], answers: CheckAnswers): boolean {
  return questions.every((_, index) => answers[index] !== undefined)
}

export function countRightAnswers(questions: readonly CheckQuestion[], answers: CheckAnswers): number {
  return questions.filter(({ right }, index) => answers[index] === right).length
}

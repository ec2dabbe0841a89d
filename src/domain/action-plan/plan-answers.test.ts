import { expect, test } from 'vitest'
import { PlanAnswers, maxPlanAnswer, planQuestionIds } from './plan-answers.ts'

const answers = {
  urgent_need: 'A place to stay',
  biggest_challenge: 'No ID',
  strengths: 'I cook',
  support_system: 'My sister',
  goals_3_months: 'A job',
}

test('there are five questions, and five answers make a plan', () => {
  expect(planQuestionIds).toEqual(Object.keys(answers))
  expect(PlanAnswers.parse(answers)).toEqual(answers)
})

test.each(planQuestionIds)('a blank answer to %s is no answer', (id) => {
  expect(PlanAnswers.safeParse({ ...answers, [id]: ' \n ' }).success).toBe(false)
})

test.each(planQuestionIds)('%s cannot be left out or be endless', (id) => {
  expect(PlanAnswers.safeParse({ ...answers, [id]: undefined }).success).toBe(false)
  expect(PlanAnswers.safeParse({ ...answers, [id]: 'x'.repeat(maxPlanAnswer + 1) }).success).toBe(false)
})

import { expect, test } from 'vitest'
import { emptyTodayAnswers } from './stored-today.ts'
import { withAnswer, todayChoices, todayQuestions } from './questions.ts'
import { TodayAnswers } from './today-answers.ts'

const today = '2026-03-01'

test('there are six questions, and every tap gives an answer the rules can read', () => {
  expect(todayQuestions).toHaveLength(6)
  for (const question of todayQuestions) {
    for (const choice of todayChoices[question]) {
      expect(
        TodayAnswers.safeParse(withAnswer(emptyTodayAnswers, question, choice, today)).success,
        `${question} ${choice}`,
      ).toBe(true)
    }
  }
})

test('days are counted from the day of the person, over the end of a month', () => {
  expect(withAnswer(emptyTodayAnswers, 'releasedOn', 'yesterday', today).releasedOn).toBe('2026-02-28')
  expect(withAnswer(emptyTodayAnswers, 'reportBy', 'tomorrow', today).reportBy).toBe('2026-03-02')
  expect(withAnswer(emptyTodayAnswers, 'reportBy', 'none', today).reportBy).toBeNull()
})

test('medicine that is gone is not medicine a person does not take', () => {
  expect(withAnswer(emptyTodayAnswers, 'medicineDays', 'gone', today).medicineDays).toBe(0)
  expect(withAnswer(emptyTodayAnswers, 'medicineDays', 'none', today).medicineDays).toBeNull()
  expect(withAnswer(emptyTodayAnswers, 'medicineDays', 'fewDays', today).medicineDays).toBe(2)
})

test('yes, no and nothing said are three things', () => {
  const answerTonight = (choice: 'yes' | 'no' | 'skip') =>
    withAnswer(emptyTodayAnswers, 'placeTonight', choice, today).placeTonight
  expect([answerTonight('yes'), answerTonight('no'), answerTonight('skip')]).toEqual([true, false, null])
})

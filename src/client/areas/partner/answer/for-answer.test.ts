import { expect, test } from 'vitest'
import { keepForAnswer, takeForAnswer } from './for-answer.ts'

test('words are for one introduction, are taken once, and the last ones count', () => {
  keepForAnswer('one', 'first')
  keepForAnswer('one', 'second')

  expect(takeForAnswer('two')).toBeUndefined()
  expect(takeForAnswer('one')).toBe('second')
  expect(takeForAnswer('one')).toBeUndefined()
})

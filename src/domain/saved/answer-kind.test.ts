import { expect, test } from 'vitest'
import { classifyAnswer, type AnswerTexts } from './answer-kind.ts'

test.each<[AnswerTexts, string]>([
  [{ message: 'Come by' }, 'told'],
  [{ message: null, contactInfo: 'Ask at the desk', instructions: null }, 'told'],
  [{ message: null, contactInfo: null, instructions: 'Bring an ID' }, 'told'],
  [{ message: '  ', contactInfo: null, instructions: '' }, 'empty'],
  [{ message: null }, 'empty'],
  [{}, 'hidden'],
  [{ message: undefined, contactInfo: undefined, instructions: undefined }, 'hidden'],
])('%j is %s', (texts, kind) => {
  expect(classifyAnswer(texts)).toBe(kind)
})

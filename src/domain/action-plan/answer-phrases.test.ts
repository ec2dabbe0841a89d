import { expect, test } from 'vitest'
import { includesPhrase, togglePhrase, appendPhrase } from './plan-answers.ts'

test.each([
  ['', 'Food'],
  ['  \n', 'Food'],
  ['A bed', 'A bed, Food'],
  ['I have no bed. ', 'I have no bed. Food'],
])('a tap on “Food” after “%s” gives “%s”', (text, result) => {
  expect(togglePhrase(text, 'Food')).toBe(result)
  expect(includesPhrase(result, 'food')).toBe(true)
})

test.each([
  ['Food', ''],
  ['A bed, Food', 'A bed'],
  ['Food, A bed', 'A bed'],
  ['A bed, Food, A job', 'A bed, A job'],
])('a second tap makes “%s” “%s”', (text, result) => {
  expect(togglePhrase(text, 'Food')).toBe(result)
})

test('spoken words come after what is written', () => {
  expect(appendPhrase('I cook', 'and I drive')).toBe('I cook, and I drive')
})

import { expect, test } from 'vitest'
import { Pin, findConfirmationProblem, findPinProblem } from './rules.ts'

test.each(['1234', '12345', '123456', '0000'])('%s is a PIN', (pin) => {
  expect(findPinProblem(pin)).toBeUndefined()
  expect(Pin.safeParse(pin).success).toBe(true)
})

test.each([
  ['', 'required'],
  ['123', 'length'],
  ['1234567', 'length'],
  ['12 34', 'length'],
  ['12a4', 'length'],
  ['-123', 'length'],
  ['1234\n', 'length'],
  ['٠١٢٣', 'length'],
])('"%s" has the problem %s, in the form and in the call', (pin, problem) => {
  expect(findPinProblem(pin)).toBe(problem)
  expect(Pin.safeParse(pin).error?.issues.map((issue) => issue.message)).toEqual([problem])
})

test('a PIN that is missing or no text is required', () => {
  for (const pin of [undefined, null, 1234]) expect(Pin.safeParse(pin).error?.issues[0]?.message).toBe('required')
})

test('the repetition must be there and be the same', () => {
  expect(findConfirmationProblem('1234', '')).toBe('required')
  expect(findConfirmationProblem('1234', '1243')).toBe('mismatch')
  expect(findConfirmationProblem('1234', '1234')).toBeUndefined()
})

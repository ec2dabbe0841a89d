import { expect, test } from 'vitest'
import { findCallBackProblem } from './call-back.ts'

const problem = (calledNumber: string, listedNumbers: string[] = []) =>
  findCallBackProblem({ calledNumber, claimantNumber: '+1 (213) 555-0142', listedNumbers })

test.each(['213-555-0142', '1 213 555 0142', '(213) 555-0142 ext. 7', '213.555.0142 x12', '２１３５５５０１４２'])(
  'a call to %s is a call to the claimant and proves nothing (T-3.4)',
  (number) => {
    expect(problem(number)).toBe('own_number')
  },
)

test('a call to another number is one', () => {
  expect(problem('213-555-0100')).toBeNull()
})

test('the number of the claim counts when it was on file before', () => {
  expect(problem('213-555-0142', ['(213) 555-0142'])).toBeNull()
  expect(problem('213-555-0142', ['(213) 555-0100'])).toBe('own_number')
})

test.each(['none', '555-0100', '', '1234567'])('%j is no number to call', (number) => {
  expect(problem(number)).toBe('no_number')
})

test('a short number counts when it is the one on file', () => {
  expect(problem('211', ['211'])).toBeNull()
  expect(problem('211')).toBe('no_number')
  expect(problem('', ['none'])).toBe('no_number')
})

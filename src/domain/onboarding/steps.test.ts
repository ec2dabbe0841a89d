import { expect, test } from 'vitest'
import { shownStep, shownSteps } from './steps.ts'

const shownAs = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
  [5, 3],
  [6, 3],
  [7, 3],
] as const

test.each(shownAs)('inner step %i is shown as step %i', (step, shown) => {
  expect(shownStep(step)).toBe(shown)
})

test('there are three to show', () => {
  expect(shownSteps).toBe(3)
})

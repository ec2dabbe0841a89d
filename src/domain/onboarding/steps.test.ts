import { expect, test } from 'vitest'
import { toVisibleStep, visibleStepCount } from './steps.ts'

const visibleStepTable = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
  [5, 3],
  [6, 3],
  [7, 3],
] as const

test.each(visibleStepTable)('inner step %i is shown as step %i', (step, visibleStep) => {
  expect(toVisibleStep(step)).toBe(visibleStep)
})

test('there are three to show', () => {
  expect(visibleStepCount).toBe(3)
})

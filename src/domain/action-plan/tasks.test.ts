import { expect, test } from 'vitest'
import { defaultTaskCategory, defaultTaskPriority, computeProgressPercent } from './tasks.ts'

const tasks = (completed: number, open: number) => [
  ...Array.from({ length: completed }, () => ({ completed: true })),
  ...Array.from({ length: open }, () => ({ completed: false })),
]

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 2, 33],
  [2, 1, 67],
  [1, 1, 50],
  [4, 0, 100],
])('%i done and %i open is %i percent', (completed, open, percent) => {
  expect(computeProgressPercent(tasks(completed, open))).toBe(percent)
})

test('a task a person adds is custom and of medium priority', () => {
  expect([defaultTaskCategory, defaultTaskPriority]).toEqual(['custom', 'medium'])
})

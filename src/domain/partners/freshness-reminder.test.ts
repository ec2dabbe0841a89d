import { expect, test } from 'vitest'
import { chooseFreshnessReminder } from './partner-details.ts'

const dayMs = 24 * 60 * 60 * 1000

test.each([
  [79.9, 0, null],
  [80, 0, 80],
  [80, 80, null],
  [89.9, 80, null],
  [90, 80, 90],
  [90, 90, null],
  [120, 0, 90],
  [120, 80, 90],
  [400, 90, null],
])('%d days after it was confirmed, reminded at %d: %s', (days, remindedDays, due) => {
  expect(chooseFreshnessReminder({ confirmedAt: 0, remindedDays }, days * dayMs)).toBe(due)
})

test('what nobody ever confirmed is not asked for again', () => {
  expect(chooseFreshnessReminder({ confirmedAt: null, remindedDays: 0 }, 1000 * dayMs)).toBeNull()
})

import { expect, test } from 'vitest'
import { chooseFreshnessReminder, isSecondReminderDue } from './reminders.ts'

const dayMs = 24 * 60 * 60 * 1000
const again = (remindedDay: number, day: number, urgency: 'urgent' | 'normal' = 'normal') =>
  isSecondReminderDue({ sentAt: 0, urgency, remindedAt: remindedDay * dayMs }, day * dayMs)

test('the second reminder comes a week after the first, whatever the urgency', () => {
  expect([again(3, 9.9), again(3, 10)]).toEqual([false, true])
  expect([again(1, 7.9, 'urgent'), again(1, 8, 'urgent')]).toEqual([false, true])
})

test('there is no third, and a first one that came very late stays the only one', () => {
  expect(again(10, 17)).toBe(false)
  expect(again(10, 29)).toBe(false)
  expect(again(9.9, 17)).toBe(true)
})

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

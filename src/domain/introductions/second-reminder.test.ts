import { expect, test } from 'vitest'
import { isSecondReminderDue } from './overdue.ts'

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

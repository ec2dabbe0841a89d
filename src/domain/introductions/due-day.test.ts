import { expect, test } from 'vitest'
import { formatDueDay } from './overdue.ts'

test('the day is the one of the place, in the language of the mail', () => {
  const lateEvening = Date.UTC(2026, 10, 19, 5)
  expect(formatDueDay(lateEvening, 'en', 'America/Los_Angeles')).toBe('Wednesday, November 18')
  expect(formatDueDay(lateEvening, 'es', 'America/New_York')).toBe('jueves, 19 de noviembre')
})

import { expect, test } from 'vitest'
import { getConsentExpiresAt, getEraseAt } from './retention.ts'

const dayMs = 24 * 60 * 60 * 1000

test.each<[string, number, number, string | null]>([
  ['sent and not answered', 30, 0, null],
  ['answered on day 10', 40, 10, null],
  ['answered with an appointment on day 20', 50, 10, '1970-01-21T00:00'],
  ['answered with an appointment that is over', 40, 10, '1970-01-02T09:30'],
  ['answered with an appointment next year', 100, 10, '1971-01-21T00:00'],
])('an introduction that was %s is erased on day %d (T-3.11)', (_which, day, lastMessage, appointment) => {
  expect(getEraseAt(lastMessage * dayMs, appointment)).toBe(day * dayMs)
})

test('a consent ends after 90 days (T-3.1)', () => {
  expect(getConsentExpiresAt(1000)).toBe(1000 + 90 * dayMs)
})

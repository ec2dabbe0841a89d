import { expect, test } from 'vitest'
import { getConsentExpiresAt, getEraseAt, type RetentionFacts } from './retention.ts'

const dayMs = 24 * 60 * 60 * 1000
const sent: RetentionFacts = { state: 'sent', delivery: 'sent', sentAt: 0, completedAt: null }

test.each<[string, number, Partial<RetentionFacts>]>([
  ['that waits for a partner', 14, { delivery: 'waiting' }],
  ['nobody answered', 30, {}],
  ['somebody only opened', 30, { state: 'opened' }],
  ['that is held for review', 30, { delivery: 'held' }],
  ['accepted on day 10', 100, { state: 'accepted', completedAt: 10 * dayMs }],
  ['answered though no partner was there', 100, { state: 'accepted', delivery: 'waiting', completedAt: 10 * dayMs }],
  ['that helped on day 20', 110, { state: 'got_help', completedAt: 20 * dayMs }],
])('an introduction %s is erased on day %d (T-3.11)', (_which, day, change) => {
  expect(getEraseAt({ ...sent, ...change })).toBe(day * dayMs)
})

test('a consent ends after 90 days (T-3.1)', () => {
  expect(getConsentExpiresAt(1000)).toBe(1000 + 90 * dayMs)
})

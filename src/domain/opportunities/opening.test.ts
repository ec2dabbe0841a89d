import { expect, test } from 'vitest'
import { getOpeningEnd, getLastConfirmedAt, getOpeningStatus, findRenewProblem } from './opening.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 15, 12)
const at = (ms: number) => new Date(ms).toISOString()

test('an opening ends 30 days after it was published', () => {
  expect(getOpeningEnd({ startsAt: null }, now)).toBe(now + 30 * day)
})

test('a hiring event ends with its day, but not later than any other opening', () => {
  expect(getOpeningEnd({ startsAt: at(now + day) }, now)).toBe(now + day + day / 3)
  expect(getOpeningEnd({ startsAt: at(now + 90 * day) }, now)).toBe(now + 30 * day)
})

test.each([
  ['live', now + 1, 'live'],
  ['live', now, 'ended'],
  ['live', now - 1, 'ended'],
  ['pending', now - day, 'pending'],
  ['rejected', now - day, 'rejected'],
] as const)('what is %s and ends at %i is %s', (status, expiresAt, expected) => {
  expect(getOpeningStatus(status, expiresAt, now)).toBe(expected)
})

test.each([
  ['live', now + 10 * day, null],
  ['live', now + 1, null],
  ['live', now + 10 * day + 1, 'renew_later'],
  ['pending', now + day, 'renew_later'],
  ['live', now, 'opening_over'],
  ['ended', now + day, 'opening_over'],
  ['rejected', now + day, 'opening_over'],
] as const)('renewing what is %s until %i: %s', (status, expiresAt, expected) => {
  expect(findRenewProblem(status, expiresAt, now)).toBe(expected)
})

test('the last word that it is there is the review, or the renewal after it', () => {
  expect(getLastConfirmedAt(now, now + 30 * day)).toBe(now)
  expect(getLastConfirmedAt(now, now + 50 * day)).toBe(now + 20 * day)
  expect(getLastConfirmedAt(now, now + 2 * day)).toBe(now)
})

import { expect, test } from 'vitest'
import { shouldAskStillYou, coverAgainMs, isCovered, isTouchDue, stillYouAfterMs, touchEveryMs } from './still-you.ts'

const now = 1_800_000_000_000

test.each([
  ['shared', now - stillYouAfterMs - 1, true, true],
  ['shared', now - stillYouAfterMs, true, false],
  ['unasked', now - stillYouAfterMs - 1, true, true],
  ['unasked', now - stillYouAfterMs - 1, false, true],
  ['unasked', now - 1000, true, false],
  ['own', now - 100 * stillYouAfterMs, true, false],
  ['own', undefined, true, false],
  ['shared', now + stillYouAfterMs + 1, true, true],
  ['shared', undefined, true, true],
  ['unasked', undefined, false, false],
] as const)('%s device, last seen %s, something kept %s: asks %s', (mode, lastVisitAt, hasStoredData, asks) => {
  expect(shouldAskStillYou({ mode, lastVisitAt, hasStoredData, now })).toBe(asks)
})

test.each([
  ['shared', null, true],
  ['shared', now - coverAgainMs, false],
  ['shared', now - coverAgainMs - 1, true],
  ['own', null, false],
  ['unasked', null, false],
] as const)('%s device, list seen %s: covered %s', (mode, seenAt, covered) => {
  expect(isCovered({ mode, seenAt, now })).toBe(covered)
})

test.each([
  [null, true],
  [now - 1, false],
  [now - touchEveryMs, true],
  [now + 10 * touchEveryMs, true],
])('touched at %s: due %s', (touchedAt, due) => {
  expect(isTouchDue(touchedAt, now)).toBe(due)
})

test('the question comes after half an hour', () => {
  expect(stillYouAfterMs).toBe(1_800_000)
})

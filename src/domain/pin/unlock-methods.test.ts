import { expect, test } from 'vitest'
import { canUnlockWithPinAlone, getPinOnlyUntil } from './unlock-methods.ts'

test.each([
  ['quiet', 10, true, true],
  ['quiet', 11, true, false],
  ['quiet', 10, false, false],
  ['quiet', 0, true, true],
  ['words', 0, true, false],
  ['open', 1000, false, true],
] as const)('rule %s, %d sessions, failures left %s: the PIN alone opens %s', (rule, sessions, left, opens) => {
  expect(canUnlockWithPinAlone(rule, { sessions, hasFailuresLeft: left })).toBe(opens)
})

test('a common PIN opens alone for 15 minutes, another one without end', () => {
  expect(getPinOnlyUntil(true, 1000)).toBe(1000 + 15 * 60_000)
  expect(getPinOnlyUntil(false, 1000)).toBeNull()
})

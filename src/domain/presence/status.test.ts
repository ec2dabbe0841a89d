import { expect, test } from 'vitest'
import { idleAfterMs, getPresenceStatus } from './connection.ts'

test.each([
  { lastInputAt: 0, isHidden: false, now: 119_999, status: 'active' },
  { lastInputAt: 0, isHidden: false, now: 120_000, status: 'idle' },
  { lastInputAt: 100, isHidden: true, now: 100, status: 'idle' },
])('$now ms with input at $lastInputAt, hidden $isHidden, is $status', ({ now, status, ...seen }) => {
  expect(idleAfterMs).toBe(120_000)
  expect(getPresenceStatus(seen, now)).toBe(status)
})

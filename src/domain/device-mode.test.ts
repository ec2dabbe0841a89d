import { expect, test } from 'vitest'
import { DeviceMode, principalLifetimes } from './device-mode.ts'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

test.each([
  ['own', 30 * dayMs],
  ['unasked', dayMs],
  ['shared', 30 * minuteMs],
] as const)('a device marked %s is forgotten after %i ms without a visit', (mode, idleMs) => {
  expect(principalLifetimes[mode].idleMs).toBe(idleMs)
})

test('the person’s own device is remembered for at most 180 days', () => {
  expect(principalLifetimes.own.totalMs).toBe(180 * dayMs)
})

test('every mode has a lifetime, and no device is remembered longer in all than when idle allows', () => {
  for (const mode of DeviceMode.options) {
    expect(principalLifetimes[mode].totalMs).toBeGreaterThanOrEqual(principalLifetimes[mode].idleMs)
  }
})

import { expect, test } from 'vitest'
import { parseDayRange, getOldestStoredDay, getOldestCompleteDay } from './days.ts'

const now = Date.UTC(2026, 10, 15, 12)

test('the usual days are thirty up to yesterday', () => {
  expect(parseDayRange({}, now)).toEqual({ from: '2026-10-16', to: '2026-11-14' })
})

test('what is to come and what is erased is cut off', () => {
  expect(parseDayRange({ from: '2020-01-01', to: '2030-01-01' }, now)).toEqual({ from: '2025-10-15', to: '2026-11-14' })
  expect([getOldestStoredDay(now), getOldestCompleteDay(now)]).toEqual(['2025-10-15', '2026-10-17'])
})

test.each([
  { from: '2026-11-10', to: '2026-11-09' },
  { from: '2026-02-31' },
  { to: '2026-13-01' },
  { from: '2026-11-15' },
  { from: '2020-01-01', to: '2020-02-01' },
])('%o is no range', (requestedRange) => {
  expect(parseDayRange(requestedRange, now)).toBeNull()
})

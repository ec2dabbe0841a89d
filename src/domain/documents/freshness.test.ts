import { expect, test } from 'vitest'
import { isOutOfDate, findOldestDay } from './freshness.ts'

test('a fact is good for 180 days and not a day longer', () => {
  const checkedOn = '2026-01-01'
  const dayMs = 24 * 60 * 60 * 1000

  expect(isOutOfDate(checkedOn, Date.parse(checkedOn) + 180 * dayMs)).toBe(false)
  expect(isOutOfDate(checkedOn, Date.parse(checkedOn) + 181 * dayMs)).toBe(true)
})

test('a text made of several facts is as old as the oldest of them', () => {
  expect(findOldestDay(['2026-11-14', '2026-08-18', '2026-10-01'])).toBe('2026-08-18')
})

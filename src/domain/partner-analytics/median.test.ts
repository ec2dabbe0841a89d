import { expect, test } from 'vitest'
import { computeMedianHours, computeSharedMedianHours } from './median.ts'

const hourMs = 3_600_000
const hours = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) * hourMs)

test('the middle of an odd number, between the two middle ones of an even number', () => {
  expect(computeMedianHours(hours(11).toReversed())).toBe(6)
  expect(computeMedianHours(hours(12))).toBe(6.5)
})

test('ten answers are too few', () => {
  expect(computeMedianHours(hours(10))).toBeNull()
})

test('one long wait does not move it', () => {
  expect(computeMedianHours([...hours(11), 10_000 * hourMs])).toBe(6.5)
})

test('other organizations are compared with only when there are three of them', () => {
  const waits = (organizations: number) =>
    hours(12).map((waitMs, index) => ({ organizationId: `o${index % organizations}`, waitMs }))

  expect(computeSharedMedianHours(waits(2))).toBeNull()
  expect(computeSharedMedianHours(waits(3))).toBe(6.5)
  expect(computeSharedMedianHours(waits(3).slice(2))).toBeNull()
})

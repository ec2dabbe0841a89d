import { expect, test } from 'vitest'
import { estimateReviewHours } from './post.ts'

const hours = (...all: number[]) => all.map((count) => count * 60 * 60 * 1000)

test.each([
  [hours(), null],
  [hours(1, 2, 3, 4), null],
  [hours(9, 1, 5, 2, 30), 5],
  [hours(1, 2, 3, 4, 5, 6), 4],
  [hours(0, 0, 0, 0, 0), 1],
])('waits of %j milliseconds are usually %s hours', (waits, usual) => {
  expect(estimateReviewHours(waits)).toBe(usual)
})

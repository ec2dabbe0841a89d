import { expect, test } from 'vitest'
import { markVisibleRows } from './hide-rows.ts'

const row = (part: number, rest = 0) => ({ part, rest })
const withKnownTotal = { isTotalKnown: true }

test('a group under eleven is hidden, and with the total known the other of two goes with it', () => {
  expect(markVisibleRows([row(50), row(5)], { isTotalKnown: false })).toEqual([true, false])
  expect(markVisibleRows([row(50), row(5)], withKnownTotal)).toEqual([false, false])
})

test('a side of a share that is too small hides its group, and one more', () => {
  expect(markVisibleRows([row(40, 20), row(30, 4), row(60, 60)], withKnownTotal)).toEqual([false, false, true])
})

test('two hidden groups that are enough together keep the third', () => {
  expect(markVisibleRows([row(50), row(6), row(7)], withKnownTotal)).toEqual([true, false, false])
  expect(markVisibleRows([row(50), row(3), row(4)], withKnownTotal)).toEqual([false, false, false])
})

test('a group of nobody hides no one', () => {
  expect(markVisibleRows([row(50), row(0), row(20)], withKnownTotal)).toEqual([true, false, true])
})

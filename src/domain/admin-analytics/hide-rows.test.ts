import { expect, test } from 'vitest'
import { shownRows } from './hide-rows.ts'

const row = (part: number, rest = 0) => ({ part, rest })
const known = { isTotalKnown: true }

test('a group under eleven is hidden, and with the total known the other of two goes with it', () => {
  expect(shownRows([row(50), row(5)], { isTotalKnown: false })).toEqual([true, false])
  expect(shownRows([row(50), row(5)], known)).toEqual([false, false])
})

test('a side of a share that is too small hides its group, and one more', () => {
  expect(shownRows([row(40, 20), row(30, 4), row(60, 60)], known)).toEqual([false, false, true])
})

test('two hidden groups that are enough together keep the third', () => {
  expect(shownRows([row(50), row(6), row(7)], known)).toEqual([true, false, false])
  expect(shownRows([row(50), row(3), row(4)], known)).toEqual([false, false, false])
})

test('a group of nobody hides no one', () => {
  expect(shownRows([row(50), row(0), row(20)], known)).toEqual([true, false, true])
})

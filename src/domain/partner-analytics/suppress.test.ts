import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideSmallCounts, hideSmallCountsTogether, computeVisibleShare, type Cell } from './suppress.ts'

const withKnownTotal = { isTotalKnown: true }
const counts = fc.array(fc.oneof(fc.nat(15), fc.nat(200)), { maxLength: 14 })
const missingIn = (given: readonly number[], cells: readonly Cell[]) =>
  given.filter((_, index) => cells[index] === null)
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

test.each([
  [
    [40, 25, 11],
    [40, 25, 11],
  ],
  [
    [40, 25, 10],
    [40, null, null],
  ],
  [
    [40, 25, 3, 4],
    [40, null, null, null],
  ],
  [
    [40, 25, 6, 7],
    [40, 25, null, null],
  ],
  [
    [40, 0, 0, 0],
    [40, null, null, null],
  ],
  [
    [40, 0],
    [null, null],
  ],
  [[5], [null]],
  [[], []],
])('with a known total %j shows %j', (given, shown) => {
  expect(hideSmallCounts(given, withKnownTotal)).toEqual(shown)
})

test('without a known total only the small ones go', () => {
  expect(hideSmallCounts([40, 25, 3], { isTotalKnown: false })).toEqual([40, 25, null])
})

test('no shown cell is under eleven, none is changed, and hidden ones stay in their place', () => {
  fc.assert(
    fc.property(counts, fc.boolean(), (given, isTotalKnown) => {
      const cells = hideSmallCounts(given, { isTotalKnown })
      expect(cells).toHaveLength(given.length)
      for (const [index, cell] of cells.entries()) {
        if (cell !== null) expect([cell, cell >= 11]).toEqual([given[index], true])
      }
    }),
  )
})

test('whoever knows the total cannot work out a hidden cell', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const cells = hideSmallCounts(given, withKnownTotal)
      const missing = missingIn(given, cells)
      if (missing.length === 0) return
      const left = sum(given) - sum(cells.flatMap((cell) => cell ?? []))
      const everythingIsHidden = missing.length === given.length
      expect(left).toBe(sum(missing))
      expect(everythingIsHidden || (missing.length > 1 && (left === 0 || left >= 11))).toBe(true)
    }),
  )
})

test('of two divisions of the same people neither gives the other away', () => {
  const divisions = fc.tuple(counts, counts).map(([one, other]) => {
    // The same people: the difference goes into the last cell.
    const [a, b] = [sum(one), sum(other)]
    return a >= b ? ([one, [...other, a - b]] as const) : ([[...one, b - a], other] as const)
  })
  fc.assert(
    fc.property(divisions, ([one, other]) => {
      const shown = hideSmallCountsTogether(one, other)
      const isWhole = (cells: readonly Cell[]) => !cells.includes(null)
      for (const [cells, given, beside] of [
        [shown[0], one, shown[1]],
        [shown[1], other, shown[0]],
      ] as const) {
        const missing = missingIn(given, cells)
        if (isWhole(beside) && missing.length > 0 && missing.length < given.length) {
          expect(missing.length > 1 && (sum(missing) === 0 || sum(missing) >= 11)).toBe(true)
        }
      }
    }),
  )
})

test.each([
  [30, 10, null],
  [10, 30, null],
  [0, 0, null],
  [5, 5, null],
  [30, 15, 0.67],
  [30, 0, 1],
  [0, 30, 0],
  [11, 11, 0.5],
])('%i of %i more is a share of %s', (part, rest, share) => {
  expect(computeVisibleShare(part, rest)).toBe(share)
})

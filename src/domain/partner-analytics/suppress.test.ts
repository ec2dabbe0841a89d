import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideSmallCounts, hideSmallCountsTogether, computeVisibleShare, type Cell } from './suppress.ts'

const withKnownTotal = { isTotalKnown: true }
const counts = fc.array(fc.oneof(fc.nat(15), fc.nat(200)), { maxLength: 14 })
const missingIn = (values: readonly number[], cells: readonly Cell[]) =>
  values.filter((_, index) => cells[index] === null)
const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)

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
])('with a known total %j shows %j', (values, visibleCells) => {
  expect(hideSmallCounts(values, withKnownTotal)).toEqual(visibleCells)
})

test('without a known total only the small ones go', () => {
  expect(hideSmallCounts([40, 25, 3], { isTotalKnown: false })).toEqual([40, 25, null])
})

test('no shown cell is under eleven, none is changed, and hidden ones stay in their place', () => {
  fc.assert(
    fc.property(counts, fc.boolean(), (values, isTotalKnown) => {
      const cells = hideSmallCounts(values, { isTotalKnown })
      expect(cells).toHaveLength(values.length)
      for (const [index, cell] of cells.entries()) {
        if (cell !== null) expect([cell, cell >= 11]).toEqual([values[index], true])
      }
    }),
  )
})

test('whoever knows the total cannot work out a hidden cell', () => {
  fc.assert(
    fc.property(counts, (values) => {
      const cells = hideSmallCounts(values, withKnownTotal)
      const missing = missingIn(values, cells)
      if (missing.length === 0) return
      const left = sum(values) - sum(cells.flatMap((cell) => cell ?? []))
      const everythingIsHidden = missing.length === values.length
      expect(left).toBe(sum(missing))
      expect(everythingIsHidden || (missing.length > 1 && (left === 0 || left >= 11))).toBe(true)
    }),
  )
})

test('of two divisions of the same people neither gives the other away', () => {
  const divisions = fc.tuple(counts, counts).map(([first, other]) => {
    // Both divisions must have the same total, so the difference goes into the last cell.
    const [a, b] = [sum(first), sum(other)]
    return a >= b ? ([first, [...other, a - b]] as const) : ([[...first, b - a], other] as const)
  })
  fc.assert(
    fc.property(divisions, ([first, other]) => {
      const visibleCells = hideSmallCountsTogether(first, other)
      const isWhole = (cells: readonly Cell[]) => !cells.includes(null)
      for (const [cells, values, beside] of [
        [visibleCells[0], first, visibleCells[1]],
        [visibleCells[1], other, visibleCells[0]],
      ] as const) {
        const missing = missingIn(values, cells)
        if (isWhole(beside) && missing.length > 0 && missing.length < values.length) {
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

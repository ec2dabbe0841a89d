import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeFairCap } from './candidates-repository.ts'

const countAfterCap = (sizes: number[], cap: number) => sizes.reduce((sum, size) => sum + Math.min(size, cap), 0)

test('only crowded groups are cut, all to the same length', () => {
  expect(computeFairCap([2, 3, 100, 100], 25)).toBe(10)
})

test('nothing is cut when everything fits', () => {
  expect(computeFairCap([2, 3, 5], 10)).toBe(5)
})

test('the cap is the largest that keeps to the limit, and never below one', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 2000 }), (groups, limit) => {
      const cap = computeFairCap(groups, limit)
      const largest = Math.max(...groups)
      expect(cap).toBeGreaterThanOrEqual(1)
      expect(cap === 1 || countAfterCap(groups, cap) <= limit).toBe(true)
      expect(cap === largest || countAfterCap(groups, cap + 1) > limit).toBe(true)
    }),
  )
})

test('without groups there is nothing to cut', () => {
  expect(computeFairCap([], 2000)).toBe(1)
})

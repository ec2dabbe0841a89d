import { expect, test } from 'vitest'
import { createCellCache, type CellListing } from './cell-cache.ts'

const listings = (count: number) => Array.from({ length: count }, (): CellListing => ({}) as CellListing)
const group = (cell: number, stamp = 1) => ({ cell, category: 'housing', stamp })

test('a group is kept as long as its cell has the same stamp', () => {
  const cache = createCellCache(10)
  cache.set(group(1), 8, listings(3))

  expect(cache.get(group(1), 8)).toHaveLength(3)
  expect(cache.get(group(1, 2), 8)).toBeNull()
  expect(cache.get({ ...group(1), category: 'legal' }, 8)).toBeNull()
})

test('a group read less deep than a search needs is read again', () => {
  const cache = createCellCache(10)
  cache.set(group(1), 8, listings(3))

  expect(cache.get(group(1), 9)).toBeNull()
})

test('the group unused for longest goes when there are too many listings', () => {
  const cache = createCellCache(10)
  for (const cell of [1, 2, 3]) cache.set(group(cell), 8, listings(3))
  cache.get(group(1), 8)
  cache.set(group(4), 8, listings(3))

  expect([1, 2, 3, 4].filter((cell) => cache.get(group(cell), 8))).toEqual([1, 3, 4])
})

test('a group read again counts once', () => {
  const cache = createCellCache(10)
  for (const stamp of [1, 2, 3]) cache.set(group(1, stamp), 8, listings(4))
  cache.set(group(2), 8, listings(6))

  expect(cache.get(group(1, 3), 8)).not.toBeNull()
})

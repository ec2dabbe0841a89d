import { expect, test } from 'vitest'
import { createCellCache, type CellListing } from './cell-cache.ts'

const listings = (count: number) => Array.from({ length: count }, (): CellListing => ({}) as CellListing)

test('a cell is kept as long as its stamp is the same', () => {
  const cache = createCellCache(10)
  cache.set({ cell: 1, listings: listings(3) }, 7)

  expect(cache.get(1, 7)?.listings).toHaveLength(3)
  expect(cache.get(1, 8)).toBeNull()
})

test('the cell unused for longest goes when there are too many listings', () => {
  const cache = createCellCache(10)
  for (const cell of [1, 2, 3]) cache.set({ cell, listings: listings(3) }, 0)
  cache.get(1, 0)
  cache.set({ cell: 4, listings: listings(3) }, 0)

  expect([1, 2, 3, 4].filter((cell) => cache.get(cell, 0))).toEqual([1, 3, 4])
})

test('a cell read again counts once', () => {
  const cache = createCellCache(10)
  for (const stamp of [1, 2, 3]) cache.set({ cell: 1, listings: listings(4) }, stamp)
  cache.set({ cell: 2, listings: listings(6) }, 0)

  expect(cache.get(1, 3)).not.toBeNull()
})

import { expect, test } from 'vitest'
import { clampPage, countPages, slicePage, getItemRange } from './paging.ts'

const items = (total: number) => Array.from({ length: total }, (_, index) => index + 1)

test.each([
  [0, 1],
  [1, 1],
  [6, 1],
  [7, 2],
  [40, 7],
])('%i places fill %i pages of six', (total, pages) => {
  expect(countPages(total)).toBe(pages)
})

test.each([
  [1, [1, 2, 3, 4, 5, 6]],
  [2, [7, 8]],
  [9, [7, 8]],
  [0, [1, 2, 3, 4, 5, 6]],
  [Number.NaN, [1, 2, 3, 4, 5, 6]],
])('page %d of eight places shows %j', (page, visibleItems) => {
  expect(slicePage(items(8), page)).toEqual(visibleItems)
})

test('every place is on exactly one page', () => {
  const visibleItems = [1, 2, 3, 4, 5, 6, 7].flatMap((page) => slicePage(items(40), page))
  expect(visibleItems).toEqual(items(40))
})

test.each([
  [1, 0, { first: 0, last: 0 }],
  [1, 40, { first: 1, last: 6 }],
  [7, 40, { first: 37, last: 40 }],
  [99, 40, { first: 37, last: 40 }],
])('page %i of %i places says %j', (page, total, range) => {
  expect(getItemRange(page, total)).toEqual(range)
})

test('a page beyond a list that became shorter is its last page', () => {
  expect(clampPage(7, 8)).toBe(2)
})

import { expect, test } from 'vitest'
import { pageWindow } from './pagination.tsx'

test.each([
  [1, 9, [1, 2, 3, 4, 5]],
  [2, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
  [99, 6, [2, 3, 4, 5, 6]],
  [1, 0, []],
])('page %i of %i offers %j', (current, total, pages) => {
  expect(pageWindow(current, total)).toEqual(pages)
})

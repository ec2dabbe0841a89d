import { expect, test } from 'vitest'
import { chooseResultsNotice } from './filter.ts'

test.each([
  [0, 0, 'noResults'],
  [1, 1, 'limited'],
  [9, 9, 'limited'],
  [9, 0, 'noMatch'],
  [10, 10, 'none'],
  [40, 0, 'noMatch'],
  [40, 3, 'none'],
])('%i found and %i shown is told as %s', (found, visibleCount, notice) => {
  expect(chooseResultsNotice(found, visibleCount)).toBe(notice)
})

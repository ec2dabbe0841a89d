import { expect, test } from 'vitest'
import { resultsNotice } from './limited.ts'

test.each([
  [0, 0, 'noResults'],
  [1, 1, 'limited'],
  [9, 9, 'limited'],
  [9, 0, 'noMatch'],
  [10, 10, 'none'],
  [40, 0, 'noMatch'],
  [40, 3, 'none'],
])('%i found and %i shown is told as %s', (found, shown, notice) => {
  expect(resultsNotice(found, shown)).toBe(notice)
})

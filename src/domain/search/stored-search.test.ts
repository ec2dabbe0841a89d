import { expect, test } from 'vitest'
import { isSearchRunning } from './stored-search.ts'

const started = { isSearchInProgress: true, searchStartTime: 1000 }

test.each([
  ['nothing stored', undefined, 1000, false],
  ['just begun', started, 1000, true],
  ['five minutes old', started, 301_000, true],
  ['older than five minutes', started, 301_001, false],
  ['finished', { ...started, isSearchInProgress: false }, 1000, false],
  ['without a start', { ...started, searchStartTime: null }, 1000, false],
])('a stored search that is %s', (_name, stored, now, running) => {
  expect(isSearchRunning(stored, now)).toBe(running)
})

import { expect, test } from 'vitest'
import { searchTimeoutMs } from './failure.ts'
import { searchReducer, noSearch, type SearchState } from './lifecycle.ts'
import { toStoredProgress, getStartToRestore, type StoredProgress } from './stored-progress.ts'

const run = { startedAt: 1000, needs: ['housing' as const], figures: { needs: {}, found: [], counts: null } }
const searching: SearchState = { phase: 'searching', ...run }

test.each<[string, SearchState, StoredProgress | null]>([
  ['no search', noSearch, null],
  ['a failed search', { phase: 'failed', startedAt: 1000, cause: { kind: 'http' } }, null],
  [
    'a running search',
    searching,
    { isSearchInProgress: true, isSearchCompleted: false, searchStartTime: 1000, estimatedProgress: 50 },
  ],
  [
    'a completed search',
    { phase: 'completed', ...run, completedAt: 1050, resources: [] },
    { isSearchInProgress: false, isSearchCompleted: true, searchStartTime: 1000, estimatedProgress: 100 },
  ],
])('of %s is kept', (_name, state, storedProgress) => {
  expect(toStoredProgress(state, 61_000)).toEqual(storedProgress)
})

const stored: StoredProgress = {
  isSearchInProgress: true,
  isSearchCompleted: false,
  searchStartTime: 1000,
  estimatedProgress: 10,
}

test.each<[string, StoredProgress | undefined, number, number | null]>([
  ['nothing, or nothing readable', undefined, 1000, null],
  ['a running search', stored, 2000, 1000],
  ['a search of five minutes', stored, 1000 + searchTimeoutMs, 1000],
  ['a search older than that', stored, 1001 + searchTimeoutMs, null],
  ['a search without a start', { ...stored, searchStartTime: null }, 2000, null],
  ['a search from the future', stored, 999, null],
  ['a completed search', { ...stored, isSearchInProgress: false, isSearchCompleted: true }, 2000, null],
  ['a search that claims to be both', { ...stored, isSearchCompleted: true }, 2000, null],
])('%s is read back', (_name, storedProgress, now, start) => {
  expect(getStartToRestore(storedProgress, now)).toBe(start)
})

test('a search that is kept and read back goes on with its first start', () => {
  const storedProgress = toStoredProgress(searching, 61_000) ?? undefined
  const startedAt = getStartToRestore(storedProgress, 62_000)

  expect(startedAt).not.toBeNull()
  expect(searchReducer(noSearch, { type: 'restored', startedAt: startedAt ?? 0, needs: run.needs })).toEqual(searching)
})

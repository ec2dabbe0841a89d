import { expect, test } from 'vitest'
import { isLoaderReady, getLoaderDisplay, type LoaderDisplay } from './finalizing.ts'
import type { SearchState } from './lifecycle.ts'

const run = { startedAt: 1000, needs: [], figures: { needs: {}, found: [], counts: null } }
const idle: SearchState = { phase: 'idle' }
const searching: SearchState = { phase: 'searching', ...run }
const completed: SearchState = { phase: 'completed', ...run, completedAt: 1050, resources: [] }
const failed: SearchState = { phase: 'failed', startedAt: 1000, cause: { kind: 'http' } }

test.each<[string, SearchState, number, boolean, LoaderDisplay | null]>([
  ['nothing', idle, 0, false, null],
  ['results from before', idle, 0, true, 'complete'],
  ['a failed search', failed, 60_000, true, null],
  ['just begun', searching, 0, false, 'in-progress'],
  ['begun beside results from before', searching, 0, true, 'in-progress'],
  ['a moment before twenty seconds', searching, 19_999, false, 'in-progress'],
  ['at twenty seconds', searching, 20_000, false, 'finalizing'],
  ['after minutes', searching, 250_000, false, 'finalizing'],
  ['answered at once', completed, 50, false, 'complete'],
])('the loader with %s', (_name, state, elapsed, hasResults, display) => {
  expect(getLoaderDisplay(state, 1000 + elapsed, hasResults)).toBe(display)
})

test.each<[string, SearchState, number, boolean]>([
  ['no search', idle, 5000, false],
  ['a search just begun', searching, 2999, false],
  ['a search of three seconds', searching, 3000, true],
  ['an answer that came at once', completed, 50, true],
  ['a failed search', failed, 5000, false],
])('the loader is ready with %s: %#', (_name, state, elapsed, isReady) => {
  expect(isLoaderReady(state, 1000 + elapsed)).toBe(isReady)
})

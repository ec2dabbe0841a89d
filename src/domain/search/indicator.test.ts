import { expect, test } from 'vitest'
import { getDismissal, isIndicatorVisible, isSearchPage } from './indicator.ts'
import type { SearchState } from './lifecycle.ts'

const run = { startedAt: 1000, needs: [], figures: { needs: {}, found: [], counts: null } }
const idle: SearchState = { phase: 'idle' }
const searching: SearchState = { phase: 'searching', ...run }
const completed: SearchState = { phase: 'completed', ...run, completedAt: 1050, resources: [] }
const failed: SearchState = { phase: 'failed', startedAt: 1000, cause: { kind: 'http' } }

test.each([
  ['/', true],
  ['/resources', true],
  ['/partner-portal/resources', true],
  ['/chat', false],
  ['/community', false],
  ['/partner-resources', false],
])('%s shows the search itself: %s', (path, isPage) => {
  expect(isSearchPage(path)).toBe(isPage)
})

test.each<[string, SearchState, string, number | undefined, boolean]>([
  ['a search on another page', searching, '/chat', undefined, true],
  ['a search on its own page', searching, '/', undefined, false],
  ['a dismissed search', searching, '/chat', 1000, false],
  ['a search newer than the dismissed one', searching, '/chat', 500, true],
  ['a newer search after the clock was set back', searching, '/chat', 5000, true],
  ['no search', idle, '/chat', undefined, false],
  ['a completed search', completed, '/chat', undefined, false],
  ['a failed search', failed, '/chat', undefined, false],
])('the indicator with %s: %#', (_name, state, path, dismissedStart, isShown) => {
  expect(isIndicatorVisible(state, { path, dismissedStart })).toBe(isShown)
})

test('dismissing hides the indicator of this search and of no other', () => {
  const dismissedStart = getDismissal(searching) ?? undefined

  expect(isIndicatorVisible(searching, { path: '/chat', dismissedStart })).toBe(false)
  expect(isIndicatorVisible({ ...searching, startedAt: 9000 }, { path: '/chat', dismissedStart })).toBe(true)
  expect(getDismissal(completed)).toBeNull()
})

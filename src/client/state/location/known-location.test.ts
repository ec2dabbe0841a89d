import { beforeEach, expect, test } from 'vitest'
import { rememberState } from './chosen-state.ts'
import { readKnownState } from './known-location.ts'
import { clearResults } from '../search/results.ts'
import { searchContext } from '../search/search-context.ts'

beforeEach(() => {
  clearResults()
  searchContext.send({ type: 'cleared', at: 1 })
})

test('a state named in one tool is known by the others', () => {
  expect(readKnownState()).toBeNull()
  rememberState('TX')
  expect(readKnownState()).toBe('TX')
})

test('no answer takes away nothing', () => {
  rememberState('TX')
  rememberState(null)
  expect(readKnownState()).toBe('TX')
})

test('the last word counts: a tool after the search, a search after the tool', () => {
  searchContext.send({ type: 'located', location: { state: 'CA', county: 'Kern County' }, at: 2 })
  expect(readKnownState()).toBe('CA')
  rememberState('NV')
  expect(readKnownState()).toBe('NV')
  searchContext.send({ type: 'located', location: { state: 'OH', county: 'Allen County' }, at: 3 })
  expect(readKnownState()).toBe('OH')
})

test('a cleared device knows no state', () => {
  rememberState('TX')
  searchContext.send({ type: 'cleared', at: 4 })
  expect(readKnownState()).toBeNull()
})

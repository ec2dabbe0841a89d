import { expect, test } from 'vitest'
import { areCountersEstimated, countersAt } from './counters.ts'
import type { SearchFigures, SearchState } from './lifecycle.ts'

const unknown: SearchFigures = { needs: {}, found: [], counts: null }
const known: SearchFigures = { ...unknown, counts: { organizations: 3, programs: 9 } }
const searching = (figures: SearchFigures): SearchState => ({ phase: 'searching', startedAt: 0, needs: [], figures })
const completed = (figures: SearchFigures, found: number): SearchState => ({
  phase: 'completed',
  startedAt: 0,
  completedAt: 50,
  needs: [],
  figures,
  resources: Array.from({ length: found }, (_, id) => ({ id: `${id}`, name: 'A', category: 'other', services: [] })),
})

test.each<[string, SearchState, number, number, number]>([
  ['no search', { phase: 'idle' }, 0, 0, 0],
  ['a failed search', { phase: 'failed', startedAt: 0, cause: { kind: 'http' } }, 10_000, 0, 0],
  ['an estimate at the start', searching(unknown), 0, 15, 8],
  ['an estimate with the clock set back', searching(unknown), -10_000, 15, 8],
  ['an estimate after ten seconds', searching(unknown), 10_000, 23, 13],
  ['an estimate between two numbers', searching(unknown), 1900, 16, 8],
  ['real counts while searching', searching(known), 10_000, 3, 9],
  ['real counts at the end', completed(known, 2), 10_000, 3, 9],
  ['an end without counts', completed(unknown, 2), 10_000, 91, 75],
  ['an end without counts and without results', completed(unknown, 0), 10_000, 0, 0],
])('%s', (_name, state, now, organizations, programs) => {
  expect(countersAt(state, now)).toEqual({ organizations, programs })
})

test.each([
  ['running without counts', searching(unknown), true],
  ['running with counts', searching(known), false],
  ['completed', completed(known, 1), false],
])('the counters of a search %s are a guess: %#', (_name, state, isGuess) => {
  expect(areCountersEstimated(state)).toBe(isGuess)
})

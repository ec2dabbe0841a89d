import { expect, test } from 'vitest'
import { areCountersEstimated, getCounters } from './progress-figures.ts'
import type { SearchFigures, SearchState } from './lifecycle.ts'

const unreportedFigures: SearchFigures = { needs: {}, found: [], counts: null }
const reportedFigures: SearchFigures = { ...unreportedFigures, counts: { organizations: 3, programs: 9 } }
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
  ['an estimate at the start', searching(unreportedFigures), 0, 15, 8],
  ['an estimate with the clock set back', searching(unreportedFigures), -10_000, 15, 8],
  ['an estimate after ten seconds', searching(unreportedFigures), 10_000, 23, 13],
  ['an estimate between two numbers', searching(unreportedFigures), 1900, 16, 8],
  ['real counts while searching', searching(reportedFigures), 10_000, 3, 9],
  ['real counts at the end', completed(reportedFigures, 2), 10_000, 3, 9],
  ['an end without counts', completed(unreportedFigures, 2), 10_000, 91, 75],
  ['an end without counts and without results', completed(unreportedFigures, 0), 10_000, 0, 0],
])('%s', (_name, state, now, organizations, programs) => {
  expect(getCounters(state, now)).toEqual({ organizations, programs })
})

test.each([
  ['running without counts', searching(unreportedFigures), true],
  ['running with counts', searching(reportedFigures), false],
  ['completed', completed(reportedFigures, 1), false],
])('the counters of a search %s are a guess: %#', (_name, state, isGuess) => {
  expect(areCountersEstimated(state)).toBe(isGuess)
})

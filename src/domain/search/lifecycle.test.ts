import { describe, expect, test } from 'vitest'
import type { Resource } from '#domain/resources/resource.ts'
import {
  livePanelSize,
  noSearch,
  getSearchProblem,
  searchReducer,
  type SearchEvent,
  type SearchProgress,
  type SearchState,
} from './lifecycle.ts'

const toResource = (id: string): Resource => ({ id, name: `Place ${id}`, category: 'housing', services: [] })
const needs = ['housing', 'legal'] as const
const figures = { needs: {}, found: [], counts: null }
const searching: SearchState = { phase: 'searching', startedAt: 1000, needs, figures }
const completed: SearchState = { ...searching, phase: 'completed', completedAt: 1050, resources: [toResource('a')] }
const failed: SearchState = { phase: 'failed', startedAt: 1000, cause: { kind: 'timeout' } }
const phases = { idle: noSearch, searching, completed, failed }

const started: SearchEvent = { type: 'started', at: 2000, needs }
const succeeded: SearchEvent = {
  type: 'succeeded',
  startedAt: 1000,
  at: 1050,
  resources: [toResource('a')],
  counts: null,
}
const failedNow: SearchEvent = { type: 'failed', startedAt: 1000, cause: { kind: 'timeout' } }
const foundOne: SearchProgress = { type: 'found', resource: toResource('a') }
const progressed: SearchEvent = { type: 'progressed', startedAt: 1000, progress: foundOne }
const withOne: SearchState = { ...searching, figures: { ...figures, found: [toResource('a')] } }
const restored: SearchEvent = { type: 'restored', startedAt: 2000, needs }
const begun: SearchState = { ...searching, startedAt: 2000 }

describe('each event in each phase', () => {
  const same = 'same'
  test.each<[SearchEvent, Record<keyof typeof phases, SearchState | typeof same>]>([
    [started, { idle: begun, searching: begun, completed: begun, failed: begun }],
    [restored, { idle: begun, searching: same, completed: same, failed: same }],
    [succeeded, { idle: same, searching: completed, completed: same, failed: same }],
    [failedNow, { idle: same, searching: failed, completed: same, failed: same }],
    [progressed, { idle: same, searching: withOne, completed: same, failed: same }],
    [{ type: 'cleared' }, { idle: same, searching: noSearch, completed: noSearch, failed: noSearch }],
    [
      { type: 'cleared', startedAt: 1000 },
      { idle: same, searching: noSearch, completed: noSearch, failed: noSearch },
    ],
    [
      { type: 'cleared', startedAt: 999 },
      { idle: same, searching: same, completed: same, failed: same },
    ],
  ])('%o', (event, expected) => {
    for (const phase of ['idle', 'searching', 'completed', 'failed'] as const) {
      const next = searchReducer(phases[phase], event)
      if (expected[phase] === same) expect(next, phase).toBe(phases[phase])
      else expect(next, phase).toEqual(expected[phase])
    }
  })
})

test.each([succeeded, failedNow, progressed])('a late $type of an earlier search leaves the new one alone', (late) => {
  expect(searchReducer(begun, late)).toBe(begun)
})

test('a double tap starts one search', () => {
  expect(searchReducer(begun, started)).toBe(begun)
})

const tell = (state: SearchState, ...lines: SearchProgress[]) =>
  lines.reduce((now, progress) => searchReducer(now, { type: 'progressed', startedAt: 1000, progress }), state)

test('the panel keeps the last five places, each once, the newest last', () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'c'].map((id) => ({ type: 'found' as const, resource: toResource(id) }))
  const state = tell(searching, ...lines)

  expect(livePanelSize).toBe(5)
  expect(state).toMatchObject({ figures: { found: ['b', 'd', 'e', 'f', 'c'].map((id) => ({ id })) } })
})

test('figures of needs and counts are the last ones told', () => {
  const state = tell(
    searching,
    { type: 'need', need: 'housing', status: 'searching', percent: 0 },
    { type: 'need', need: 'housing', status: 'completed', percent: 100 },
    { type: 'counts', counts: { organizations: 3, programs: 4 } },
    { type: 'counts', counts: { organizations: 5, programs: 6 } },
  )

  expect(state).toMatchObject({
    figures: { needs: { housing: { status: 'completed', percent: 100 } }, counts: { organizations: 5, programs: 6 } },
  })
})

test.each([
  ['the answer has counts', { organizations: 7, programs: 8 }, { organizations: 7, programs: 8 }],
  ['it has none and the progress had', null, { organizations: 5, programs: 6 }],
])('when %s, those stay', (_name, counts, expectedCounts) => {
  const withCounts = tell(searching, { type: 'counts', counts: { organizations: 5, programs: 6 } })

  expect(searchReducer(withCounts, { ...succeeded, counts })).toMatchObject({
    phase: 'completed',
    figures: { counts: expectedCounts },
  })
})

test.each<[string, SearchState, ReturnType<typeof getSearchProblem>]>([
  ['no search', noSearch, null],
  ['a running search', searching, null],
  ['a search with results', completed, null],
  ['a search without results', { ...completed, resources: [] }, { kind: 'no_results' }],
  ['a failed search', failed, { kind: 'timeout' }],
])('the problem of %s', (_name, state, problem) => {
  expect(getSearchProblem(state)).toEqual(problem)
})

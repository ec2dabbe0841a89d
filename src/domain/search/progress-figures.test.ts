import { expect, test } from 'vitest'
import type { SearchFigures, SearchState } from './lifecycle.ts'
import {
  estimateCap,
  expectedSearchMs,
  getSearchPercent,
  progressTickMs,
  getWizardPercent,
} from './progress-figures.ts'

const figures: SearchFigures = { needs: {}, found: [], counts: null }
const searching: SearchState = { phase: 'searching', startedAt: 0, needs: ['housing', 'legal'], figures }
const completed: SearchState = { ...searching, phase: 'completed', completedAt: 50, resources: [] }
const failed: SearchState = { phase: 'failed', startedAt: 0, cause: { kind: 'http' } }
const half = { status: 'searching', percent: 50 } as const
const done = { status: 'completed', percent: 100 } as const
const idle: SearchState = { phase: 'idle' }

test('the estimate runs over two minutes, stops at 95 and is looked at every second', () => {
  expect([expectedSearchMs, estimateCap, progressTickMs]).toEqual([120_000, 95, 1000])
})

test.each([
  [0, 0],
  [-5000, 0],
  [1200, 1],
  [60_000, 50],
  [114_000, 95],
  [119_999, 95],
  [3_600_000, 95],
])('after %i ms without a figure the search stands at %i percent', (now, percent) => {
  expect(getSearchPercent(searching, now)).toBe(percent)
})

test.each<[string, SearchState, boolean, number]>([
  ['no search', idle, false, 0],
  ['no search but results from before', idle, true, 100],
  ['a failed search', failed, true, 0],
  ['a completed search, however quick', completed, false, 100],
  ['a new search beside old results', searching, true, 50],
])('%s', (_name, state, hasResults, percent) => {
  expect(getSearchPercent(state, 60_000, hasResults)).toBe(percent)
})

test.each<[string, SearchFigures['needs'], number]>([
  ['nothing done', { housing: { status: 'searching', percent: 0 } }, 0],
  ['one half, one done', { housing: half, legal: done }, 75],
  ['all done, the answer still to come', { housing: done }, 95],
])('real figures replace the clock: %s', (_name, needs, percent) => {
  expect(getSearchPercent({ ...searching, figures: { ...figures, needs } }, 60_000)).toBe(percent)
})

test.each<[number, SearchState, number]>([
  [0, searching, 0],
  [1, searching, 0],
  [2, searching, 33],
  [2, completed, 33],
  [3, idle, 67],
  [3, searching, 84],
  [7, searching, 84],
  [3, completed, 100],
])('on step %i the bar of the wizard with %o', (step, state, percent) => {
  expect(getWizardPercent(step, state, 60_000)).toBe(percent)
})

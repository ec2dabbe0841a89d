import { expect, test } from 'vitest'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import type { SearchState } from './lifecycle.ts'
import { getNeedProgress } from './need-progress.ts'

const figures = { needs: {}, found: [], counts: null }
const searchFor = (...needs: NeedKey[]): Extract<SearchState, { phase: 'searching' }> => ({
  phase: 'searching',
  startedAt: 1000,
  needs,
  figures,
})
const bars = (state: SearchState, elapsed: number) =>
  getNeedProgress(state, 1000 + elapsed).map(({ progress, status }) => `${status} ${progress}`)

/** Two needs: a slot of 60 s each, 51 s of it used, 300 ms between them; the second starts 5 points ahead. */
test.each([
  [-60_000, ['searching 0', 'pending 0']],
  [0, ['searching 0', 'pending 0']],
  [2500, ['searching 50', 'pending 0']],
  [4750, ['searching 95', 'pending 0']],
  [50_999, ['searching 95', 'pending 0']],
  [51_000, ['completed 100', 'pending 0']],
  [51_299, ['completed 100', 'pending 0']],
  [51_300, ['completed 100', 'searching 5']],
  [53_800, ['completed 100', 'searching 55']],
  [56_300, ['completed 100', 'searching 95']],
  [102_299, ['completed 100', 'searching 95']],
  [102_300, ['completed 100', 'completed 100']],
])('after %i ms two needs stand at %j', (elapsed, expected) => {
  expect(bars(searchFor('housing', 'legal'), elapsed)).toEqual(expected)
})

test('all eighteen needs have had their turn within the two minutes, and one at a time is searched', () => {
  const state = searchFor(...needKeys)
  for (let elapsed = 0; elapsed < 120_000; elapsed += 1000) {
    const active = getNeedProgress(state, 1000 + elapsed).filter(({ status }) => status === 'searching')
    expect(active.length).toBeLessThanOrEqual(1)
  }
  expect(bars(state, 120_000)).toEqual(needKeys.map(() => 'completed 100'))
})

test('what the server told of a need replaces its estimate, and only its own', () => {
  const state = searchFor('housing', 'legal', 'education')
  const reported: SearchState = {
    ...state,
    figures: {
      ...figures,
      needs: { housing: { status: 'searching', percent: 33.3 }, education: { status: 'completed', percent: 98 } },
    },
  }

  expect(bars(reported, 4000)).toEqual(['searching 33', 'pending 0', 'completed 100'])
})

test('with the answer every need is at 100, in the order given', () => {
  const state: SearchState = { ...searchFor('legal', 'housing'), phase: 'completed', completedAt: 1050, resources: [] }

  expect(getNeedProgress(state, 1050)).toEqual([
    { key: 'legal', progress: 100, status: 'completed' },
    { key: 'housing', progress: 100, status: 'completed' },
  ])
})

test.each<SearchState>([{ phase: 'idle' }, { phase: 'failed', startedAt: 1000, cause: { kind: 'http' } }, searchFor()])(
  '%o has no bars',
  (state) => {
    expect(getNeedProgress(state, 5000)).toEqual([])
  },
)

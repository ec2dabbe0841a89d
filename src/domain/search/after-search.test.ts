import { expect, test } from 'vitest'
import { screens, type Screen } from '#domain/navigation/screens.ts'
import {
  chooseAfterFailure,
  chooseAfterSearch,
  completionClearedAfterMs,
  isCompletionOver,
  moveToResultsAfterMs,
  type AfterSearchAction,
} from './after-search.ts'
import type { SearchState } from './lifecycle.ts'

const home = { path: '/', step: 1, isBackFromPrepTool: false }
const run = { startedAt: 0, needs: [], figures: { needs: {}, found: [], counts: null } }
const completed: SearchState = { phase: 'completed', ...run, completedAt: 1000, resources: [] }

test('both the move and the clearing come after two seconds', () => {
  expect([moveToResultsAfterMs, completionClearedAfterMs]).toEqual([2000, 2000])
})

test.each<[Screen, number, AfterSearchAction]>([
  ['welcome', 1, 'move'],
  ['resources', 1, 'move'],
  ['onboarding', 1, 'card'],
  ['onboarding', 2, 'card'],
  ['onboarding', 3, 'move'],
  ['onboarding', 7, 'move'],
])('on %s, step %i: %s', (screen, step, expected) => {
  expect(chooseAfterSearch({ ...home, screen, step })).toBe(expected)
})

const moving: readonly Screen[] = ['welcome', 'onboarding', 'resources']
test.each(screens.filter((screen) => !moving.includes(screen)))('nobody is pulled away from %s', (screen) => {
  expect(chooseAfterSearch({ ...home, screen, step: 3 })).toBe('card')
})

test.each<[string, string, Screen, AfterSearchAction]>([
  ['already on the results', '/', 'resources', 'stay'],
  ['on a resources path', '/resources', 'welcome', 'stay'],
  ['on the search step', '/', 'onboarding', 'move'],
  ['on welcome', '/', 'welcome', 'move'],
])('back from a prep tool and %s', (_name, path, screen, expected) => {
  expect(chooseAfterSearch({ path, screen, step: 7, isBackFromPrepTool: true })).toBe(expected)
})

test('on another page the card is shown, whatever screen was left behind', () => {
  expect(chooseAfterSearch({ ...home, path: '/chat', screen: 'resources' })).toBe('card')
})

test.each<[string, SearchState, number, boolean]>([
  ['no search', { phase: 'idle' }, 9000, false],
  ['a running search', { phase: 'searching', ...run }, 9000, false],
  ['a search just completed', completed, 2999, false],
  ['a search completed two seconds ago', completed, 3000, true],
  ['a clock set back', completed, 999, true],
])('the completion is over with %s: %#', (_name, state, now, isOver) => {
  expect(isCompletionOver(state, now)).toBe(isOver)
})

const watching: readonly Screen[] = ['welcome', 'resources', 'error', 'onboarding']
test.each(screens)('a failure on %s takes the screen only of somebody who watches the search', (screen) => {
  const expected = watching.includes(screen) ? 'screen' : 'card'
  expect(chooseAfterFailure({ ...home, screen, step: 3 })).toBe(expected)
  expect(chooseAfterFailure({ ...home, screen, step: 3, path: '/chat' })).toBe('card')
})

test.each([1, 2])('a failure leaves somebody alone who answers question %i', (step) => {
  expect(chooseAfterFailure({ ...home, screen: 'onboarding', step })).toBe('card')
})

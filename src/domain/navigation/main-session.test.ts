import { expect, test } from 'vitest'
import { freshSession, mainSessionReducer } from './main-session.ts'

test('every load begins at welcome', () => {
  expect(freshSession).toEqual({ screen: 'welcome', step: 1 })
})

test.each([
  ['a screen is opened at its first step', { type: 'opened', screen: 'onboarding' } as const, { screen: 'onboarding', step: 1 }],
  ['the indicator opens onboarding at step 3', { type: 'opened', screen: 'onboarding', step: 3 } as const, { screen: 'onboarding', step: 3 }],
  ['results are asked for and exist', { type: 'resultsAsked', hasResults: true } as const, { screen: 'resources', step: 1 }],
  ['results are asked for and do not exist', { type: 'resultsAsked', hasResults: false } as const, freshSession],
  ['the person starts over', { type: 'startedOver' } as const, freshSession],
])('%s', (_name, event, expected) => {
  expect(mainSessionReducer({ screen: 'chat', step: 1 }, event)).toEqual(expected)
})

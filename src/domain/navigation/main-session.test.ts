import { expect, test } from 'vitest'
import { getBackTarget } from './back.ts'
import {
  toBackContext,
  initialMainSession,
  type MainSession,
  type MainSessionEvent,
  mainSessionReducer,
} from './main-session.ts'

const send = (state: MainSession, ...events: MainSessionEvent[]) => events.reduce(mainSessionReducer, state)
const nothing = { hasResults: false, isSearching: false }

test('every load begins at welcome, come from nowhere', () => {
  const { screen, step, ...facts } = initialMainSession
  expect({ screen, step }).toEqual({ screen: 'welcome', step: 1 })
  expect(Object.values(facts)).toEqual([false, false, false, false, false])
})

test.each<[string, MainSessionEvent, Partial<MainSession>]>([
  ['a screen is opened at its first step', { type: 'opened', screen: 'onboarding' }, { screen: 'onboarding', step: 1 }],
  ['the indicator opens step 3', { type: 'opened', screen: 'onboarding', step: 3 }, { screen: 'onboarding', step: 3 }],
  ['results are asked for and exist', { type: 'resultsAsked', hasResults: true }, { screen: 'resources', step: 1 }],
  ['results are asked for and do not exist', { type: 'resultsAsked', hasResults: false }, initialMainSession],
  ['the person starts over', { type: 'startedOver' }, initialMainSession],
])('%s', (_name, event, expected) => {
  expect(mainSessionReducer({ ...initialMainSession, screen: 'chat' }, event)).toEqual({
    ...initialMainSession,
    ...expected,
  })
})

test.each([
  ['prep-tools', { fromPrepTools: true }],
  ['search-in-progress', { fromSearchInProgress: true }],
  ['tutorial', { fromTutorial: true }],
] as const)('a tool opened from %s remembers it until the next screen', (from, flags) => {
  const opened = send(initialMainSession, { type: 'opened', screen: 'voting-rights-guide', from })
  expect(opened).toEqual({ ...initialMainSession, screen: 'voting-rights-guide', ...flags })
  expect(send(opened, { type: 'opened', screen: 'chat' })).toEqual({ ...initialMainSession, screen: 'chat' })
})

test('Back from a tool of the search shows the search again, and the session knows', () => {
  const opened = send(initialMainSession, { type: 'opened', screen: 'document-preparation', from: 'prep-tools' })
  const seen = send(opened, { type: 'wentBack', hasResults: false, isSearching: true })
  expect(seen).toEqual({ ...initialMainSession, screen: 'onboarding', step: 7, isBackFromPrepTool: true })
  expect(send(seen, { type: 'opened', screen: 'welcome' })).toEqual(initialMainSession)
})

test('Back goes where the list of Back says, with the effects it names', () => {
  const chat: MainSession = { ...initialMainSession, screen: 'chat' }
  expect(send(chat, { type: 'wentBack', ...nothing }).screen).toBe('welcome')
  expect(getBackTarget(chat, toBackContext(chat, nothing)).effects).toEqual(['clear-chat-mode'])
})

test('Home from the results is welcome; the offer of a PIN is made until it is opened or declined, or one starts over', () => {
  const wentBack = { type: 'wentBack', hasResults: true, isSearching: false } as const
  const results = send(initialMainSession, { type: 'opened', screen: 'resources' })
  expect(send(results, wentBack)).toEqual(initialMainSession)
  const declined = send(results, { type: 'pinPromptDeclined' })
  expect(declined).toEqual({ ...results, hasSeenPinPrompt: true })
  expect(send(declined, wentBack).hasSeenPinPrompt).toBe(true)
  const opened = send(results, { type: 'opened', screen: 'pin-prompt' }, { type: 'resultsAsked', hasResults: true })
  expect(opened.hasSeenPinPrompt).toBe(true)
  expect(send(opened, { type: 'startedOver' })).toEqual(initialMainSession)
})

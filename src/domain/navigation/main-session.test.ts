import { expect, test } from 'vitest'
import { back } from './back.ts'
import {
  backContext,
  freshSession,
  type MainSession,
  type MainSessionEvent,
  mainSessionReducer,
} from './main-session.ts'

const send = (state: MainSession, ...events: MainSessionEvent[]) => events.reduce(mainSessionReducer, state)
const nothing = { hasResults: false, isSearching: false }

test('every load begins at welcome, come from nowhere', () => {
  const { screen, step, ...facts } = freshSession
  expect({ screen, step }).toEqual({ screen: 'welcome', step: 1 })
  expect(Object.values(facts)).toEqual([false, false, false, false, false])
})

test.each<[string, MainSessionEvent, Partial<MainSession>]>([
  ['a screen is opened at its first step', { type: 'opened', screen: 'onboarding' }, { screen: 'onboarding', step: 1 }],
  ['the indicator opens step 3', { type: 'opened', screen: 'onboarding', step: 3 }, { screen: 'onboarding', step: 3 }],
  ['results are asked for and exist', { type: 'resultsAsked', hasResults: true }, { screen: 'resources', step: 1 }],
  ['results are asked for and do not exist', { type: 'resultsAsked', hasResults: false }, freshSession],
  ['the person starts over', { type: 'startedOver' }, freshSession],
])('%s', (_name, event, expected) => {
  expect(mainSessionReducer({ ...freshSession, screen: 'chat' }, event)).toEqual({ ...freshSession, ...expected })
})

test.each([
  ['prep-tools', { fromPrepTools: true }],
  ['search-in-progress', { fromSearchInProgress: true }],
  ['tutorial', { fromTutorial: true }],
] as const)('a tool opened from %s remembers it until the next screen', (from, flags) => {
  const opened = send(freshSession, { type: 'opened', screen: 'voting-rights-guide', from })
  expect(opened).toEqual({ ...freshSession, screen: 'voting-rights-guide', ...flags })
  expect(send(opened, { type: 'opened', screen: 'chat' })).toEqual({ ...freshSession, screen: 'chat' })
})

test('Back from a tool of the search shows the search again, and the session knows', () => {
  const opened = send(freshSession, { type: 'opened', screen: 'document-preparation', from: 'prep-tools' })
  const seen = send(opened, { type: 'wentBack', hasResults: false, isSearching: true })
  expect(seen).toEqual({ ...freshSession, screen: 'onboarding', step: 7, isBackFromPrepTool: true })
  expect(send(seen, { type: 'opened', screen: 'welcome' })).toEqual(freshSession)
})

test('Back goes where the list of Back says, with the effects it names', () => {
  const chat: MainSession = { ...freshSession, screen: 'chat' }
  expect(send(chat, { type: 'wentBack', ...nothing }).screen).toBe('welcome')
  expect(back(chat, backContext(chat, nothing)).effects).toEqual(['clear-chat-mode'])
})

test('the offer of a PIN comes once before the results are left, and again only after starting over', () => {
  const wentBack = { type: 'wentBack', hasResults: true, isSearching: false } as const
  const results = send(freshSession, { type: 'opened', screen: 'resources' })
  const offered = send(results, wentBack)
  expect(offered.screen).toBe('pin-prompt')
  expect(send(offered, wentBack, wentBack)).toEqual({ ...freshSession, hasSeenPinPrompt: true })
  const asked = send(results, { type: 'opened', screen: 'pin-prompt' }, { type: 'resultsAsked', hasResults: true })
  expect(send(asked, wentBack).screen).toBe('welcome')
  expect(send(asked, { type: 'startedOver' })).toEqual(freshSession)
})

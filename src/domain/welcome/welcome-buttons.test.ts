import { expect, test } from 'vitest'
import { welcome } from '#content/en/welcome.ts'
import { type WelcomeFacts, listWelcomeButtons } from './welcome.ts'

const nothing: WelcomeFacts = { isSearching: false, hasResults: false, hasChat: false, unreadCount: 0 }
const keys = (changes: Partial<WelcomeFacts>) => listWelcomeButtons({ ...nothing, ...changes }).map(({ key }) => key)

test.each<[string, Partial<WelcomeFacts>, string[]]>([
  ['a first visit', {}, ['findResources', 'whatFirst', 'chat', 'havePin']],
  ['a running search', { isSearching: true }, ['continueSearch', 'findResources', 'whatFirst', 'chat', 'havePin']],
  ['results', { hasResults: true }, ['viewResources', 'startNewSearch', 'whatFirst', 'chat', 'havePin']],
  ['unread answers', { unreadCount: 1 }, ['newResponses', 'findResources', 'whatFirst', 'chat', 'havePin']],
  ['a chat', { hasChat: true }, ['continueChat', 'findResources', 'whatFirst', 'chat', 'havePin']],
  [
    'all of it',
    { isSearching: true, hasResults: true, hasChat: true, unreadCount: 2 },
    [
      'newResponses',
      'continueSearch',
      'viewResources',
      'continueChat',
      'startNewSearch',
      'whatFirst',
      'chat',
      'havePin',
    ],
  ],
])('%s shows its buttons in order', (_name, facts, expected) => {
  expect(keys(facts)).toEqual(expected)
})

test('the button for new answers says how many', () => {
  expect(listWelcomeButtons({ ...nothing, unreadCount: 3 })[0]).toEqual({ key: 'newResponses', count: 3 })
})

test('every button has a text of its own name', () => {
  const all = [...keys({ isSearching: true, hasResults: true, hasChat: true, unreadCount: 1 }), ...keys({})]
  for (const key of all) expect(welcome).toHaveProperty(key)
})

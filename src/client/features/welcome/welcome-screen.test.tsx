// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInLanguage } from '#testing/render.tsx'
import { WelcomeScreen, type WelcomeScreenProps } from './welcome-screen.tsx'

function props(changes: Partial<WelcomeScreenProps> = {}): WelcomeScreenProps {
  return {
    isSearching: false,
    hasResults: false,
    hasChat: false,
    onWhatFirst: vi.fn(),
    unreadCount: 0,
    onContinueSearch: vi.fn(),
    onFindResources: vi.fn(),
    onViewResources: vi.fn(),
    onStartNewSearch: vi.fn(),
    onChat: vi.fn(),
    onNewResponses: vi.fn(),
    onPin: vi.fn(),
    ...changes,
  }
}

const buttonNames = () => screen.getAllByRole('button').map((button) => button.textContent)

test.each([
  ['en', ['Find Resources Near Me', 'What should I do first?', 'Chat with Reggie', 'I have a PIN']],
  ['es', ['Buscar ayuda cerca de mí', '¿Qué hago primero?', 'Hablar con Reggie', 'Tengo un PIN']],
] as const)(
  'a first visit in %s offers to search, what to do first, to chat, or to come back',
  async (language, names) => {
    await renderInLanguage(<WelcomeScreen {...props()} />, language)
    expect(buttonNames()).toEqual(names)
  },
)

test('with results it offers to view them or to start a new search', async () => {
  await renderInLanguage(<WelcomeScreen {...props({ hasResults: true })} />, 'en')
  expect(buttonNames()).toEqual([
    'View My Resources',
    'Start New Search',
    'What should I do first?',
    'Chat with Reggie',
    'I have a PIN',
  ])
})

test.each([
  ['en', 'Your list: Kern County', 'Continue your chat'],
  ['es', 'Su lista en el condado de Kern', 'Seguir su chat'],
] as const)('in %s what a person has comes first: things to do, the list, the chat', async (language, list, chat) => {
  const has = props({ hasResults: true, listCounty: 'Kern County', hasChat: true, nextThings: <p>{'things'}</p> })
  await renderInLanguage(<WelcomeScreen {...has} />, language)
  const title = screen.getByRole('heading', { level: 2, name: list })
  expect(screen.getByText('things').compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(title.nextElementSibling).toBe(screen.getAllByRole('button')[0])
  expect(buttonNames()[1]).toBe(chat)
})

test('a running search and unread answers come first', async () => {
  await renderInLanguage(<WelcomeScreen {...props({ isSearching: true, unreadCount: 2 })} />, 'en')
  expect(buttonNames().slice(0, 2)).toEqual(['New Responses (2)', 'Continue search in progress'])
})

test('each button asks for its own thing', async () => {
  const screenProps = props({ isSearching: true, hasResults: true, unreadCount: 1 })
  const { user } = await renderInLanguage(<WelcomeScreen {...screenProps} />, 'en')
  for (const button of screen.getAllByRole('button')) await user.click(button)
  for (const handler of [
    screenProps.onNewResponses,
    screenProps.onContinueSearch,
    screenProps.onViewResources,
    screenProps.onStartNewSearch,
    screenProps.onWhatFirst,
    screenProps.onChat,
    screenProps.onPin,
  ])
    expect(handler).toHaveBeenCalledOnce()
  expect(screenProps.onFindResources).not.toHaveBeenCalled()
})

test('the partner portal opens in a new tab', async () => {
  await renderInLanguage(<WelcomeScreen {...props()} />, 'en')
  const link = screen.getByRole('link', { name: /Partner Portal Login/ })
  expect(link.getAttribute('href')).toBe('/partner-portal')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('the three figures of the introduction are told', async () => {
  await renderInLanguage(<WelcomeScreen {...props()} />, 'en')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '24/7Reggie is here',
    '50states and DC',
    '1000sof resources',
  ])
})

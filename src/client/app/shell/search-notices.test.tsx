// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { clearAll, readKey } from '#client/platform/storage/storage.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { search } from '#client/state/search/search.ts'
import { readyCard } from '#client/state/search/search-ready.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { SearchNotices } from './journey.tsx'

beforeEach(() => {
  clearAll()
  history.replaceState(null, '', '/chat')
  mainSession.send({ type: 'startedOver' })
  readyCard.send(null)
  search.send({ type: 'cleared' })
})

const begin = (at: number) => act(() => search.send({ type: 'started', at, needs: ['housing'] }))
const indicator = () => screen.queryByRole('region', { name: 'Search in progress' })

test('on another page a running search is shown until it ends', async () => {
  await renderInLanguage(<SearchNotices />)
  expect(indicator()).toBeNull()
  begin(1000)
  expect(indicator()).toBeTruthy()
  act(() => search.send({ type: 'failed', startedAt: 1000, cause: { kind: 'http' } }))
  expect(indicator()).toBeNull()
})

test('the page that shows the search itself has no indicator', async () => {
  history.replaceState(null, '', '/')
  await renderInLanguage(<SearchNotices />)
  begin(1000)
  expect(indicator()).toBeNull()
})

test('View leads to the search', async () => {
  const { user } = await renderInLanguage(<SearchNotices />)
  begin(1000)
  await user.click(screen.getByRole('button', { name: 'View' }))
  expect(window.location.pathname).toBe('/')
  expect(mainSession.get()).toMatchObject({ screen: 'onboarding', step: 3 })
  expect(indicator()).toBeNull()
})

test('a hidden indicator stays hidden for this search and comes back with a newer one', async () => {
  const { user } = await renderInLanguage(<SearchNotices />)
  begin(1000)
  await user.click(screen.getByRole('button', { name: 'Hide this message' }))
  expect(indicator()).toBeNull()
  expect(readKey('dismissedSearchIndicator')).toBe(1000)
  begin(2000)
  expect(indicator()).toBeTruthy()
})

const english = { view: 'View Resources', later: 'Continue Task', target: 'resources' }
const spanish = { view: 'Ver recursos', later: 'Seguir con lo que hacía', target: 'resources' }

test.each([
  ['en', 'found', 'Search Results Ready', 'We found help near you.', english],
  ['es', 'found', 'Los resultados están listos', 'Encontramos ayuda cerca de usted.', spanish],
  ['en', 'none', 'Search Results Ready', 'it found no places', english],
  ['en', 'failed', 'Your search stopped', "couldn't finish", { ...english, view: 'See what to do', target: 'error' }],
  ['es', 'failed', 'Su búsqueda se detuvo', 'No pudimos', { ...spanish, view: 'Ver qué hacer', target: 'error' }],
] as const)('in %s a search that ended (%s) is told, spoken, and one tap away', async (...row) => {
  const [language, kind, title, text, { view, later, target }] = row
  const { user } = await renderInLanguage(<SearchNotices />, language)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => readyCard.send(kind))
  expect(screen.getByRole('region', { name: title }).textContent).toContain(text)
  expect(screen.getByRole('status').textContent).toContain(text)
  expect(document.activeElement).toBe(document.body)

  await user.click(screen.getByRole('button', { name: later }))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
  expect(mainSession.get().screen).toBe('welcome')

  act(() => readyCard.send(kind))
  await user.click(screen.getByRole('button', { name: view }))
  expect([window.location.pathname, mainSession.get().screen, readyCard.get()]).toEqual(['/', target, null])
})

test('the card needs no pointer', async () => {
  const { user } = await renderInLanguage(<SearchNotices />)
  act(() => readyCard.send('found'))
  await user.tab()
  expect(document.activeElement?.textContent).toBe('View Resources')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(readyCard.get()).toBeNull()
})

test('whoever reaches the list another way has seen the news', async () => {
  await renderInLanguage(<SearchNotices />)
  act(() => readyCard.send('found'))
  act(() => {
    history.pushState(null, '', '/')
    mainSession.send({ type: 'opened', screen: 'resources' })
  })
  expect(readyCard.get()).toBeNull()
})

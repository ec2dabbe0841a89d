// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll, writeKey } from '#client/platform/storage/storage.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { readResults } from '#client/state/search/results.ts'
import { startSearch } from '#client/state/search/start-search.ts'
import { search } from '#client/state/search/search.ts'
import { searchContext } from '#client/state/search/search-context.ts'
import { stopSearch } from '#client/state/search/run-search.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { fakeSearchServer } from '#testing/fake-search.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { HomeScreen as ErrorPage } from '#client/features/search/error-home.tsx'
import { SearchView } from './search-view.tsx'

const location = { state: 'CA', county: 'Kern County' }
const answers = { location, needs: { ...noNeeds, housing: true } }
let server: ReturnType<typeof fakeSearchServer>

beforeEach(() => {
  stopSearch()
  clearAll()
  history.replaceState(null, '', '/')
  mainSession.send({ type: 'startedOver' })
  searchContext.send({ type: 'cleared', at: 0 })
  server = fakeSearchServer()
})

afterEach(() => {
  stopSearch()
  vi.useRealTimers()
})

const bar = () => screen.getByRole('progressbar')

test('it shows what the search tells, and its end', async () => {
  startSearch(answers)
  await renderInLanguage(<SearchView />)
  server.searches[0]?.tell(
    { type: 'need', need: 'housing', status: 'searching', percent: 50 },
    { type: 'found', resource: buildResource({ name: 'Casa Ñandú' }) },
  )
  expect(await screen.findByText('Casa Ñandú')).toBeTruthy()
  expect(screen.getByText('In Kern County, CA')).toBeTruthy()
  expect(screen.getByText('Looking · 50%')).toBeTruthy()
  server.searches[0]?.tell({ type: 'done', reply: { success: true, resources: [buildResource()] } })
  server.searches[0]?.end()
  expect(await screen.findByRole('heading', { level: 1, name: 'Search complete' })).toBeTruthy()
})

test('the clock moves it once a second, but not while nobody can see it', async () => {
  startSearch(answers)
  await renderInLanguage(<SearchView />)
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setInterval', 'clearInterval'] })
  // Mounted again, so that it uses the fake timer.
  await renderInLanguage(<SearchView />)
  const progressBar = screen.getAllByRole('progressbar').at(-1)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void vi.advanceTimersByTime(12_000))
  expect(progressBar).toHaveProperty('value', 0)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(progressBar).toHaveProperty('value', 10)
})

const hour = 3_600_000

test.each([
  ['back', -hour],
  ['forward', hour],
])('a clock set %s an hour during a search shows no odd numbers and costs no one the list', async (_, shift) => {
  vi.useFakeTimers({
    now: Date.now(),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  startSearch(answers)
  await renderInLanguage(<SearchView />)
  vi.setSystemTime(Date.now() + shift)
  server.searches[0]?.tell({ type: 'found', resource: buildResource() })
  await pass(2000)
  expect(within(screen.getByRole('region', { name: 'Just found' })).getAllByRole('listitem')).toHaveLength(1)
  expect(document.body.textContent).not.toMatch(/-\d/)

  server.searches[0]?.tell({ type: 'done', reply: { success: true, resources: [buildResource()] } })
  server.searches[0]?.end()
  await pass(3000)
  expect(mainSession.get().screen).toBe('resources')
  expect(readResults()?.resources).toHaveLength(1)
})

test('a tool opened from it knows the way back', async () => {
  startSearch(answers)
  const { user } = await renderInLanguage(<SearchView />)
  await user.click(screen.getByRole('button', { name: /Voting Rights Guide/ }))
  expect(mainSession.get()).toMatchObject({ screen: 'voting-rights-guide', fromSearchInProgress: true })
  expect(search.get().phase).toBe('searching')
})

test('a search that another tab began is joined', async () => {
  writeKey('userSession', { userLocation: location, userNeeds: { housing: true } })
  writeKey('next-chapter-search-progress', {
    isSearchInProgress: true,
    isSearchCompleted: false,
    searchStartTime: Date.now() - 1000,
    estimatedProgress: 0,
  })
  await renderInLanguage(<SearchView />)
  expect(bar()).toBeTruthy()
  expect(screen.getByText('Your search is picking up where it left off.')).toBeTruthy()
})

test('a failed search is told on its screen, and Try Again searches at once', async () => {
  startSearch(answers)
  await act(async () => {
    server.searches[0]?.answer(429, { success: false, code: 'busy', error: 'Please wait a minute.' })
    await vi.waitFor(() => expect(mainSession.get().screen).toBe('error'))
  })
  const { user } = await renderInLanguage(<ErrorPage />)
  expect(screen.getByRole('alert').textContent).toBe('Please wait a minute.')
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(server.searches).toHaveLength(2)
  expect(mainSession.get()).toMatchObject({ screen: 'onboarding', step: 3 })
})

test('Home leads home from the failure', async () => {
  openScreen('error')
  const { user } = await renderInLanguage(<ErrorPage />)
  await user.click(screen.getByRole('button', { name: 'Home' }))
  expect(mainSession.get().screen).toBe('welcome')
})

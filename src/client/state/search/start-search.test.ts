// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll, readKey } from '#client/platform/storage/storage.ts'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { getFakeSearch, type FakeSearch, fakeSearchServer } from '#testing/fake-search.ts'
import { mainSession } from '../session/main-session.ts'
import { goBack, openScreen } from '../navigation/navigation.ts'
import { keepResults, readResults } from './results.ts'
import { beginNewSearch, findOrSearch, searchAgain, startSearch } from './start-search.ts'
import { search } from './search.ts'
import { searchContext } from './search-context.ts'
import { readyCard } from './search-ready.ts'
import { stopSearch } from './run-search.ts'

const location = { state: 'CA', county: 'Kern County' }
const needs = { ...noNeeds, housing: true, legal: true, otherDescription: 'secret words' }
const answers = { location, needs }
const start = Date.parse('2026-11-15T12:00:00Z')
const progressKey = 'next-chapter-search-progress'
let server: ReturnType<typeof fakeSearchServer>

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  stopSearch()
  clearAll()
  history.replaceState(null, '', '/')
  mainSession.send({ type: 'startedOver' })
  searchContext.send({ type: 'cleared', at: start })
  readyCard.send(null)
  forgetVisitorSession()
  server = fakeSearchServer()
})

afterEach(() => {
  stopSearch()
  vi.useRealTimers()
})

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const at = () => [mainSession.get().screen, mainSession.get().step]
const events = () => server.others.filter(({ path }) => path === '/api/events').map(({ body }) => body)

const getSearch = (index = 0) => getFakeSearch(server.searches, index)

async function answer(search: FakeSearch, resources = [buildResource()]) {
  const metadata = { counts: { organizations: 1, programs: 1 } }
  search.tell({ type: 'done', reply: { success: true, resources, metadata } })
  search.end()
  await settle()
}

test('a search opens its screen, keeps its start, and is told without the person’s own words', async () => {
  startSearch(answers)
  await settle()

  expect(at()).toEqual(['onboarding', 3])
  expect(search.get()).toMatchObject({ phase: 'searching', startedAt: start, needs: ['housing', 'legal'] })
  expect(readKey(progressKey)).toMatchObject({ isSearchInProgress: true, searchStartTime: start, estimatedProgress: 0 })
  expect(readKey('hasCompletedOnboarding')).toBe(true)
  expect(readKey('userSession')).toMatchObject({ userLocation: location })
  expect(getSearch().body).toEqual({ location, needs, language: 'en' })
  expect(events()).toMatchObject([{ eventType: 'search', eventData: { category: 'several', location } }])
  expect(server.others.some(({ path }) => path.startsWith('/api/sessions/'))).toBe(true)
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, server.others])).not.toContain('secret words')
  expect(JSON.stringify({ ...localStorage })).toContain('Kern County')
})

test('a search for one need is told by its name', async () => {
  startSearch({ location, needs: { ...noNeeds, legal: true } })
  await settle()
  expect(events()).toMatchObject([{ eventData: { category: 'legal' } }])
})

test('the stored progress moves once a second', async () => {
  startSearch(answers)
  await settle(12_000)
  expect(readKey(progressKey)).toMatchObject({ searchStartTime: start, estimatedProgress: 10 })
})

test('the answer is kept, shown for two seconds, then the list opens and the progress is gone', async () => {
  startSearch(answers)
  await settle()
  await answer(getSearch())

  expect(search.get()).toMatchObject({ phase: 'completed', figures: { counts: { organizations: 1, programs: 1 } } })
  expect(readResults()).toMatchObject({ resources: [{ id: 'r1' }], location, language: 'en', foundAt: start })
  expect(readKey(progressKey)).toMatchObject({ isSearchCompleted: true, estimatedProgress: 100 })
  expect(events()[1]).toMatchObject({ eventData: { type: 'results', resultCount: 1, location } })
  await settle(1999)
  expect(at()).toEqual(['onboarding', 3])
  await settle(1)
  expect(at()[0]).toBe('resources')
  expect(readKey('userSession')).toMatchObject({ resources: [{ id: 'r1' }], userLocation: location })
  expect(readKey(progressKey)).toBeUndefined()
  expect(search.get().phase).toBe('idle')
  expect(readyCard.get()).toBeNull()
})

test('on a phone whose clock moves while the answer is read the list still opens', async () => {
  startSearch(answers)
  await settle()
  let ticks = 0
  vi.spyOn(Date, 'now').mockImplementation(() => start + (ticks += 7))
  await answer(getSearch())
  await settle(2000)
  expect(at()[0]).toBe('resources')
})

test('an answer without places is kept and opens the list screen too', async () => {
  startSearch(answers)
  await settle()
  await answer(getSearch(), [])
  await settle(2000)
  expect(readResults()?.resources).toEqual([])
  expect(at()[0]).toBe('resources')
})

test('whoever uses a tool is told by a card at once and not taken away; the card outlives the progress', async () => {
  startSearch(answers)
  openScreen('voting-rights-guide', { from: 'search-in-progress' })
  await settle()
  await answer(getSearch())
  expect(readyCard.get()).toBe('found')
  await settle(10_000)
  expect([at()[0], readyCard.get(), search.get().phase]).toEqual(['voting-rights-guide', 'found', 'idle'])
})

test.each([0, 500, 1999])('whoever goes on with a task after %d ms does not see the card again', async (ms) => {
  startSearch(answers)
  openScreen('voting-rights-guide', { from: 'search-in-progress' })
  await settle()
  await answer(getSearch())
  await settle(ms)
  readyCard.send(null)
  await settle(10_000)
  expect([at()[0], readyCard.get()]).toEqual(['voting-rights-guide', null])
  openScreen('chat')
  await settle(10_000)
  expect(readyCard.get()).toBeNull()
})

test('a card for a search without places says so', async () => {
  startSearch(answers)
  openScreen('chat', { from: 'search-in-progress' })
  await settle()
  await answer(getSearch(), [])
  expect(readyCard.get()).toBe('none')
})

test('whoever opens a tool within the two seconds stays there, with a card', async () => {
  startSearch(answers)
  await settle()
  await answer(getSearch())
  openScreen('document-preparation', { from: 'search-in-progress' })
  await settle(2000)
  expect([at()[0], readyCard.get()]).toEqual(['document-preparation', 'found'])
})

test('whoever comes back to the list within the two seconds needs no card', async () => {
  startSearch(answers)
  openScreen('document-preparation', { from: 'search-in-progress' })
  await settle()
  await answer(getSearch())
  goBack()
  await settle(2000)
  expect([at()[0], readyCard.get()]).toEqual(['resources', null])
})

test('on another page the card is shown and nothing moves', async () => {
  startSearch(answers)
  history.replaceState(null, '', '/community')
  await settle()
  await answer(getSearch())
  await settle(2000)
  expect([window.location.pathname, readyCard.get()]).toEqual(['/community', 'found'])
})

test('whoever waits on welcome is taken to the list', async () => {
  startSearch(answers)
  openScreen('welcome')
  await settle()
  await answer(getSearch())
  await settle(2000)
  expect(at()[0]).toBe('resources')
})

test('a lost connection opens the failure screen with its cause, and the progress is gone', async () => {
  startSearch(answers)
  await settle()
  getSearch().cut()
  await settle()
  expect(at()[0]).toBe('error')
  expect(search.get()).toEqual({ phase: 'failed', startedAt: start, cause: { kind: 'http' } })
  expect(readKey(progressKey)).toBeUndefined()
})

test('after five minutes without an answer the search gives up and asks nobody any more', async () => {
  startSearch(answers)
  await settle(299_999)
  expect(search.get().phase).toBe('searching')
  await settle(1)
  expect(search.get()).toMatchObject({ phase: 'failed', cause: { kind: 'timeout' } })
  expect(at()[0]).toBe('error')
  expect(getSearch().signal?.aborted).toBe(true)
})

test('a failure never throws anybody out of a tool', async () => {
  startSearch(answers)
  openScreen('zen-reggie-mindfulness', { from: 'search-in-progress' })
  await settle()
  getSearch().answer(500, '')
  await settle()
  expect([at()[0], readyCard.get()]).toEqual(['zen-reggie-mindfulness', 'failed'])
})

test('a second tap starts no second search but shows the one that runs', async () => {
  startSearch(answers)
  startSearch(answers)
  openScreen('welcome')
  startSearch()
  await settle()
  expect(server.searches).toHaveLength(1)
  expect(at()).toEqual(['onboarding', 3])
})

test('other answers replace the search that runs, and its late reply is nobody’s', async () => {
  startSearch(answers)
  await settle()
  const other = { state: 'CA', county: 'Inyo County' }
  startSearch({ location: other, needs })
  await settle()
  expect(server.searches).toHaveLength(2)
  expect(getSearch(0).signal?.aborted).toBe(true)
  await answer(getSearch(1), [buildResource({ id: 'new' })])
  expect(readResults()).toMatchObject({ location: other, resources: [{ id: 'new' }] })
})

test('a reply that comes after the search was cleared changes nothing', async () => {
  server = fakeSearchServer({ isDeaf: true })
  startSearch(answers)
  await settle()
  getSearch().tell({ type: 'counts', counts: { organizations: 1, programs: 1 } })
  await settle()
  beginNewSearch()
  await answer(getSearch())
  await settle(5000)
  expect(search.get().phase).toBe('idle')
  expect(readResults()).toBeNull()
  expect(readKey(progressKey)).toBeUndefined()
  expect(at()).toEqual(['onboarding', 1])
})

test('clearing the device ends the search: nothing of it is stored again', async () => {
  server = fakeSearchServer({ isDeaf: true })
  startSearch(answers)
  await settle()
  clearAll()
  await answer(getSearch())
  await settle(3000)
  expect(search.get().phase).toBe('idle')
  expect([readKey(progressKey), readResults()]).toEqual([undefined, null])
})

test('a new search begins with nothing known', () => {
  searchContext.send({ type: 'answered', answers, at: start })
  keepResults({ resources: [buildResource()], location, needs, language: 'en', foundAt: start })
  beginNewSearch()
  expect(searchContext.get().location).toBeNull()
  expect(readResults()).toBeNull()
  expect(at()).toEqual(['onboarding', 1])
})

test('results that exist are shown; without them and without answers the questions come', () => {
  findOrSearch()
  expect(at()).toEqual(['onboarding', 1])
  keepResults({ resources: [buildResource()], location, needs, language: 'en', foundAt: start })
  findOrSearch()
  expect(at()[0]).toBe('resources')
})

test('with known answers Find Resources searches without questions, and shows a search that runs', async () => {
  searchContext.send({ type: 'answered', answers, at: start })
  findOrSearch()
  openScreen('welcome')
  findOrSearch()
  await settle()
  expect(server.searches).toHaveLength(1)
  expect(at()).toEqual(['onboarding', 3])
})

test('Try Again after a failure searches again at once, even within the same millisecond', async () => {
  startSearch(answers)
  await settle()
  getSearch().cut()
  await settle()
  searchAgain()
  await settle()
  expect(search.get().phase).toBe('searching')
  expect(at()).toEqual(['onboarding', 3])
  await answer(getSearch(1))
  expect(search.get().phase).toBe('completed')
})

test('Search Again keeps the old list until the new one is there', async () => {
  searchContext.send({ type: 'answered', answers, at: start })
  keepResults({ resources: [buildResource({ id: 'old' })], location, needs, language: 'en', foundAt: 1 })
  searchAgain()
  await settle()
  expect(readResults()?.resources).toMatchObject([{ id: 'old' }])
  await answer(getSearch())
  expect(readResults()?.resources).toMatchObject([{ id: 'r1' }])
})

test('after a reload Search Again asks for what the list on screen was made from', async () => {
  keepResults({ resources: [buildResource({ id: 'old' })], location, needs, language: 'en', foundAt: 1 })
  searchAgain()
  await settle()
  expect(at()).toEqual(['onboarding', 3])
  expect(searchContext.get().location).toEqual(location)
})

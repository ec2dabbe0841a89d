// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { fakeSearchServer } from '#testing/fake-search.ts'
import { mainSession } from '../session/main-session.ts'
import { keepResults, readResults } from './results.ts'
import { resumeSearch, startSearch } from './start-search.ts'
import { search } from './search.ts'
import { searchContext } from './search-context.ts'
import { readyCard } from './search-ready.ts'
import { stopSearch } from './run-search.ts'

const location = { state: 'CA', county: 'Kern County' }
const needs = { ...noNeeds, housing: true }
const now = Date.parse('2026-11-15T12:00:00Z')
const progressKey = 'next-chapter-search-progress'
let server: ReturnType<typeof fakeSearchServer>

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  stopSearch()
  clearAll()
  history.replaceState(null, '', '/')
  mainSession.send({ type: 'startedOver' })
  searchContext.send({ type: 'cleared', at: now })
  readyCard.send(null)
  server = fakeSearchServer()
})

afterEach(() => {
  stopSearch()
  vi.useRealTimers()
})

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

/** Simulates what a closed page or another tab left in storage. */
function leave(startedAt: number, context = true) {
  if (context) writeKey('userSession', { userLocation: location, userNeeds: { housing: true } })
  writeKey(progressKey, {
    isSearchInProgress: true,
    isSearchCompleted: false,
    searchStartTime: startedAt,
    estimatedProgress: 5,
  })
}

test('after a reload the search goes on with its first start and what is left of the five minutes', async () => {
  leave(now - 60_000)
  resumeSearch()
  await settle()
  expect(search.get()).toMatchObject({ phase: 'searching', startedAt: now - 60_000, needs: ['housing'] })
  expect(server.searches[0]?.body).toMatchObject({ location, needs: { housing: true } })
  expect(mainSession.get().screen).toBe('welcome')
  await settle(240_000)
  expect(search.get()).toMatchObject({ phase: 'failed', cause: { kind: 'timeout' } })
})

test('the search that went on brings its list', async () => {
  leave(now - 60_000)
  resumeSearch()
  await settle()
  server.searches[0]?.tell({ type: 'done', reply: { success: true, resources: [buildResource()] } })
  server.searches[0]?.end()
  await settle(2000)
  expect(readResults()?.resources).toHaveLength(1)
  expect(mainSession.get().screen).toBe('resources')
})

test.each([
  ['older than five minutes', () => leave(now - 300_001)],
  ['begun in the future', () => leave(now + 60_000)],
  ['without place and needs', () => leave(now - 1000, false)],
  [
    'finished',
    () =>
      writeKey(progressKey, {
        isSearchInProgress: false,
        isSearchCompleted: true,
        searchStartTime: now - 1000,
        estimatedProgress: 100,
      }),
  ],
])('a stored search %s is forgotten', async (_name, before) => {
  before()
  resumeSearch()
  await settle()
  expect(search.get().phase).toBe('idle')
  expect(readKey(progressKey)).toBeUndefined()
  expect(server.searches).toHaveLength(0)
})

test('with the clock set back a stored search is forgotten, and the list from before it stays', async () => {
  keepResults({ resources: [buildResource()], location, needs, language: 'en', foundAt: now + 3_500_000 })
  leave(now + 3_600_000)
  resumeSearch()
  await settle()
  expect(search.get().phase).toBe('idle')
  expect(readResults()?.resources).toHaveLength(1)
})

test.each(['', '{', 'null', '[]', '{"isSearchInProgress":"yes"}', '{"searchStartTime":"soon"}'])(
  'stored progress that cannot be read is ignored: %s',
  async (text) => {
    localStorage.setItem(progressKey, text)
    resumeSearch()
    await settle()
    expect(search.get().phase).toBe('idle')
    expect(server.searches).toHaveLength(0)
  },
)

test('a page that runs a search itself does not take it up twice', async () => {
  startSearch({ location, needs })
  resumeSearch()
  await settle()
  expect(server.searches).toHaveLength(1)
})

/** Holds the lock like another tab; returns a release function. */
function holdLock() {
  let release = () => {}
  const lockReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('navigator', {
    onLine: true,
    language: 'en',
    locks: {
      request: async (_name: string, _options: unknown, callback: () => Promise<unknown>) => {
        await lockReleased
        return callback()
      },
    },
  })
  return () => release()
}

test('a second tab waits for the one that asks, and then shows its list with the same counts', async () => {
  const release = holdLock()
  leave(now - 1000)
  resumeSearch()
  await settle(500)
  expect(search.get().phase).toBe('searching')
  const counts = { organizations: 1, programs: 2 }
  keepResults({ resources: [buildResource()], counts, location, needs, language: 'en', foundAt: now })
  release()
  await settle()
  expect(search.get()).toMatchObject({ phase: 'completed', resources: [{ id: 'r1' }], figures: { counts } })
  expect(server.searches).toHaveLength(0)
})

test('when the other tab is closed without an answer, this one asks', async () => {
  const release = holdLock()
  leave(now - 1000)
  resumeSearch()
  await settle(500)
  release()
  await settle()
  expect(server.searches).toHaveLength(1)
})

test('when the search ends without a list in another tab, it ends here too', async () => {
  holdLock()
  leave(now - 1000)
  resumeSearch()
  localStorage.removeItem(progressKey)
  window.dispatchEvent(new StorageEvent('storage', { key: progressKey }))
  await settle()
  expect(search.get().phase).toBe('idle')
})

test('a browser that refuses locks searches all the same', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } })
  startSearch({ location, needs })
  await settle()
  expect(server.searches).toHaveLength(1)
})

test('a newer search of another tab is not written over', async () => {
  startSearch({ location, needs })
  await settle(1000)
  leave(now + 900)
  await settle(2000)
  expect(readKey(progressKey)).toMatchObject({ searchStartTime: now + 900 })
})

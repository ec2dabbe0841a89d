// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { copiesName } from '#client/platform/offline/keep-request.ts'
import { forgetOffline } from '#client/platform/offline/forget-offline.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { createMemoryCaches } from '#testing/memory-caches.ts'
import { countyCopy, keepAfterSearch, keepCounty, searchCopy } from './county-copy.ts'

const orleans = { state: 'LA', county: 'Orleans Parish' }
const dayMs = 24 * 60 * 60_000
const pantry = {
  id: 'pantry-1',
  category: 'community-services',
  kind: 'food-pantry',
  scope: 'site',
  countyFips: '22071',
  needs: 2048,
  weakNeeds: 0,
  coreNeeds: 2048,
  owner: 1,
  flags: 0,
  quality: 50,
  lat: 29.95,
  lon: -90.07,
}
const pack = {
  format: 3,
  language: 'en',
  county: { fips: '22071', state: 'LA', name: 'Orleans Parish', lat: 29.95, lon: -90.07 },
  candidates: [pantry],
  cards: [buildResource({ id: 'pantry-1', name: 'Bread House', phone: '(504) 555-0100' })],
}
let asked: string[] = []
let builtAt = 0
let caches: CacheStorage

/** A phone whose worker has made the cache for copies. */
async function setUpPhone({ saveData = false, hasWorker = true } = {}) {
  caches = createMemoryCaches()
  if (hasWorker) await caches.open(copiesName)
  vi.stubGlobal('caches', caches)
  const serviceWorker = {
    ready: Promise.resolve(),
    controller: { postMessage: () => undefined },
    getRegistrations: async () => [],
  }
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { serviceWorker: { value: serviceWorker }, connection: { value: { saveData } } }),
  )
}

beforeEach(async () => {
  document.cookie = 'device_mode=; max-age=0'
  asked = []
  builtAt = Date.UTC(2026, 10, 19, 12)
  vi.useFakeTimers({ now: builtAt, toFake: ['Date'] })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(pack, { headers: { 'last-modified': new Date(builtAt).toUTCString() } })
  })
  await setUpPhone()
  countyCopy.send({ phase: 'off' })
})

const keptUrls = async () => (await (await caches.open(copiesName)).keys()).map(({ url }) => new URL(url).search)
const search = (needs: object, otherDescription?: string) =>
  searchCopy({
    location: { state: 'Louisiana', county: 'Orleans' },
    needs: { ...noNeeds, ...needs, ...(otherDescription !== undefined && { otherDescription }) },
    language: 'en',
  })

test('after a search the county is kept, once a day, with the date it was made', async () => {
  await keepAfterSearch(orleans, 'en')
  expect(countyCopy.get()).toEqual({ phase: 'kept', builtAt })
  await keepAfterSearch(orleans, 'en')
  expect(asked).toEqual(['/api/county-pack?state=LA&county=Orleans+Parish&language=en'])
  builtAt += dayMs
  vi.setSystemTime(builtAt)
  await keepAfterSearch(orleans, 'en')
  expect(countyCopy.get()).toEqual({ phase: 'kept', builtAt })
  expect([asked.length, (await keptUrls()).length]).toEqual([2, 1])
})

test('who saves data is asked first; a tap keeps the county', async () => {
  await setUpPhone({ saveData: true })
  await keepAfterSearch(orleans, 'en')
  expect([countyCopy.get(), asked]).toEqual([{ phase: 'none' }, []])
  await keepCounty(orleans, 'en')
  expect(countyCopy.get()).toEqual({ phase: 'kept', builtAt })
})

test('a shared device keeps no county, and says nothing of it', async () => {
  document.cookie = 'device_mode=shared'
  await keepAfterSearch(orleans, 'en')
  await keepCounty(orleans, 'en')
  expect([asked, await keptUrls()]).toEqual([[], []])
  document.cookie = 'device_mode=own'
  await setUpPhone({ hasWorker: false })
  await keepAfterSearch(orleans, 'en')
  expect([countyCopy.get().phase, asked]).toEqual(['off', []])
})

test('clearing the device takes the copy away, and nothing fills it again', async () => {
  await keepAfterSearch(orleans, 'en')
  await forgetOffline()
  expect(await search({ 'food-assistance': true })).toBeNull()
  await keepAfterSearch(orleans, 'en')
  expect(await caches.keys()).toEqual([])
})

test('two counties are kept, the last ones, each in one language', async () => {
  await keepAfterSearch(orleans, 'en')
  await keepAfterSearch(orleans, 'es')
  await keepAfterSearch({ state: 'LA', county: 'Jefferson Parish' }, 'es')
  expect(await keptUrls()).toEqual([
    '?state=LA&county=Orleans+Parish&language=es',
    '?state=LA&county=Jefferson+Parish&language=es',
  ])
  await keepAfterSearch({ state: 'CA', county: 'Kern County' }, 'es')
  expect((await keptUrls()).map((query) => new URLSearchParams(query).get('county'))).toEqual([
    'Jefferson Parish',
    'Kern County',
  ])
})

test('without the server the copy answers, however the county is written, and tells that words were left out', async () => {
  await keepAfterSearch(orleans, 'en')
  const found = await search({ 'food-assistance': true }, 'bread for my dog')
  expect(found).toMatchObject({
    resources: [{ name: 'Bread House', answers: ['food-assistance'] }],
    location: orleans,
    copy: { builtAt, isWithoutWords: true },
  })
  expect((await search({ 'food-assistance': true }))?.copy?.isWithoutWords).toBe(false)
  expect(await search({})).toBeNull()
})

test.each([
  ['is cut off', '{"format":2,"lang'],
  ['is of another format', JSON.stringify({ ...pack, format: 1 })],
  ['is no pack at all', '<html>'],
])('a copy that %s is no answer', async (_what, body) => {
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { headers: { 'last-modified': new Date(builtAt).toUTCString() } }),
  )
  await keepAfterSearch(orleans, 'en')
  expect(await search({ 'food-assistance': true }).catch(() => null)).toBeNull()
})

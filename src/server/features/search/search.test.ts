import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errors as english } from '#content/en/errors.ts'
import { errors as spanish } from '#content/es/errors.ts'
import { SearchProgressMessage, SearchReply, findResources, searchResources } from '#contracts/search.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { findHelp } from '#server/engines/directory/find.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { createPlaces } from '#server/engines/places/places.ts'
import type { Source } from '#server/engines/sources/source.ts'
import { DatabaseUnavailable } from '#server/platform/db/database-unavailable.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { losAngeles } from '#testing/builders/places.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { createAppWith } from '#testing/directory-app.ts'
import { setUpTestServer } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'
import { searchRoutes, type SearchDeps } from './routes.ts'

const places = createPlaces([losAngeles], [])
const clock = { now: () => Date.UTC(2026, 10, 15) }
const database = setUpTestDatabase()
const logLines: string[] = []
let app: FastifyInstance | undefined

const pantry = buildListing({ id: 'pantry-one', name: 'Oak Pantry', organization: 'Oak Street Mission' })
const shelter = buildListing({
  id: 'shelter-one',
  name: 'Oak Shelter',
  organization: 'Oak Street Mission',
  category: 'housing',
  services: ['emergency-shelter', 'spanish-spoken'],
  languages: ['es'],
  facts: { walkIn: { value: 'yes', sourceId: 'test-source', asOf: '2025' } },
})
const farAway = buildListing({
  id: 'far-away',
  countyFips: '32003',
  state: 'NV',
  position: { lat: 36.2, lon: -115.1, precision: 'exact' },
})

async function start(overrides: Partial<SearchDeps> & { sources?: Source[]; listings?: Listing[] } = {}) {
  const { sources = [], listings = [pantry, shelter, farAway], ...deps } = overrides
  await seedDirectory(database.db, listings)
  const directory = directoryRepository(database.db)
  app = await createAppWith({ db: database.db, clock, logLines }, (server, logger) =>
    searchRoutes(server, {
      find: (request, options) => findHelp({ places, directory, sources, clock }, request, options),
      logger,
      ...deps,
    }),
  )
  return app
}

beforeEach(() => {
  logLines.length = 0
})
afterEach(() => app?.close())

const searchBody = {
  location: { state: 'California', county: 'los angeles' },
  needs: { 'food-assistance': true, housing: true },
}

async function search(server: FastifyInstance, changes: object = {}, headers: Record<string, string> = {}) {
  return server.inject({
    method: 'POST',
    url: '/api/search-resources',
    payload: { ...searchBody, ...changes },
    headers,
  })
}

const parseLines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => SearchProgressMessage.parse(JSON.parse(line)))
const inLines = { accept: 'application/x-ndjson' }

test('a search answers with the listed county, real counts and the same list under both names', async () => {
  const reply = await search(await start())
  const body = SearchReply.parse(reply.json())

  expect(reply.statusCode).toBe(200)
  expect(body.location).toEqual({ state: 'CA', county: 'Los Angeles County' })
  expect(body.resources?.map(({ id }) => id).toSorted()).toEqual(['pantry-one', 'shelter-one'])
  expect(body.results).toEqual(body.resources)
  expect(body.metadata).toMatchObject({
    location: body.location,
    counts: { organizations: 1, programs: 2 },
    needs: { housing: true, legal: false },
  })
})

test('a card tells who listed it, when, what is known and what is not, and why it stands there', async () => {
  const reply = await search(await start(), { needs: { housing: true }, language: 'en' })
  const card = SearchReply.parse(reply.json()).resources?.find(({ id }) => id === 'shelter-one')

  expect(card).toMatchObject({
    name: 'Oak Shelter',
    organization: 'Oak Street Mission',
    category: 'housing',
    county: 'Los Angeles County',
    phone: '(213) 555-0100',
    serviceIds: ['emergency-shelter', 'spanish-spoken'],
    asOf: '2026-01',
    source: { publisher: 'A publisher' },
    facts: { walkIn: { value: 'yes', source: 'A publisher', asOf: '2025' }, noIdNeeded: { value: 'unknown' } },
  })
  expect(card?.reasons).toEqual(expect.arrayContaining(['answers_need', 'in_county', 'walk_in', 'has_phone']))
  expect(card?.address).toContain('1 Example Street')
})

test('a search in Spanish answers in Spanish', async () => {
  const server = await start()
  const [inEnglish, inSpanish] = [await search(server, { language: 'en' }), await search(server, { language: 'es' })]
  const shelterIn = (reply: typeof inEnglish): Resource | undefined =>
    SearchReply.parse(reply.json()).resources?.find(({ id }) => id === 'shelter-one')

  expect(shelterIn(inSpanish)?.services).not.toEqual(shelterIn(inEnglish)?.services)
  expect(shelterIn(inSpanish)?.description).not.toBe(shelterIn(inEnglish)?.description)
  expect(shelterIn(inSpanish)?.reasons).toContain('speaks_spanish')
})

test('the words of the person find what they mean, without a need chosen', async () => {
  const reply = await search(await start(), { needs: { otherDescription: 'somewhere to sleep tonight' } })
  expect(SearchReply.parse(reply.json()).resources?.[0]?.id).toBe('shelter-one')
})

test('a place can be found by its name', async () => {
  const reply = await search(await start(), { needs: { other: true, otherDescription: 'Oak Pantri' } })
  expect(SearchReply.parse(reply.json()).resources?.[0]?.id).toBe('pantry-one')
})

test.each([
  [{ needs: {} }, 400, 'no_need_chosen'],
  [{ needs: { otherDescription: '   ' } }, 400, 'no_need_chosen'],
  [{ location: { state: 'CA', county: 'Atlantis' } }, 404, 'unknown_county'],
  [{ location: { state: 'Narnia', county: 'Los Angeles' } }, 404, 'unknown_county'],
  [{ location: { state: 'PR', county: 'San Juan' } }, 404, 'coverage_coming_soon'],
] as const)('%j is refused in the language of the person, either way', async (changes, status, code) => {
  const server = await start()
  for (const [language, sentences] of [
    ['en', english],
    ['es', spanish],
  ] as const) {
    for (const headers of [{}, inLines]) {
      const reply = await search(server, { ...changes, language }, { 'accept-language': 'fr', ...headers })
      expect(reply.statusCode).toBe(status)
      expect(reply.json()).toEqual({ success: false, code, error: sentences[code] })
    }
  }
})

test('line by line: every need is searched and completed, what is found comes before the whole answer', async () => {
  const server = await start()
  const reply = await search(server, {}, inLines)
  const lines = parseLines(reply.body)
  const whole = (await search(server)).json()

  expect(reply.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
  expect(lines.map((line) => (line.type === 'need' ? `${line.need} ${line.percent}` : line.type))).toEqual([
    'housing 0',
    'food-assistance 0',
    'housing 50',
    'food-assistance 50',
    'found',
    'found',
    'counts',
    'housing 100',
    'food-assistance 100',
    'done',
  ])
  expect(lines.at(-1)).toEqual({ type: 'done', reply: SearchReply.parse(whole) })
})

test('lines are compressed for those who can read that', async () => {
  const reply = await search(await start(), {}, { ...inLines, 'accept-encoding': 'gzip, br' })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(parseLines(brotliDecompressSync(reply.rawPayload).toString()).at(-1)?.type).toBe('done')
})

const webFind: Resource = { id: 'web-1', name: 'Sunrise House', category: 'housing', services: [], isUnchecked: true }

test('what other sources find joins the directory, and is told as it arrives', async () => {
  const source: Source = { name: 'live', find: async () => [webFind] }
  const lines = parseLines((await search(await start({ sources: [source] }), {}, inLines)).body)
  const done = lines.at(-1)

  expect(lines.filter((line) => line.type === 'found').map(({ resource }) => resource.id)).toContain('web-1')
  expect(done?.type === 'done' && done.reply.resources?.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['pantry-one', 'shelter-one', 'web-1']),
  )
})

test('what is no resource never reaches a person', async () => {
  const source: Source = { name: 'live', find: async () => [{ id: 'bad', name: '' } as Resource, webFind] }
  const reply = await search(await start({ sources: [source] }), {}, inLines)
  expect(reply.body).not.toContain('"bad"')
  expect(reply.body).toContain('"web-1"')
})

test('a source that breaks takes nothing away', async () => {
  const source: Source = { name: 'live', find: () => Promise.reject(new Error('down')) }
  const reply = await search(await start({ sources: [source] }))
  expect(SearchReply.parse(reply.json()).resources).toHaveLength(2)
})

test('a source that costs money is left out when the browser had enough', async () => {
  const source: Source = { name: 'web', spends: () => true, find: async () => [webFind] }
  const reply = await search(await start({ sources: [source], maySpend: async () => false }))
  expect(SearchReply.parse(reply.json()).resources?.map(({ id }) => id)).not.toContain('web-1')
})

const away = new DatabaseUnavailable('away', 'ECONNREFUSED', 'nothing answers at that address')

test.each([
  ['breaks', new TypeError('broken'), 500, 'internal'],
  ['loses its database', away, 503, 'unavailable'],
] as const)('a search that %s midway ends with a failed line in the language of the person', async (...row) => {
  const [, fault, status, code] = row
  const server = await start({
    find: async (_, { report }) => {
      report?.({ type: 'need', need: 'housing', status: 'searching', percent: 50 })
      throw fault
    },
  })
  const lines = parseLines((await search(server, { language: 'es' }, inLines)).body)
  expect(lines.at(-1)).toEqual({ type: 'failed', status, code, error: spanish[code] })
  expect(logLines.join('')).toContain('search failed')
})

test('a search whose database is away before anything was read is told to come back, line by line too', async () => {
  const gone: Partial<SearchDeps> = {
    find: (request, options) =>
      findHelp(
        { places, sources: [], clock, directory: { candidates: () => Promise.reject(away), documents: vi.fn() } },
        request,
        options,
      ),
  }
  const reply = await search(await start(gone), { language: 'es' }, inLines)

  expect([reply.statusCode, reply.headers['retry-after'], reply.json().error]).toEqual([503, '5', spanish.unavailable])
})

test.each([[{}], [inLines]])('when the person leaves the work stops, which is no fault (%j)', async (headers) => {
  const started = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  const server = await start({
    find: async (_, { signal, report }) => {
      report?.({ type: 'need', need: 'housing', status: 'searching', percent: 0 })
      started.resolve()
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped.resolve()
          reject(signal.reason as Error)
        })
      })
    },
  })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const reply = fetch(`${address}/api/search-resources`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(searchBody),
    signal: leaving.signal,
  }).then((answer) => answer.text())
  await started.promise
  leaving.abort()
  await expect(reply).rejects.toThrow()
  await stopped.promise
  await server.close()
  expect(logLines.filter((line) => line.includes('"error"'))).toEqual([])
})

test('the short search answers the same list and drops the words', async () => {
  const server = await start()
  const needs = { housing: true, otherDescription: 'something private' }
  const reply = await server.inject({ method: 'POST', url: '/api/resources/find', payload: { ...searchBody, needs } })

  expect(reply.json()).toMatchObject({ success: true, location: { state: 'CA', county: 'Los Angeles County' } })
  expect(reply.json().resources.map(({ id }: Resource) => id)).toEqual(['shelter-one'])
  expect(reply.body).not.toContain('something private')
})

test('words alone are no need for the short search', async () => {
  const server = await start()
  const payload = { ...searchBody, needs: { otherDescription: 'a bed' } }
  const reply = await server.inject({ method: 'POST', url: '/api/resources/find', payload })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'no_need_chosen'])
})

describe('in the whole server', () => {
  const server = setUpTestServer()
  const arrange = async () => {
    await seedDirectory(server.database.db, [buildListing({ name: mark })])
    return { body: { location: { state: 'CA', county: 'Los Angeles' }, needs: { 'food-assistance': true } } }
  }
  testAccess(server, searchResources, 'public', arrange)
  testAccess(server, findResources, 'public', arrange)
})

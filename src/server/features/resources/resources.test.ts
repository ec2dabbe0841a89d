import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getResource, getCountyPack } from '#contracts/resources.ts'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { CountyPack, searchPack } from '#domain/search/pack.ts'
import { emptyInterpretation } from '#domain/search/request.ts'
import { serviceIds } from '#domain/services/services.ts'
import { findHelp, maxResults } from '#server/engines/directory/find.ts'
import { createCountyPacks } from '#server/engines/directory/pack.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { createPlaces } from '#server/engines/places/places.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { losAngeles } from '#testing/builders/places.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { createAppWith } from '#testing/directory-app.ts'
import { setUpTestServer } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'
import { resourceRoutes } from './routes.ts'

const places = createPlaces([losAngeles], [])
const database = setUpTestDatabase()
let now = Date.UTC(2026, 10, 15)
const clock = { now: () => now }
let app: FastifyInstance

/** One listing for each service, near and far, with and without the fields ranking uses. */
const varied = serviceIds.map((service, index) =>
  buildListing({
    id: `listing-${index}`,
    name: `Place ${index % 40} – ${service}`,
    services: [service],
    category: index % 3 ? 'other' : 'housing',
    position: { lat: 34.2 + (index % 9) / 30, lon: -118.26 + (index % 7) / 30, precision: 'exact' },
    languages: index % 2 ? ['es'] : [],
    cost: index % 5 ? null : 'free',
    asOf: String(2020 + (index % 7)),
    countyFips: index % 4 ? '06037' : '06059',
    facts: index % 6 ? {} : { walkIn: { value: 'yes', sourceId: 'test-source', asOf: '2026' } },
  }),
)

beforeEach(async () => {
  now = Date.UTC(2026, 10, 15)
  await seedDirectory(database.db, varied)
  const directory = directoryRepository(database.db)
  app = await createAppWith({ db: database.db, clock, logLines: [] }, (server) => {
    resourceRoutes(server, { places, directory, clock, packOf: createCountyPacks({ directory, clock }) })
  })
})
afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

test('a listing can be asked for by its id, in either language', async () => {
  const inEnglish = await get('/api/resources/listing-0')
  const inSpanish = await get('/api/resources/listing-0?language=es')
  const card: Resource = getResource.reply.parse(inEnglish.json()).resource

  expect(card).toMatchObject({ id: 'listing-0', serviceIds: [serviceIds[0]], source: { publisher: 'A publisher' } })
  expect(inSpanish.json().resource.services).not.toEqual(card.services)
})

test.each(['/api/resources/nobody-knows-it', '/api/packs/99999'])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test('a withdrawn listing is not shown', async () => {
  await seedDirectory(database.db, [buildListing({ id: 'gone-now' })], { status: 'withdrawn' })
  expect((await get('/api/resources/gone-now')).statusCode).toBe(404)
})

test('a pack comes compressed, with a tag that says when nothing changed', async () => {
  const first = await get('/api/packs/06037', { 'accept-encoding': 'br' })
  const etag = String(first.headers.etag)
  const again = await get('/api/packs/06037', { 'accept-encoding': 'br', 'if-none-match': etag })

  expect(first.headers['content-encoding']).toBe('br')
  expect(etag).toMatch(/^"06037-[\w-]{27}-br"$/)
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a pack says the same to those who cannot read brotli', async () => {
  const packed = await get('/api/packs/06037', { 'accept-encoding': 'br' })
  const plain = await get('/api/packs/06037')
  expect(plain.body).toBe(brotliDecompressSync(packed.rawPayload).toString())
  expect(plain.headers.etag).not.toBe(packed.headers.etag)
})

test('what changes in the county changes the tag, a few minutes later at most', async () => {
  const before = (await get('/api/packs/06037')).headers.etag
  await seedDirectory(database.db, [buildListing({ id: 'listing-0', name: 'Another name' })])
  now += 5 * 60_000
  const after = await get('/api/packs/06037')
  expect(after.headers.etag).not.toBe(before)
  expect(after.body).toContain('Another name')
})

const choices: [NeedKey[]][] = [
  [['housing']],
  [['id-documentation', 'legal']],
  [['employment', 'healthcare', 'other']],
  [[...needKeys]],
]

test.each(choices)('a search for %j in the pack finds what the server finds, in the same order', async (needs) => {
  const pack = CountyPack.parse((await get('/api/packs/06037')).json())
  const offline = searchPack(pack, { needs, text: emptyInterpretation, language: 'es', month: '2026-11' }, maxResults)
  const chosen = Object.fromEntries(needKeys.map((need) => [need, needs.includes(need)])) as Record<NeedKey, boolean>
  const online = await findHelp(
    { places, directory: directoryRepository(database.db), sources: [], clock },
    { location: { state: 'CA', county: 'Los Angeles' }, needs: chosen, language: 'es' },
    { signal: new AbortController().signal },
  )

  const found = [...online.resources, ...online.alsoHelpful]
  expect(offline.map(({ listing: { id } }) => id)).toEqual(found.map(({ id }) => id))
  expect(offline.map(({ ranked }) => [ranked.alsoReason, ranked.reasons])).toEqual(
    found.map(({ alsoReason, reasons }) => [alsoReason, reasons]),
  )
  expect(found.length).toBeGreaterThan(5)
})

test('listings in a pack are whole again when it is read', async () => {
  const pack = CountyPack.parse((await get('/api/packs/06037')).json())
  expect(pack.listings.find(({ id }) => id === 'listing-7')).toEqual(varied[7])
})

describe('in the whole server', () => {
  const server = setUpTestServer()
  const seedMarked = () => seedDirectory(server.database.db, [buildListing({ id: 'pantry-1', name: mark })])
  testAccess(server, getResource, 'public', async () => {
    await seedMarked()
    return { params: { id: 'pantry-1' }, query: {} }
  })
  testAccess(server, getCountyPack, 'public', async () => {
    await seedMarked()
    return { params: { fips: '06037' } }
  })
})

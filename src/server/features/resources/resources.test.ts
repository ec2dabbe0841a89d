import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getResource, getCountyPack } from '#contracts/resources.ts'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { CountyPack, searchPack } from '#domain/search/pack.ts'
import { serviceIds } from '#domain/services/services.ts'
import { findHelp } from '#server/engines/directory/find.ts'
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
    resourceRoutes(server, { places, directory, clock, packOf: createCountyPacks({ places, directory, clock }) })
  })
})
afterEach(() => app.close())

const packUrl = '/api/county-pack?state=CA&county=Los%20Angeles'
const getPack = (language: string, headers = {}) => get(`${packUrl}&language=${language}`, headers)
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

test('a listing can be asked for by its id, in either language', async () => {
  const inEnglish = await get('/api/resources/listing-0')
  const inSpanish = await get('/api/resources/listing-0?language=es')
  const card: Resource = getResource.reply.parse(inEnglish.json()).resource

  expect(card).toMatchObject({ id: 'listing-0', serviceIds: [serviceIds[0]], source: { publisher: 'A publisher' } })
  expect(inSpanish.json().resource.services).not.toEqual(card.services)
})

test.each(['/api/resources/nobody-knows-it', '/api/county-pack?state=CA&county=Nowhere'])(
  '%s is not found',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('a withdrawn listing is not shown', async () => {
  await seedDirectory(database.db, [buildListing({ id: 'gone-now' })], { status: 'withdrawn' })
  expect((await get('/api/resources/gone-now')).statusCode).toBe(404)
})

test('a pack comes compressed, and says when it was made', async () => {
  const { headers, rawPayload } = await getPack('en', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  expect(headers['last-modified']).toBe(new Date(now).toUTCString())
  expect(CountyPack.parse(JSON.parse(brotliDecompressSync(rawPayload).toString()))).toMatchObject({ language: 'en' })
})

test('a pack says the same to those who cannot read brotli', async () => {
  const packed = await getPack('es', { 'accept-encoding': 'br' })
  const plain = await getPack('es')
  expect(plain.body).toBe(brotliDecompressSync(packed.rawPayload).toString())
})

test('what changes in the county is in its pack, a few minutes later at most', async () => {
  await getPack('en')
  await seedDirectory(database.db, [buildListing({ id: 'listing-0', name: 'Another name' })])
  expect((await getPack('en')).body).not.toContain('Another name')
  now += 5 * 60_000
  expect((await getPack('en')).body).toContain('Another name')
})

const choices: [NeedKey[]][] = [
  [['housing']],
  [['id-documentation', 'legal']],
  [['employment', 'healthcare', 'other']],
  [[...needKeys]],
]

test.each(choices)('a search for %j in the pack finds what the server finds, in the same order', async (needs) => {
  const pack = CountyPack.parse((await getPack('es')).json())
  const offline = searchPack(pack, { needs, language: 'es', now })
  const chosen = Object.fromEntries(needKeys.map((need) => [need, needs.includes(need)])) as Record<NeedKey, boolean>
  const online = await findHelp(
    { places, directory: directoryRepository(database.db), sources: [], clock },
    { location: { state: 'CA', county: 'Los Angeles' }, needs: chosen, language: 'es' },
    { signal: new AbortController().signal },
  )
  expect(offline).toEqual({
    resources: online.resources,
    alsoHelpful: online.alsoHelpful,
    absences: online.absences,
  })
  expect(online.resources.length + online.alsoHelpful.length).toBeGreaterThan(5)
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
    return { query: { state: 'CA', county: 'Los Angeles' } }
  })
})

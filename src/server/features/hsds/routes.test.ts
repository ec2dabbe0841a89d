import { expect, test } from 'vitest'
import {
  aboutHsds,
  getHsdsOrganization,
  getHsdsPlacedService,
  getHsdsService,
  listHsdsOrganizations,
  listHsdsPlacedServices,
  listHsdsServices,
  listHsdsTaxonomyTerms,
  getHsdsTaxonomyTerm,
  listHsdsTaxonomies,
} from '#contracts/hsds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { reentryFacts } from '#domain/directory/reentry-facts.ts'
import { buildTermCode } from '#domain/hsds/terms.ts'
import { fromHsds } from '#server/engines/hsds/from-hsds.ts'
import { toListingUuid } from '#server/engines/hsds/ids.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer({}, { newForEachTest: true })
const get = async (path: string, language = 'en') => {
  const reply = await server.send({ method: 'GET', url: `/api/hsds${path}`, headers: { 'accept-language': language } })
  return { status: reply.statusCode, body: reply.json<never>() }
}
const seed = (...listings: Partial<Listing>[]) =>
  seedDirectory(
    server.database.db,
    listings.map((listing) => buildListing(listing)),
  )
const longId = 'a-listing-whose-id-is-too-long-to-be-written'

test('the entrance says which version is spoken and where it is described', async () => {
  await seed({ id: 'pantry-1' }, { id: 'pantry-2' })
  const { body } = await get('')

  expect(aboutHsds.reply.parse(body)).toMatchObject({
    version: '3.1',
    openapi_url: 'http://localhost:80/api/openapi.json',
    counts: { services: 2, service_at_locations: 2 },
  })
})

test('services come by page in the order of their listings, and the pages tell where they stand', async () => {
  await seed(...['a', 'b', 'c', 'd', 'e'].map((letter) => ({ id: `pantry-${letter}`, name: `Pantry ${letter}` })))
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (page) =>
      listHsdsServices.reply.parse((await get(`/services?page=${page}&per_page=2`)).body),
    ),
  )

  expect(pages.map(({ contents }) => contents.map(({ name }) => name))).toEqual([
    ['Pantry a', 'Pantry b'],
    ['Pantry c', 'Pantry d'],
    ['Pantry e'],
    [],
  ])
  expect(pages.map(({ contents: _, ...head }) => head)).toEqual([
    { total_items: 5, total_pages: 3, page_number: 1, size: 2, first_page: true, last_page: false, empty: false },
    { total_items: 5, total_pages: 3, page_number: 2, size: 2, first_page: false, last_page: false, empty: false },
    { total_items: 5, total_pages: 3, page_number: 3, size: 1, first_page: false, last_page: true, empty: false },
    { total_items: 5, total_pages: 3, page_number: 4, size: 0, first_page: false, last_page: true, empty: true },
  ])
})

test('a list shows services without what comes in numbers unless all of it is asked for', async () => {
  await seed({ id: 'pantry-1' })
  const brief = listHsdsServices.reply.parse((await get('/services')).body).contents[0]
  const whole = listHsdsServices.reply.parse((await get('/services?full=true')).body).contents[0]

  expect(brief).not.toHaveProperty('phones')
  expect(brief).toMatchObject({ name: 'A pantry', organization: { name: 'A pantry' } })
  expect(whole).toMatchObject({ phones: [{ number: '(213) 555-0100' }] })
  expect(whole).toMatchObject(getHsdsService.reply.parse((await get(`/services/${whole?.id}`)).body))
})

test.each(['pantry-1', longId])('a service is found by its id, and leads back to its facts (%s)', async (id) => {
  await seed({ id, facts: { walkIn: { value: 'yes', sourceId: 'test-source', asOf: '2026' } } })
  const { status, body } = await get(`/services/${toListingUuid('service', id)}`)

  expect(status).toBe(200)
  expect(getHsdsService.reply.parse(body)).toMatchObject({
    status: 'active',
    last_modified: '2026-11-01T00:00:00.000Z',
  })
  expect(fromHsds(body)).toMatchObject([{ name: 'A pantry', zip: '90012', facts: { walkIn: 'yes' }, problems: [] }])
})

test('filters add up: the state, the county, and what changed since', async () => {
  await seed(
    { id: 'in-la', countyFips: '06037' },
    { id: 'in-kern', countyFips: '06029' },
    { id: 'in-reno', state: 'NV', countyFips: '32031' },
  )
  const total = async (query: string) =>
    listHsdsServices.reply.parse((await get(`/services?${query}`)).body).total_items

  expect(await total('state=CA')).toBe(2)
  expect(await total('state=CA&county=06029')).toBe(1)
  expect(await total('state=NV&county=06029')).toBe(0)
  expect(await total('modified_after=2026-11-01')).toBe(3)
  expect(await total('modified_after=2026-11-01T00:00:00.001Z')).toBe(0)
})

test('drafts are nowhere; what was withdrawn is only found by its id, and says so', async () => {
  await seed({ id: 'live-one' })
  await seedDirectory(server.database.db, [buildListing({ id: 'draft-one' })], { status: 'draft' })
  await seedDirectory(server.database.db, [buildListing({ id: 'gone-one' })], { status: 'withdrawn' })

  expect(listHsdsServices.reply.parse((await get('/services')).body).total_items).toBe(1)
  expect((await get(`/services/${toListingUuid('service', 'draft-one')}`)).status).toBe(404)
  expect((await get(`/services/${toListingUuid('service', 'gone-one')}`)).body).toMatchObject({ status: 'inactive' })
})

test('a place brings its location and its service along', async () => {
  await seed({ id: 'pantry-1' })
  const page = listHsdsPlacedServices.reply.parse((await get('/service_at_locations?full=true')).body)
  const brief = listHsdsPlacedServices.reply.parse((await get('/service_at_locations')).body)
  const placedService = getHsdsPlacedService.reply.parse(
    (await get(`/service_at_locations/${toListingUuid('service_at_location', 'pantry-1')}`)).body,
  )

  expect(page.contents).toEqual([placedService])
  expect(placedService).toMatchObject({ location: { addresses: [{ city: 'Los Angeles' }] }, service: { phones: [{}] } })
  expect(brief.contents).toMatchObject([{ location: { latitude: 34.2 }, service: { name: 'A pantry' } }])
  expect(brief.contents[0]?.location).not.toHaveProperty('addresses')
})

test('listings that name the same organization share it; the others are their own', async () => {
  await seed(
    { id: 'pantry-1', organization: 'A charity' },
    { id: 'pantry-2', organization: 'A  Charity', name: 'Other pantry' },
    { id: 'pantry-3', name: 'Lone pantry' },
  )
  const page = listHsdsOrganizations.reply.parse((await get('/organizations?full=true')).body)
  const names = Object.fromEntries(
    page.contents.map(({ name, services }) => [name, services?.map((service) => service.name)]),
  )
  const brief = listHsdsOrganizations.reply.parse((await get('/organizations?per_page=1&page=2')).body)

  expect(page.total_items).toBe(2)
  expect(names).toEqual({ 'A charity': ['A pantry', 'Other pantry'], 'Lone pantry': ['Lone pantry'] })
  expect(brief).toMatchObject({ size: 1, last_page: true })
  expect(brief.contents[0]).not.toHaveProperty('services')
  for (const { id } of page.contents) {
    expect(getHsdsOrganization.reply.parse((await get(`/organizations/${id}`)).body).id).toBe(id)
  }
})

test('our terms are there in the language asked for, and each is found by its id', async () => {
  const terms = async (query: string, language?: string) =>
    listHsdsTaxonomyTerms.reply.parse((await get(`/taxonomy_terms?${query}`, language)).body)
  const { contents } = await terms('per_page=100&page=2', 'es')
  const walkIn = contents.find(({ code }) => code === buildTermCode('reentry', 'walkIn'))

  expect(walkIn).toMatchObject({ name: 'Acepta a personas sin cita', language: 'es' })
  expect((await get(`/taxonomy_terms/${walkIn?.id}`)).body).toMatchObject({
    name: 'Takes people without an appointment',
  })
  expect((await terms(`taxonomy_id=${walkIn?.taxonomy_id}`)).total_items).toBe(reentryFacts.length)
  expect((await get('/taxonomies')).body).toMatchObject({ total_items: 4 })
})

test.each([
  '/services?page=0',
  '/services?page=-1',
  '/services?page=1.5',
  '/services?page=x',
  '/services?page=99999999',
  '/services?per_page=0',
  '/services?per_page=101',
  '/services?full=yes',
  '/services?state=ZZ',
  '/services?county=37',
  '/services?modified_after=yesterday',
  '/services?page=1&page=2',
  '/services/pantry-1',
  '/organizations/1',
  '/organizations?per_page=1000',
  '/taxonomy_terms?taxonomy_id=x',
  '/service_at_locations?page=',
])('%s is refused', async (path) => {
  expect((await get(path)).status).toBe(400)
})

test.each(['services', 'service_at_locations', 'organizations', 'taxonomy_terms'])(
  'an id that leads nowhere among %s is not found',
  async (list) => {
    await seed({ id: 'pantry-1' })
    const ours = [toListingUuid('service', longId), toListingUuid('location', 'pantry-1')]

    for (const id of ['ac148810-d857-441c-9679-408f346de14b', ...ours]) {
      expect((await get(`/${list}/${id}`)).status).toBe(404)
    }
  },
)

/** The first entry of a list, by its id. */
const loadFirst = async (list: string) => ({ params: { id: (await get(list)).body['contents'][0]['id'] } })
const seedAndList =
  (query: object = {}) =>
  async () => {
    await seed({ name: mark, organization: mark })
    return { query }
  }
const seedAndLoad = (list: string) => async () => {
  await seed({ name: mark, organization: mark })
  return loadFirst(list)
}

testAccess(server, aboutHsds, 'apart', () => ({}))
testAccess(server, listHsdsServices, 'public', seedAndList())
testAccess(server, getHsdsService, 'public', seedAndLoad('/services'))
testAccess(server, listHsdsPlacedServices, 'public', seedAndList({ full: 'true' }))
testAccess(server, getHsdsPlacedService, 'public', seedAndLoad('/service_at_locations'))
testAccess(server, listHsdsOrganizations, 'public', seedAndList())
testAccess(server, getHsdsOrganization, 'public', seedAndLoad('/organizations'))
testAccess(server, listHsdsTaxonomies, 'apart', () => ({ query: {} }))
testAccess(server, listHsdsTaxonomyTerms, 'apart', () => ({ query: {} }))
testAccess(server, getHsdsTaxonomyTerm, 'apart', () => loadFirst('/taxonomy_terms'))

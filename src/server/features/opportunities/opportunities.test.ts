import { listOpportunities } from '#contracts/opportunities.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { expect, test } from 'vitest'
import type { ListedOpportunity, Opportunity } from '#domain/opportunities/opportunity.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpOpeningReview, sendOpening } from '#testing/builders/opportunity.ts'
import { setUpTestServer } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const day = 24 * 60 * 60 * 1000
const la = 'state=CA&county=Los%20Angeles'

const ask = async (query = '') => {
  const reply = await server.send({ method: 'GET', url: `/api/opportunities?${query}` })
  return { ...reply.json(), statusCode: reply.statusCode }
}
const listIds = ({ opportunities }: { opportunities: ListedOpportunity[] }) => opportunities.map(({ id }) => id)
/** Ids of posted openings, without national programs. */
const postedIds = (reply: { opportunities: ListedOpportunity[] }) =>
  reply.opportunities.flatMap(({ id, isPosted }) => (isPosted ? [id] : []))

test('without a place the programs of the whole country are listed, with source and date', async () => {
  const reply = await ask()

  expect(reply.total).toBe(reply.opportunities.length)
  expect(reply.total).toBeGreaterThan(5)
  expect(reply.kinds.apprenticeship).toBe(1)
  for (const opportunity of reply.opportunities) {
    expect(opportunity).toMatchObject({ state: null, miles: null, expiresOn: null, isPosted: false })
    expect([opportunity.source.name, opportunity.checkedOn]).toEqual([
      expect.any(String),
      expect.stringMatching(/^2026-/),
    ])
    expect(opportunity.from).toBeUndefined()
  }
})

test('a county has its own first, then what is near, then the state, then the country', async () => {
  const review = await setUpOpeningReview(server)
  const nation = await review.publish({ state: null, county: null, isRemote: true })
  const state = await review.publish({ county: null })
  const near = await review.publish({ county: 'Orange County' })
  const own = await review.publish()
  await review.publish({ state: 'CA', county: 'Modoc County' })
  await review.publish({ state: 'NV', county: 'Clark County' })

  const { opportunities } = await ask(la)
  const visibleIds = opportunities.map(({ id, isPosted }: ListedOpportunity) => (isPosted ? id : 'program'))
  expect(visibleIds.slice(0, 4)).toEqual([own, state, nation, 'program'])
  expect(visibleIds).not.toContain(near)
  expect(postedIds(await ask(`${la}&miles=50`))).toEqual([own, near, state, nation])
  expect(postedIds(await ask('state=NV'))).toHaveLength(2)
  expect(postedIds(await ask())).toEqual([nation])
})

test('the job center nearest to the county is named, and none where none is listed', async () => {
  const center: Partial<Listing> = {
    name: 'Works Center',
    kind: 'job-center',
    category: 'employment',
    services: ['job-center'],
    phones: [{ number: '(213) 555-0100', kind: 'voice', extension: null, language: null, isSwitchboard: false }],
  }
  await seedDirectory(server.database.db, [
    buildListing({ id: 'center-far', ...center, position: { lat: 34.6, lon: -118.3, precision: 'exact' } }),
    buildListing({ id: 'center-near', ...center, position: { lat: 34.32, lon: -118.23, precision: 'exact' } }),
  ])
  expect((await ask(la)).jobCenter).toMatchObject({ id: 'center-near', apply: { phone: '(213) 555-0100' } })
  expect((await ask('state=CA&county=Modoc')).jobCenter).toBeNull()
  expect((await ask('state=CA')).jobCenter).toBeNull()
})

test('distance is told and narrowed by where an opening is, and what serves everywhere stays', async () => {
  const review = await setUpOpeningReview(server)
  const far = await review.publish({ lat: 34.6, lon: -118.26 })
  const close = await review.publish({ lat: 34.25, lon: -118.26 })
  const unsaid = await review.publish()

  const all = await ask(la)
  expect(postedIds(all)).toEqual([unsaid, close, far])
  const distances = all.opportunities.slice(0, 3).map(({ miles }: ListedOpportunity) => miles)
  expect(distances).toEqual([null, expect.any(Number), expect.any(Number)])
  const narrow = await ask(`${la}&miles=10`)
  expect(postedIds(narrow)).toEqual([unsaid, close])
  expect(narrow.kinds).toEqual(all.kinds)
  expect(listIds(narrow)).toContain('national-apprenticeship')
})

const filters: [query: string, kept: Partial<Opportunity>, dropped: Partial<Opportunity>][] = [
  ['kind=job', {}, { kind: 'apprenticeship' }],
  ['payShown=yes', { pay: '$18 an hour' }, { pay: ' ' }],
  ['noLicence=yes', { requirements: ['id'] }, { requirements: ['driver_licence'] }],
  ['noId=yes', { requirements: ['driver_licence'] }, { requirements: ['id'] }],
  ['training=yes', { hasTraining: true }, {}],
  ['remote=yes', { isRemote: true }, {}],
  ['spanish=yes', { languages: ['en', 'es'] }, {}],
  ['shift=night', { shifts: ['night'] }, { shifts: ['day'] }],
]

test.each(filters)('%s keeps %j and drops %j', async (query, matching, dropped) => {
  const review = await setUpOpeningReview(server)
  const [yes, no] = [await review.publish(matching), await review.publish(dropped)]

  expect(postedIds(await ask(la)).toSorted()).toEqual([yes, no].toSorted())
  expect(postedIds(await ask(`${la}&${query}`))).toEqual([yes])
})

test('schools of the directory are training near the place, with their source, and never jobs', async () => {
  const school = {
    name: 'A college',
    category: 'education' as const,
    services: ['community-college' as const],
    asOf: '2024-09',
    website: 'https://college.example/',
  }
  await seedDirectory(server.database.db, [
    buildListing({ id: 'college-1', ...school }),
    buildListing({ id: 'withdrawn-1', ...school, position: { lat: 34.1, lon: -118.2, precision: 'exact' } }),
    buildListing({
      id: 'clinic-1',
      name: 'A clinic',
      kind: 'mental-health-clinic',
      category: 'mental-health',
      services: ['vocational-rehab'],
    }),
    buildListing({
      id: 'far-college',
      ...school,
      countyFips: '06049',
      position: { lat: 41.5, lon: -120.7, precision: 'exact' },
    }),
  ])
  await server.database.db
    .updateTable('listings')
    .set({ status: 'withdrawn' })
    .where('id', '=', 'withdrawn-1')
    .execute()

  const reply = await ask(`${la}&kind=training`)
  const [first] = reply.opportunities
  expect(first).toMatchObject({
    id: 'college-1',
    kind: 'training',
    checkedOn: '2024-09',
    source: { name: 'A publisher' },
    miles: expect.any(Number),
    apply: { how: 'call', phone: '(213) 555-0100' },
    expiresOn: null,
    isPosted: false,
  })
  expect(first.about.es).not.toBe(first.about.en)
  expect(listIds(reply).filter((id) => !id.startsWith('national-'))).toEqual(['college-1'])
  expect(listIds(await ask(`${la}&kind=job`))).not.toContain('college-1')
})

test('pages hold twenty, and a page behind the last one is empty', async () => {
  const first = await setUpOpeningReview(server)
  const second = await setUpOpeningReview(server)
  for (let index = 0; index < 15; index += 1) await Promise.all([first.publish(), second.publish()])

  const pages = await Promise.all([1, 2, 3].map((page) => ask(`${la}&kind=job&page=${page}`)))
  const visibleOpportunities = pages.flatMap(({ opportunities }) => opportunities)
  const programs = visibleOpportunities.filter(({ isPosted }: ListedOpportunity) => !isPosted)
  const total = 30 + programs.length
  expect(pages.map(({ opportunities }) => opportunities.length)).toEqual([20, total - 20, 0])
  expect(pages.map((page) => [page.total, page.pages])).toEqual(Array.from({ length: 3 }, () => [total, 2]))
  expect(new Set(pages.flatMap(listIds)).size).toBe(total)
})

test.each([
  ['state=CA&county=Atlantis', 404, 'unknown_county'],
  ['county=Los%20Angeles', 404, 'unknown_county'],
  ['state=XX', 400, 'bad_request'],
  ['miles=7', 400, 'bad_request'],
  ['page=0', 400, 'bad_request'],
  ['kind=anything', 400, 'bad_request'],
  [`state=CA&county=${'x'.repeat(81)}`, 400, 'bad_request'],
])('%s is refused', async (query, status, code) => {
  const reply = await ask(query)
  expect([reply.statusCode, reply.code]).toEqual([status, code])
})

test('an opening is listed until the very instant it ends', async () => {
  const review = await setUpOpeningReview(server)
  const id = await review.publish()

  server.clock.advance(30 * day - 1)
  const last = await ask(la)
  expect(postedIds(last)).toEqual([id])
  expect(last.opportunities[0].expiresOn).toBe('2026-12-15')
  server.clock.advance(1)
  const after = await ask(la)
  expect(postedIds(after)).toEqual([])
  expect(after.kinds.job).toBe(last.kinds.job - 1)
})

test('a hiring event is over with its day', async () => {
  const review = await setUpOpeningReview(server)
  const startsAt = new Date(server.clock.now() + 2 * day).toISOString()
  const id = await review.publish({ kind: 'hiring_event', startsAt })

  server.clock.advance(2 * day + 60_000)
  expect(postedIds(await ask(`${la}&kind=hiring_event`))).toEqual([id])
  server.clock.advance(day / 3)
  expect(postedIds(await ask(`${la}&kind=hiring_event`))).toEqual([])
})

test('nothing is public without review, and nothing of an organization that left', async () => {
  const review = await setUpOpeningReview(server)
  await sendOpening(review.staff)
  expect(postedIds(await ask(la))).toEqual([])

  const id = await review.publish()
  expect(postedIds(await ask(la))).toEqual([id])
  await server.database.db.updateTable('organizations').set({ removed_at: server.clock.now() }).execute()
  expect(postedIds(await ask(la))).toEqual([])
})

testAccess(server, listOpportunities, 'apart', () => ({ query: { state: 'CA', county: 'Kern' } }))

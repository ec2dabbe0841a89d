import { beforeEach, expect, test } from 'vitest'
import { listingsPerPage, listListingsByAge, showAdminAnalytics } from '#contracts/admin-analytics.ts'
import { dayMs } from '#domain/admin-analytics/days.ts'
import { freshnessAges } from '#domain/admin-analytics/freshness.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
let reviewer: SignedInBrowser

/** The test clock is set to 2026-11-15. */
beforeEach(async () => {
  const { db } = server.database
  await seedDirectory(db, [
    buildListing({ id: 'fresh', name: 'Fresh', assuredOn: '2026-11-01' }),
    buildListing({ id: 'spring', name: 'Spring', assuredOn: '2026-05-30' }),
    buildListing({
      id: 'month',
      name: 'Month',
      category: 'housing',
      services: ['emergency-shelter'],
      assuredOn: '2024-03',
    }),
    buildListing({ id: 'year', name: 'Year', assuredOn: '2023' }),
    buildListing({ id: 'confirmed', name: 'Confirmed', assuredOn: '2023' }),
    buildListing({ id: 'paused', name: 'Paused' }),
    buildListing({ id: 'never-b', name: 'B place', state: 'TX', countyFips: '48301' }),
    buildListing({ id: 'never-a', name: 'A place', state: 'TX', countyFips: '48301' }),
    buildListing({ id: 'never-nation', name: 'Nation', scope: 'national', state: null, countyFips: null }),
  ])
  await seedDirectory(db, [buildListing({ id: 'gone', name: 'Gone' })], { status: 'withdrawn' })
  const organizationId = await createOrganization(server, 'Open Door', ['confirmed', 'paused'])
  const detailsRow = { organization_id: organizationId, document: '{}', reminded_days: 0, version: 1, updated_at: 0 }
  await db
    .insertInto('listing_care')
    .values([
      { ...detailsRow, listing_id: 'confirmed', paused: 0, confirmed_at: server.clock.now() - 100 * dayMs },
      { ...detailsRow, listing_id: 'paused', paused: 1, confirmed_at: null },
    ])
    .execute()
  reviewer = await signInAs(server, { role: 'reviewer' })
})

const ask = (query: string) => reviewer.send({ method: 'GET', url: `/api/admin/analytics/listings?${query}` })
const list = async (query: string) => listListingsByAge.reply.parse((await ask(query)).json())

test('listings of an age stand with their county and when they were checked, the longest ago first', async () => {
  expect((await list('age=older')).listings).toEqual([
    { id: 'year', name: 'Year', county: 'Los Angeles County', state: 'CA', checkedOn: '2023' },
    { id: 'month', name: 'Month', county: 'Los Angeles County', state: 'CA', checkedOn: '2024-03' },
  ])
  expect((await list('age=180')).listings.map(({ id, checkedOn }) => [id, checkedOn])).toEqual([
    ['spring', '2026-05-30'],
    ['confirmed', '2026-08-07'],
  ])
})

test('those that nobody ever checked stand by place and name', async () => {
  expect((await list('age=never')).listings).toEqual([
    { id: 'never-nation', name: 'Nation', county: null, state: null, checkedOn: null },
    { id: 'never-a', name: 'A place', county: 'Loving County', state: 'TX', checkedOn: null },
    { id: 'never-b', name: 'B place', county: 'Loving County', state: 'TX', checkedOn: null },
  ])
})

test.each(['', 'state=CA', 'state=TX', 'need=housing', 'state=TX&need=food-assistance'])(
  'as many are listed as the numbers say (%s)',
  async (filter) => {
    const reply = await reviewer.send({ method: 'GET', url: `/api/admin/analytics?${filter}` })
    const { freshness } = showAdminAnalytics.reply.parse(reply.json()).analytics

    const listed = await Promise.all(
      freshnessAges.map(async (age) => {
        const { listings, total } = await list(`age=${age}&${filter}`)
        expect(listings).toHaveLength(total)
        return { age, listings: total }
      }),
    )
    expect(listed).toEqual(freshness)
  },
)

test.each(['never', '365'])(
  'pages hold fifty, each listing stands on one, and behind the last one there is none (%s)',
  async (age) => {
    const numbers = Array.from({ length: listingsPerPage + 1 }, (_, index) => `more-${String(index).padStart(2, '0')}`)
    await seedDirectory(
      server.database.db,
      numbers.map((id) =>
        buildListing({
          id,
          name: id,
          state: 'NY',
          countyFips: '36061',
          assuredOn: age === 'never' ? null : '2026-01-01',
        }),
      ),
    )

    const pages = await Promise.all(['', '&page=2', '&page=3'].map((page) => list(`age=${age}&state=NY${page}`)))

    expect(pages.map(({ listings, total, page, pages: all }) => [listings.length, total, page, all])).toEqual([
      [50, 51, 1, 2],
      [1, 51, 2, 2],
      [0, 51, 3, 2],
    ])
    expect(pages.flatMap(({ listings }) => listings.map(({ id }) => id))).toEqual(numbers)
  },
)

test.each(['', 'age=old', 'age=never&state=XX', 'age=never&need=love', 'age=never&page=0', 'age=never&page=1e3'])(
  '“%s” is refused',
  async (query) => {
    expect((await ask(query)).statusCode).toBe(400)
  },
)

import { expect, test } from 'vitest'
import type { PartnerAnalytics } from '#contracts/partner-analytics.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
let made = 0

const pantry = buildListing({ id: 'pantry', name: 'Pantry' })
const legal = buildListing({ id: 'legal-desk', name: 'Legal desk', services: [], category: 'legal' })
const seed = () => seedDirectory(server.database.db, [pantry, legal, buildListing({ id: 'other-pantry' })])
const viewer = async (listingIds: readonly string[] = ['pantry']) =>
  signInAs(server, {
    role: 'partner_viewer',
    organizationId: await createOrganization(server, 'Open Door', listingIds),
  })
const show = (who: SignedInBrowser, query = '') => who.send({ method: 'GET', url: `/api/partner/analytics${query}` })
const numbers = async (who: SignedInBrowser, query = ''): Promise<PartnerAnalytics> =>
  (await show(who, query)).json().analytics

const count = (organizationId: string | null, month: string, key: string, n: number) =>
  server.database.db
    .insertInto('partner_counts')
    .values({ organization_id: organizationId ?? '', month, key, n })
    .execute()

/** Adds `many` introductions that were answered after `hours` hours. */
async function answered(organizationId: string | null, many: number, hours: number, resourceId = 'pantry') {
  const sentAt = server.clock.now() - 5 * dayMs
  for (let index = 0; index < many; index += 1) {
    await server.database.db
      .insertInto('warm_introductions')
      .values({
        id: `row-${(made += 1)}`,
        organization_id: organizationId,
        resource_id: resourceId,
        resource_name: 'x',
        urgency: 'normal',
        delivery: 'sent',
        state: 'accepted',
        consent_version: '1',
        consent_language: 'en',
        consent_expires_at: sentAt,
        created_at: sentAt,
        updated_at: sentAt,
        answered_at: sentAt + hours * hourMs,
        erase_at: sentAt + 90 * dayMs,
      })
      .execute()
  }
}
async function event(eventType: string, eventData: object, times = 1) {
  const browser = server.browser()
  const payload = { sessionId: 'fp_abc', eventType, eventData }
  for (let index = 0; index < times; index += 1) await browser.send({ method: 'POST', url: '/api/events', payload })
}
async function fromBrowsers(browsers: number, eventType: string, eventData: object) {
  for (let index = 0; index < browsers; index += 1) await event(eventType, eventData)
}

test('the numbers of each month are exact, small ones are hidden, and the range is the year up to now', async () => {
  const who = await viewer()
  const [id, month] = [who.organizationId, '2026-11']
  await count(id, month, 'sent', 40)
  await count(id, month, 'accepted', 21)
  await count(id, month, 'declined', 10)
  await count(id, '2025-11', 'sent', 99)
  const { from, to, months } = await numbers(who)

  expect([from, to, months.length]).toEqual(['2025-12', '2026-11', 12])
  expect(months.at(-1)).toEqual({
    month,
    sent: 40,
    accepted: 21,
    needsYou: null,
    declined: null,
    gotHelp: null,
    notGotHelp: null,
    walkIns: null,
  })
  expect(months.slice(0, -1).every(({ sent }) => sent === null)).toBe(true)
  expect((await numbers(who, '?from=2025-11&to=2025-11')).months).toMatchObject([{ month: '2025-11', sent: 99 }])
})

test.each(['?from=2026-11&to=2026-10', '?from=2020-01', '?from=2027-01', '?from=2026-13', '?to=x'])(
  'the range %s is refused',
  async (query) => {
    expect((await show(await viewer(), query)).statusCode).toBe(400)
  },
)

test('another organization’s numbers are not in it', async () => {
  await seed()
  const [who, other] = [await viewer(), await viewer(['other-pantry'])]
  await count(other.organizationId, '2026-11', 'sent', 77)
  await answered(other.organizationId, 20, 5, 'other-pantry')
  const reply = await show(who)

  expect(reply.body).not.toContain('77')
  expect(reply.json().analytics).toMatchObject({
    medianHours: null,
    countyMedianHours: null,
    listings: [{ id: 'pantry' }],
  })
})

test('the median needs eleven answers, that of the county three organizations', async () => {
  await seed()
  const who = await viewer()
  await answered(who.organizationId, 10, 20)
  const others = [
    await createOrganization(server),
    await createOrganization(server),
    await createOrganization(server),
  ] as const
  await answered(others[0], 8, 4, 'other-pantry')
  await answered(others[1], 8, 8, 'other-pantry')
  expect(await numbers(who)).toMatchObject({ medianHours: null, countyMedianHours: null })

  await answered(who.organizationId, 1, 90)
  await answered(others[2], 1, 9, 'other-pantry')
  expect(await numbers(who)).toMatchObject({ medianHours: 20, countyMedianHours: 8 })
})

test('demand is what people near search for and we do not list; too few people are not named', async () => {
  await seed()
  const who = await viewer()
  const here = { state: 'CA', county: 'Los Angeles' }
  await fromBrowsers(12, 'search', { category: 'legal', location: here })
  await fromBrowsers(12, 'search', { category: 'food-assistance', location: here })
  await fromBrowsers(12, 'search', { category: 'employment', location: { state: 'CA', county: 'Kern' } })
  await fromBrowsers(11, 'search', { category: 'several', location: here })
  await event('search', { category: 'housing', location: here }, 30)

  expect((await numbers(who)).demand).toEqual([{ need: 'legal', searches: 12 }])
  server.clock.advance(31 * dayMs)
  const again = await signInAs(server, { role: 'partner_viewer', organizationId: who.organizationId ?? '' })
  expect((await numbers(again)).demand).toEqual([])
})

test('views and saves are those of our listings, hidden while too few people looked', async () => {
  await seed()
  const who = await viewer(['pantry', 'legal-desk'])
  await fromBrowsers(11, 'resource_click', { resourceId: 'pantry', source: 'results', position: 1 })
  await event('resource_click', { resourceId: 'pantry', source: 'map' })
  await event('resource_click', { resourceId: 'legal-desk' }, 20)
  await fromBrowsers(11, 'resource_save', { resourceId: 'pantry' })
  await fromBrowsers(12, 'resource_save', { resourceId: 'pantry-annex' })
  await answered(who.organizationId, 15, 3)

  expect((await numbers(who)).listings).toEqual([
    { id: 'legal-desk', name: 'Legal desk', views: null, saves: null, introductions: null },
    { id: 'pantry', name: 'Pantry', views: 12, saves: 11, introductions: null },
  ])
})

test('visits by our code are counted by browser', async () => {
  const [who, other] = [await viewer(), await viewer([])]
  for (let index = 0; index < 11; index += 1) {
    const browser = server.browser()
    await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
    await browser.send({
      method: 'PATCH',
      url: '/api/sessions/fp_abc',
      payload: { orgId: who.organizationId },
    })
  }

  expect([(await numbers(who)).visitsByCode, (await numbers(other)).visitsByCode]).toEqual([11, null])
})

test('what to do next names a listing and at most three things', async () => {
  await seed()
  const { suggestions } = await numbers(await viewer())

  expect(suggestions).toEqual([
    { key: 'confirm', listingId: 'pantry' },
    { key: 'hours', listingId: 'pantry' },
    { key: 'facts', listingId: 'pantry' },
  ])
})

import { beforeEach, expect, test } from 'vitest'
import type { PartnerListingDetail } from '#contracts/partner-listings.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { createPartnerSettings } from '#domain/partners/settings.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { CountyPack, searchPack } from '#domain/search/pack.ts'
import { storeDirectory } from '#server/engines/directory/load.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { buildListing, buildSource } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer({}, { newForEachTest: true })
const dayMs = 24 * 60 * 60 * 1000
const id = 'pantry-1'
const url = `/api/partner/resources/${id}`
const listings: Listing[] = [
  buildListing({
    id,
    name: 'Oak Pantry',
    street: '7 Secret Lane',
    zip: '90013',
    position: { lat: 34.2117, lon: -118.2655, precision: 'exact' },
    facts: { walkIn: { value: 'yes', sourceId: 'test-source', asOf: '2026' } },
  }),
  buildListing({ id: 'plain-1', name: 'Elm Pantry', phones: [], asOf: '2019' }),
]
let admin: SignedInBrowser
let organizationId: string

beforeEach(async () => {
  await seedDirectory(server.database.db, listings)
  organizationId = await createOrganization(server, 'Oak Group', [id])
  admin = await signInAs(server, { role: 'partner_admin', organizationId })
})

const send = (method: 'GET' | 'POST' | 'PUT', address: string, payload?: object) =>
  admin.send({ method, url: address, ...(payload && { payload }) })
const detail = async (): Promise<PartnerListingDetail> => (await send('GET', url)).json().detail
async function edit(fields: object, partnerDetails: object = {}) {
  const now = await detail()
  return send('PUT', url, {
    version: now.version,
    fields: { ...now.fields, ...fields },
    care: { ...now.care, ...partnerDetails },
  })
}
const card = async (language = 'en') =>
  (await server.send({ method: 'GET', url: `/api/resources/${id}?language=${language}` })).json().resource as Resource
async function found(): Promise<Resource[]> {
  const payload = { location: { state: 'CA', county: 'Los Angeles' }, needs: { 'food-assistance': true } }
  return (await server.send({ method: 'POST', url: '/api/search-resources', payload })).json().resources
}
async function pack(): Promise<CountyPack> {
  server.clock.advance(5 * 60_000)
  return CountyPack.parse(
    (await server.send({ method: 'GET', url: '/api/county-pack?state=CA&county=Los%20Angeles' })).json(),
  )
}

test('a paused listing says why and until when, in the language asked for, wherever it is found; its phone stays', async () => {
  const reason = { en: 'We are moving.', es: 'Nos mudamos.' }
  const reply = await send('POST', `${url}/pause`, { paused: true, reason, until: '2026-12-01' })
  expect(reply.json().detail.listing.state).toBe('paused')
  const paused = { connect: 'paused', reason: 'We are moving.', until: '2026-12-01' }
  expect(await card()).toMatchObject({ care: paused, phone: '(213) 555-0100' })
  expect((await card('es')).care?.reason).toBe('Nos mudamos.')
  expect((await found()).find((resource) => resource.id === id)?.care).toMatchObject(paused)
  expect((await pack()).cards.find((packed) => packed.id === id)?.['care']).toMatchObject(paused)
  expect((await found()).find((resource) => resource.id === 'plain-1')?.care).toBeUndefined()

  await send('POST', `${url}/pause`, { paused: false, reason: null, until: null })
  expect((await card()).care).toMatchObject({ connect: null, reason: null, until: null })
})

test('a listing nobody has edited yet shows that its organization is away, and hides a door that is secret', async () => {
  const { db } = server.database
  const away = { from: '2026-11-10', until: '2026-11-20', message: { en: 'Back soon.', es: 'Volvemos pronto.' } }
  const document = JSON.stringify({ ...createPartnerSettings('Oak Group', [], 'en'), away })
  await db
    .insertInto('partner_settings')
    .values({ organization_id: organizationId, document, version: 1, updated_at: 0 })
    .execute()
  expect((await card('es')).care).toMatchObject({ connect: 'away', until: '2026-11-20', reason: 'Volvemos pronto.' })
  await db.updateTable('organizations').set({ is_confidential_location: 1 }).where('id', '=', organizationId).execute()
  expect(await card()).toMatchObject({ address: 'Los Angeles, CA', care: { isAddressPrivate: true } })
})

test('full until a day is over the day after, without anybody doing anything', async () => {
  await edit({}, { capacity: 'full', fullUntil: '2026-11-16' })
  expect((await card()).care).toMatchObject({ connect: 'full', until: '2026-11-16', capacity: 'full' })
  server.clock.advance(2 * dayMs)
  expect((await card()).care).toMatchObject({ connect: null, until: null, capacity: 'open' })
})

test('an alert ends by itself, and how to apply and accessibility are told', async () => {
  await edit(
    {},
    {
      alert: { en: 'Bring a bag.', es: 'Traiga una bolsa.', until: '2026-11-16' },
      howToApply: { en: 'Call first.', es: 'Llame primero.' },
      accessibility: ['wheelchair'],
    },
  )
  expect((await card('es')).care).toMatchObject({
    alert: 'Traiga una bolsa.',
    howToApply: 'Llame primero.',
    accessibility: ['wheelchair'],
  })
  server.clock.advance(2 * dayMs)
  expect((await card()).care?.alert).toBeNull()
})

test('“everything is still right” shows for 100 days, and after 180 the place stands last, also without a network', async () => {
  expect((await found()).map((resource) => resource.id)).toEqual([id, 'plain-1'])
  await send('POST', `${url}/confirm`)
  expect(await card()).toMatchObject({ assuredOn: '2026-11-15', care: { isConfirmed: true } })
  expect((await detail()).listing).toMatchObject({ freshness: 'fresh', confirmedAt: '2026-11-15T12:00:00.000Z' })

  const steps = [
    [99, true, 'due'],
    [100, false, 'unbadged'],
    [179, false, 'unbadged'],
    [180, false, 'last'],
  ] as const
  let passed = 0
  for (const [days, isConfirmed, freshness] of steps) {
    server.clock.advance((days - passed) * dayMs)
    passed = days
    admin = await signInAs(server, { role: 'partner_admin', organizationId })
    expect((await card()).care?.isConfirmed, `${days} days`).toBe(isConfirmed)
    expect((await detail()).listing.freshness, `${days} days`).toBe(freshness)
    const order = (await found()).map((resource) => resource.id)
    expect(order, `${days} days`).toEqual(days < 180 ? [id, 'plain-1'] : ['plain-1', id])
    const offline = searchPack(await pack(), { needs: ['food-assistance'], language: 'en', now: server.clock.now() })
    expect(offline.resources.map((resource) => resource.id)).toEqual(order)
    server.clock.advance(-5 * 60_000)
  }
  await send('POST', `${url}/confirm`)
  expect((await found()).map((resource) => resource.id)).toEqual([id, 'plain-1'])
  expect((await server.stored()).listing_care).toMatchObject([{ reminded_days: 0, confirmed_at: server.clock.now() }])
})

test('a secret street leaves the house by no door, and comes back only to its organization', async () => {
  await edit({}, { isConfidential: true })
  server.clock.advance(5 * 60_000)
  const food = { location: { state: 'CA', county: 'Los Angeles' }, needs: { 'food-assistance': true } }
  const replies = await Promise.all([
    server.send({ method: 'GET', url: `/api/resources/${id}` }),
    server.send({ method: 'POST', url: '/api/search-resources', payload: food }),
    server.send({ method: 'POST', url: '/api/resources/find', payload: food }),
    server.send({ method: 'GET', url: '/api/county-pack?state=CA&county=Los%20Angeles' }),
    server.send({ method: 'GET', url: '/api/hsds/services?full=true' }),
    server.send({ method: 'GET', url: '/api/hsds/service_at_locations?full=true' }),
  ])
  for (const { body } of replies) {
    expect(body).toContain('Oak Pantry')
    expect(body).not.toMatch(/Secret Lane|90013|34\.2117|118\.2655/)
  }
  const foundResource = (await found()).find((resource) => resource.id === id)
  expect(foundResource).toMatchObject({
    city: 'Los Angeles',
    address: 'Los Angeles, CA',
    care: { isAddressPrivate: true },
  })
  expect(foundResource?.position).toBeUndefined()
  expect((await detail()).fields.street).toBe('7 Secret Lane')
  const { listings: rows = [] } = await server.stored()
  expect(rows.find((row) => row.id === id)).toMatchObject({ lat: null, lon: null, address_key: null })
})

test('the street stays secret when the organization has left', async () => {
  await edit({}, { isConfidential: true })
  await server.database.db
    .updateTable('organizations')
    .set({ removed_at: server.clock.now() })
    .where('id', '=', organizationId)
    .execute()
  expect(await card()).toMatchObject({ address: 'Los Angeles, CA' })
  expect((await card()).care).toBeUndefined()
})

test('a new compiled directory leaves a partner’s edit alone, and keeps what a partner speaks for', async () => {
  await edit({ cost: 'free' })
  const { db, engine } = server.database
  const compiled = (version: string, all: Listing[]) =>
    storeDirectory({ db, engine }, { version, sources: [buildSource()], listings: () => all }, server.clock.now())
  await compiled('next', [buildListing({ id, name: 'Wrong Pantry' }), buildListing({ id: 'new-one' })])
  expect(await card()).toMatchObject({ name: 'Oak Pantry', cost: 'free' })

  await compiled('later', [buildListing({ id: 'new-one' })])
  expect((await detail()).fields).toMatchObject({ name: 'Oak Pantry', cost: 'free' })
})

test('a listing that a partner speaks for and never changed is not taken away either', async () => {
  const { db, engine } = server.database
  const next = { version: 'next', sources: [buildSource()], listings: () => [buildListing({ id: 'new-one' })] }
  await storeDirectory({ db, engine }, next, server.clock.now())
  expect((await detail()).fields.name).toBe('Oak Pantry')
})

test('views and saves under eleven are not told', async () => {
  const event = (type: string, n: number) =>
    Array.from({ length: n }, (_, index) => ({
      id: `${type}-${index}`,
      label: 'x',
      type,
      at: server.clock.now(),
      data: JSON.stringify({ resourceId: id, position: index }),
    }))
  const stale = { ...event('resource_click', 1)[0], id: 'old', at: server.clock.now() - 31 * dayMs }
  const rows = [...event('resource_click', 11), ...event('resource_save', 10), stale] as ReturnType<typeof event>
  await server.database.db.insertInto('events').values(rows).execute()
  const {
    listings: [mine],
  } = (await send('GET', '/api/partner/resources')).json()
  expect(mine).toMatchObject({ id, views: 11, saves: null, introductions: 0, state: 'live' })
})

async function reportTwice(report: object) {
  for (const browser of [server.browser(), server.browser()]) {
    await browser.send({ method: 'POST', url: `/api/resources/${id}/reports`, payload: report })
  }
}
const answer = (fact: string, verdict: string) =>
  send('POST', `${url}/reports/${fact}`, { verdict, note: 'We looked.' })

test('a report is accepted once it is mended; then the card no longer warns', async () => {
  await reportTwice({ kind: 'wrong_hours', note: 'My name is Jo' })
  expect(JSON.stringify(await detail())).not.toContain('My name is Jo')
  expect((await detail()).reports).toEqual([
    { fact: 'hours', kinds: ['wrong_hours'], reports: 2, lastAt: '2026-11-15T00:00:00.000Z', isOpen: true },
  ])
  const early = await answer('hours', 'accept')
  expect([early.statusCode, early.json().code]).toEqual([409, 'mend_first'])
  expect((await card()).reportsDiffer).toEqual(['hours'])

  server.clock.advance(1000)
  await edit({ hours: { kind: 'always' } })
  expect((await answer('hours', 'accept')).json().detail.reports).toMatchObject([{ fact: 'hours', isOpen: false }])
  expect((await card()).reportsDiffer).toBeUndefined()
  expect((await found())[0]?.reasons).not.toContain('reports_differ')
})

test('an explanation settles a phone, but not who was turned away: that stays on the card for a reviewer', async () => {
  await reportTwice({ kind: 'wrong_phone' })
  await reportTwice({ kind: 'turned_away', reason: 'no_walk_in' })
  await answer('phone', 'explain')
  expect((await card()).reportsDiffer).toEqual(['walkIn'])
  expect((await answer('walkIn', 'explain')).json().detail.reports).toMatchObject([
    { isOpen: false },
    { isOpen: false },
  ])
  expect((await card()).reportsDiffer).toEqual(['walkIn'])
  const { review_items: items = [], audit = [] } = await server.stored()
  expect(items.find(({ fact }) => fact === 'walkIn')).toMatchObject({
    status: 'open',
    verdict: 'explain',
    answer: 'We looked.',
  })
  expect(JSON.stringify(audit)).not.toContain('We looked.')
  expect((await answer('ugly', 'explain')).statusCode).toBe(404)
})

test('whoever speaks for a listing after another organization goes on with its care', async () => {
  await edit({}, { isConfidential: true })
  const heirs = await createOrganization(server, 'Elm Group')
  await server.database.db
    .updateTable('partner_listings')
    .set({ organization_id: heirs })
    .where('listing_id', '=', id)
    .execute()
  expect((await send('GET', url)).statusCode).toBe(404)
  admin = await signInAs(server, { role: 'partner_admin', organizationId: heirs })
  expect((await send('POST', `${url}/confirm`)).statusCode).toBe(200)
  expect((await detail()).care.isConfidential).toBe(true)
})

test('a search knows which listings are paused or full today, and which are open again', async () => {
  const listUnavailable = async () => {
    const area = { center: null, countyFips: '06037', state: 'CA' as const }
    const options = { needs: ~0, radiusKm: 1, limit: 100, withNames: false, now: server.clock.now() }
    const candidates = await directoryRepository(server.database.db).candidates(area, options)
    return candidates.flatMap((candidate) => (candidate.isUnavailable ? [candidate.id] : []))
  }
  expect(await listUnavailable()).toEqual([])

  await send('POST', `${url}/pause`, { paused: true, reason: null, until: null })
  expect(await listUnavailable()).toEqual([id])
  await send('POST', `${url}/pause`, { paused: false, reason: null, until: null })
  expect(await listUnavailable()).toEqual([])

  await edit({}, { capacity: 'full', fullUntil: '2026-11-20', introductionsOn: false })
  expect(await listUnavailable()).toEqual([id])
  server.clock.advance(6 * dayMs)
  expect(await listUnavailable()).toEqual([])
})

import { beforeEach, expect, test } from 'vitest'
import type { ListingFields } from '#contracts/partner-listings.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
const fields: ListingFields = {
  name: 'Harbor Night Shelter',
  nameEs: null,
  category: 'housing',
  services: ['emergency-shelter'],
  note: null,
  street: '7 Harbor Street',
  city: 'Los Angeles',
  zip: '90012',
  countyFips: null,
  phones: [{ number: '(213) 555-0177', extension: null, kind: 'voice', language: null, isSwitchboard: false }],
  website: null,
  hours: null,
  languages: [],
  cost: null,
  requiredDocuments: [],
  facts: { servesRecord: 'yes', servesSupervision: 'unknown', noIdNeeded: 'unknown', walkIn: 'unknown' },
}
let admin: SignedInBrowser

beforeEach(async () => {
  await seedDirectory(server.database.db, [
    buildListing({ id: 'same-phone', name: 'Old Name', phones: fields.phones }),
    buildListing({ id: 'same-name', name: 'Harbor Night Shelters', countyFips: '06037', phones: [] }),
    buildListing({ id: 'other', name: 'Corner Pantry' }),
  ])
  admin = await signInAs(server, { role: 'admin', name: 'Ada' })
})

const post = (url: string, payload: object, by = admin) => by.send({ method: 'POST', url, payload })
const add = (change: object = {}, more: object = {}) =>
  post('/api/admin/listings', { fields: { ...fields, ...change }, ...more })
async function search(): Promise<{ name: string }[]> {
  const payload = { location: { state: 'CA', county: 'Los Angeles' }, needs: { housing: true } }
  return (await server.send({ method: 'POST', url: '/api/search-resources', payload })).json().resources
}

test('a listing added by hand is public at once, names its source and date, and is in the audit log', async () => {
  const { listing } = (await add()).json()

  expect(listing).toMatchObject({ status: 'live', state: 'CA', source: 'Next Chapter', asOf: '2026-11-15' })
  expect((await search()).map(({ name }) => name)).toContain('Harbor Night Shelter')
  const stored = await server.stored()
  expect(stored.listings?.find(({ id }) => id === listing.id)).toMatchObject({
    origin: 'admin',
    kind: 'emergency-shelter',
    source_id: 'next-chapter-added',
    county_fips: '06037',
  })
  expect(stored.directory_sources?.find(({ id }) => id === 'next-chapter-added')?.dataset).toContain('Added')
  expect(stored.audit?.find(({ action }) => action === 'listing.add')).toMatchObject({
    actor: admin.accountId,
    entity_id: listing.id,
  })
})

test('places with the same phone or a similar name are shown before it is saved, and nothing is stored', async () => {
  const before = await server.stored()
  const { similar } = (await post('/api/admin/listings/similar', { fields })).json()

  expect(similar.map(({ id, reasons }: { id: string; reasons: string[] }) => [id, reasons]).toSorted()).toEqual([
    ['same-name', ['name']],
    ['same-phone', ['phone']],
  ])
  const after = await server.stored()
  expect([after.listings, after.directory_sources]).toEqual([before.listings, before.directory_sources])
})

test.each([
  [{ name: ' ' }, 'fields.name'],
  [{ zip: null, city: null }, 'fields.countyFips'],
  [{ phones: [], street: null }, 'fields.phones'],
])('a listing that nobody could find or reach is refused with the field at fault: %j', async (change, path) => {
  const reply = await add(change)

  expect(reply.statusCode).toBe(400)
  expect(reply.json().fields.map((field: { path: string }) => field.path)).toContain(path)
  expect((await server.stored()).listings).toHaveLength(3)
})

test('a reviewer may not add a listing', async () => {
  const reviewer = await signInAs(server, { role: 'reviewer' })
  expect((await post('/api/admin/listings', { fields }, reviewer)).statusCode).toBe(403)
})

test('one that serves a whole state is added without a ZIP', async () => {
  const area = { reach: 'state', state: 'NV', serves: [] }
  const { listing } = (await add({ street: null, city: null, zip: null }, { area })).json()

  expect(listing).toMatchObject({ status: 'live', state: 'NV', area })
})

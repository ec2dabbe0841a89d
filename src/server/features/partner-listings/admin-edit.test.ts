import { beforeEach, expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import type { AdminListing } from '#contracts/review.ts'
import { storeDirectory } from '#server/engines/directory/load.ts'
import { buildListing, buildSource } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
const id = 'pantry-1'
const url = `/api/admin/listings/${id}`
let admin: SignedInBrowser

beforeEach(async () => {
  await seedDirectory(server.database.db, [
    buildListing({
      id,
      name: 'Oak Pantry',
      facts: { walkIn: { value: 'yes', sourceId: 'test-source', asOf: '2025' } },
    }),
    buildListing({ id: 'pantry-2', name: 'Oak Shelter' }),
  ])
  admin = await signInAs(server, { role: 'admin', name: 'Ada' })
})

const send = (method: 'GET' | 'POST' | 'PUT', address: string, payload?: object, who = admin) =>
  who.send({ method, url: address, ...(payload && { payload }) })
const loadListing = async (): Promise<AdminListing> => (await send('GET', url)).json().listing
async function edit(fields: object, more: object = {}) {
  const { version, fields: now, status } = await loadListing()
  return send('PUT', url, { version, status, fields: { ...now, ...fields }, reason: 'They called us.', ...more })
}
const rows = () => server.database.db.selectFrom('listings').selectAll().orderBy('id').execute()
const cells = () =>
  server.database.db
    .selectFrom('directory_cells')
    .select(['cell', 'category', 'county_fips', 'n', 'needs'])
    .orderBy('cell')
    .orderBy('category')
    .execute()
const card = async () => (await server.send({ method: 'GET', url: `/api/resources/${id}` })).json().resource
async function found(): Promise<string[]> {
  const payload = { location: { state: 'CA', county: 'Los Angeles' }, needs: { 'food-assistance': true } }
  const { resources } = (await server.send({ method: 'POST', url: '/api/search-resources', payload })).json()
  return resources.map(({ name }: { name: string }) => name)
}
const history = async () => (await send('GET', `/api/admin/review/listings/${id}/history`)).json().entries
const undo = (entry: string) => send('POST', `/api/admin/review/history/${entry}/undo`, { reason: 'Not so.' })

test('an edit is public at once, says who said so, and is remembered with what changed and why', async () => {
  const reply = await edit({ name: 'Oak Food Pantry', phones: [], website: 'https://oak.example/' })
  expect(reply.json().listing).toMatchObject({ fields: { name: 'Oak Food Pantry' }, source: 'Next Chapter' })

  expect(await card()).toMatchObject({ name: 'Oak Food Pantry' })
  expect(await found()).toContain('Oak Food Pantry')
  expect((await rows())[0]).toMatchObject({ name: 'Oak Food Pantry', origin: 'admin', phone_key: null })
  expect(await history()).toMatchObject([
    {
      queue: 'listings',
      action: 'edit',
      reason: 'They called us.',
      by: 'Ada',
      canUndo: true,
      change: { before: { name: 'Oak Pantry' }, after: { name: 'Oak Food Pantry', phones: [] } },
    },
  ])
  const { audit = [] } = await server.stored()
  expect(audit.find(({ action }) => action === 'listing.edit')).toMatchObject({ entity_id: id, reason: null })
  expect(JSON.stringify(audit)).not.toContain('Oak Food')
})

test('a listing that was checked and found right says so from that day on, and undo takes that back', async () => {
  const before = (await rows())[0]
  expect((await edit({}, { isChecked: true })).statusCode).toBe(200)

  expect(JSON.parse((await rows())[0]?.document ?? '{}')).toMatchObject({ assuredOn: '2026-11-15' })
  const [entry] = await history()
  expect(entry).toMatchObject({ action: 'edit', canUndo: true })
  const auditEvent = (await server.stored()).audit?.find(({ action }) => action === 'listing.edit')
  expect(auditEvent?.after).toContain('2026-11-15')
  expect((await undo(entry.id)).statusCode).toBe(200)
  expect((await rows())[0]?.document).toBe(before?.document)
})

test('a listing taken down is found nowhere but here, and comes back the same way', async () => {
  await edit({}, { status: 'withdrawn' })
  expect(await found()).toEqual(['Oak Shelter'])
  const names = (await send('GET', '/api/admin/listings?q=oak&state=CA')).json().listings
  expect(names).toMatchObject([
    { name: 'Oak Pantry', status: 'withdrawn' },
    { name: 'Oak Shelter', status: 'live' },
  ])

  server.clock.advance(1000)
  await edit({}, { status: 'live' })
  expect(await found()).toContain('Oak Pantry')
  expect((await history()).map(({ action }: { action: string }) => action)).toEqual(['restore', 'withdraw'])
})

test('a new compiled directory changes and takes away nothing that was edited here', async () => {
  await edit({ name: 'Oak Food Pantry' })
  const { db, engine } = server.database
  const compiled = (version: string, all: Listing[]) =>
    storeDirectory({ db, engine }, { version, sources: [buildSource()], listings: () => all }, server.clock.now())
  await compiled('next', [buildListing({ id, name: 'Wrong Pantry' })])
  expect((await card()).name).toBe('Oak Food Pantry')
  await compiled('later', [buildListing({ id: 'new-one' })])
  expect((await card()).name).toBe('Oak Food Pantry')
})

const weekdays = {
  kind: 'weekly',
  times: [
    { day: 1, opens: '09:00', closes: '12:00' },
    { day: 1, opens: '13:00', closes: '17:00' },
  ],
}

test('hours by day are public, stay after a new compiled directory, are in the history and go back', async () => {
  const before = (await loadListing()).fields.hours
  expect((await edit({ hours: weekdays })).json().listing.fields.hours).toEqual(weekdays)
  const { db, engine } = server.database
  const compiled = {
    version: 'next',
    sources: [buildSource()],
    listings: () => [buildListing({ id, hours: { kind: 'always' } })],
  }
  await storeDirectory({ db, engine }, compiled, server.clock.now())

  expect((await card()).hours).toBe('Mon 9 am–12 pm, 1 pm–5 pm')
  const [entry] = await history()
  expect(entry).toMatchObject({ action: 'edit', change: { before: { hours: before }, after: { hours: weekdays } } })
  await undo(entry.id)
  expect((await loadListing()).fields.hours).toEqual(before)
})

const time = { day: 1, opens: '09:00', closes: '17:00' }
test.each([
  ['no times', { kind: 'weekly', times: [] }],
  ['no start', { kind: 'weekly', times: [{ ...time, opens: '' }] }],
  ['an hour that is none', { kind: 'weekly', times: [{ ...time, closes: '25:00' }] }],
  ['an eighth day', { kind: 'weekly', times: [{ ...time, day: 7 }] }],
  ['too many times', { kind: 'weekly', times: Array.from({ length: 51 }, () => time) }],
  ['too many words', { kind: 'text', text: 'x'.repeat(501) }],
  ['a kind that is none', { kind: 'sometimes' }],
])('hours with %s are refused here in the same words as for an organization', async (_, hours) => {
  const organizationId = await createOrganization(server, 'Oak Group', [id])
  const partner = await signInAs(server, { role: 'partner_admin', organizationId })
  const address = `/api/partner/resources/${id}`
  const { version, fields, care } = (await send('GET', address, undefined, partner)).json().detail
  const before = await server.stored()
  const ours = await edit({ hours })
  const theirs = await send('PUT', address, { version, fields: { ...fields, hours }, care }, partner)

  expect([ours.statusCode, ours.json()]).toEqual([400, theirs.json()])
  expect(ours.json().fields[0].path).toMatch(/^fields\.hours/)
  expect(await server.stored()).toEqual(before)
})

test('undo puts row and cells back byte for byte, and keeps what people reported meanwhile', async () => {
  const before = [await rows(), await cells()]
  await edit({ name: 'Elm House', street: '9 Elm Street', city: 'Bakersfield', zip: '93301', countyFips: null })
  expect((await rows()).find((row) => row.id === id)).toMatchObject({ county_fips: '06029' })
  const [entry] = await history()
  expect((await undo(entry.id)).json()).toEqual({ success: true })
  expect([await rows(), await cells()]).toEqual(before)

  server.clock.advance(1000)
  await edit({ name: 'Elm House' })
  for (let n = 0; n < 2; n += 1) {
    await server.browser().send({ method: 'POST', url: `/api/resources/${id}/reports`, payload: { kind: 'closed' } })
  }
  await undo((await history())[0].id)
  expect(await card()).toMatchObject({ name: 'Oak Pantry', reportsDiffer: ['open'] })
})

test('what somebody changed since is not undone', async () => {
  await edit({ name: 'Elm House' })
  const [entry] = await history()
  const organizationId = await createOrganization(server, 'Oak Group', [id])
  const partner = await signInAs(server, { role: 'partner_admin', organizationId })
  const address = `/api/partner/resources/${id}`
  const { version, fields, care } = (await send('GET', address, undefined, partner)).json().detail
  server.clock.advance(1000)
  await send('PUT', address, { version, fields: { ...fields, cost: 'free' }, care }, partner)
  const before = await rows()
  const reply = await undo(entry.id)

  expect([reply.statusCode, reply.json().code]).toEqual([409, 'nothing_to_undo'])
  expect(await rows()).toEqual(before)
})

test('of two who edit the same the second is told what it says now; so is an organization that edits', async () => {
  const organizationId = await createOrganization(server, 'Oak Group', [id])
  const partner = await signInAs(server, { role: 'partner_staff', organizationId })
  const address = `/api/partner/resources/${id}`
  const theirs = (await send('GET', address, undefined, partner)).json().detail
  await send(
    'PUT',
    address,
    { version: theirs.version, fields: { ...theirs.fields, cost: 'fee' }, care: theirs.care },
    partner,
  )
  const open = (await send('GET', address, undefined, partner)).json().detail
  const { version } = await loadListing()
  await edit({ name: 'Elm House' })
  const late = await edit({ name: 'Ash House' }, { version })

  expect([late.statusCode, late.json().code, late.json().current.fields.name]).toEqual([
    409,
    'edited_elsewhere',
    'Elm House',
  ])
  const written = await send('PUT', address, { version: open.version, fields: open.fields, care: open.care }, partner)
  expect(written.json().code).toBe('edited_elsewhere')
  expect((await card()).name).toBe('Elm House')
})

test.each([
  { name: '<b>Oak</b>' },
  { name: 'Lincoln County Jail' },
  { countyFips: '99999' },
  { phones: [], street: null, website: null },
])('%j is refused by the rules of every listing, and nothing is stored', async (fields) => {
  const before = await server.stored()
  const reply = await edit(fields)

  expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_request'])
  expect(reply.json().fields[0].path).toMatch(/^fields\./)
  expect(await server.stored()).toEqual(before)
})

test('HTML in what may hold words is taken out', async () => {
  await edit({ note: { en: '<script>x</script>Come early', es: 'Venga temprano' } })

  expect((await loadListing()).fields.note).toMatchObject({ en: expect.not.stringContaining('<') })
})

test('a secret street is not shown here and stays as it is', async () => {
  const organizationId = await createOrganization(server, 'Oak Group', [id])
  await server.database.db
    .updateTable('organizations')
    .set({ is_confidential_location: 1 })
    .where('id', '=', organizationId)
    .execute()
  const reply = await send('GET', url)
  expect(reply.body).not.toContain('Example Street')
  expect(reply.json().listing).toMatchObject({
    isAddressPrivate: true,
    organization: 'Oak Group',
    fields: { street: null },
  })
  const edited = await edit({ name: 'Elm House', street: '9 Wrong Street' })

  expect(edited.body).not.toMatch(/Example Street|Wrong Street/)
  const row = (await rows()).find((stored) => stored.id === id)
  expect([JSON.parse(row?.document ?? '').street, row?.lat, row?.address_key]).toEqual(['1 Example Street', null, null])
  expect(JSON.stringify(await history())).not.toMatch(/Example Street|Wrong Street/)
})

test('reviewers look and do not edit; a draft of an organization is nobody else’s', async () => {
  const reviewer = await signInAs(server, { role: 'reviewer' })
  const { version, fields, status } = await loadListing()
  expect((await send('GET', url, undefined, reviewer)).statusCode).toBe(200)
  expect((await send('PUT', url, { version, fields, status, reason: 'x' }, reviewer)).statusCode).toBe(403)
  await server.database.db
    .updateTable('listings')
    .set({ status: 'draft', origin: 'partner' })
    .where('id', '=', id)
    .execute()

  expect((await send('GET', url)).statusCode).toBe(404)
  expect((await send('PUT', url, { version, fields, status, reason: 'x' })).statusCode).toBe(404)
})

const area = (change: object) => ({ area: { reach: 'local', state: null, serves: [], ...change } })
async function foundIn(county: string): Promise<string[]> {
  const payload = { location: { state: 'CA', county }, needs: { 'food-assistance': true } }
  const { resources } = (await server.send({ method: 'POST', url: '/api/search-resources', payload })).json()
  return resources.map(({ name }: { name: string }) => name)
}

test('counties served are kept in order, found there and taken back', async () => {
  const before = await rows()
  const reply = await edit({}, area({ serves: ['06037', '06029', '06037'] }))

  expect(reply.json().listing).toMatchObject({ area: { reach: 'local', serves: ['06029', '06037'] } })
  expect(await foundIn('Kern')).toContain('Oak Pantry')
  const [entry] = await history()
  expect((await undo(entry.id)).statusCode).toBe(200)
  expect((await rows())[0]?.document).toBe(before[0]?.document)
})

test('a whole state is served from nowhere on the map, and a place that is local again stands in its county', async () => {
  const statewide = await edit({}, area({ reach: 'state', state: 'CA' }))
  expect(statewide.json().listing.area).toEqual({ reach: 'state', state: 'CA', serves: [] })
  expect((await rows())[0]).toMatchObject({ scope: 'state', state: 'CA', county_fips: null, lat: null })

  expect((await edit({}, area({}))).statusCode).toBe(200)
  expect((await rows())[0]).toMatchObject({ scope: 'site', county_fips: '06037', state: 'CA' })
})

test.each([
  ['a state without its name', { reach: 'state' }],
  ['a county that is none', { serves: ['06999'] }],
  ['a county that is no number', { serves: ['Kern'] }],
  ['an unknown reach', { reach: 'galaxy' }],
])('%s is refused and changes nothing', async (_what, change) => {
  const before = await rows()
  expect((await edit({}, area(change))).statusCode).toBe(400)
  expect(await rows()).toEqual(before)
})

test('what has no ZIP cannot become local: the form names the ZIP', async () => {
  const statewide = area({ reach: 'state', state: 'CA' })
  expect((await edit({ zip: null, countyFips: null, street: null, city: null }, statewide)).statusCode).toBe(200)
  const reply = await edit({}, area({}))
  expect([reply.statusCode, reply.json().fields]).toEqual([
    400,
    [{ path: 'fields.countyFips', problem: 'county_unknown' }],
  ])
})

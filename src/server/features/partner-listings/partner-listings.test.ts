import { beforeEach, expect, test } from 'vitest'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'
import type { ListingFields, PartnerListingDetail } from '#contracts/partner-listings.ts'
import { createPartnerSettings } from '#domain/partners/settings.ts'

const server = setUpTestServer()
const id = 'pantry-1'
let admin: SignedInBrowser
let staff: SignedInBrowser
let reviewer: SignedInBrowser
let organizationId: string

beforeEach(async () => {
  await seedDirectory(server.database.db, [buildListing({ id, name: 'Oak Pantry' }), buildListing({ id: 'other-1' })])
  organizationId = await createOrganization(server, 'Oak Group', [id])
  admin = await signInAs(server, { role: 'partner_admin', organizationId, email: 'ada@example.org', name: 'Ada' })
  staff = await signInAs(server, { role: 'partner_staff', organizationId })
  reviewer = await signInAs(server, { role: 'reviewer' })
})

const url = `/api/partner/resources/${id}`
const send = (who: Pick<SignedInBrowser, 'send'>, method: 'GET' | 'POST' | 'PUT', address: string, payload?: object) =>
  who.send({ method, url: address, ...(payload && { payload }) })
const detail = async (who = admin, address = url): Promise<PartnerListingDetail> =>
  (await send(who, 'GET', address)).json().detail
async function edit(who: SignedInBrowser, fields: Partial<ListingFields>, partnerDetails: object = {}, address = url) {
  const now = await detail(who, address)
  return send(who, 'PUT', address, {
    version: now.version,
    fields: { ...now.fields, ...fields },
    care: { ...now.care, ...partnerDetails },
  })
}
async function approve(who = reviewer) {
  const { changes } = (await send(who, 'GET', '/api/admin/listing-changes')).json()
  return send(who, 'POST', `/api/admin/listing-changes/${changes[0].change.id}/decide`, { decision: 'approve' })
}
const submit = async (address = url) =>
  send(admin, 'POST', `${address}/submit`, { version: (await detail(admin, address)).version })
const card = async (listingId = id) =>
  (await server.send({ method: 'GET', url: `/api/resources/${listingId}` })).json().resource

/** Every public output of the directory. */
async function everywherePublic(): Promise<string> {
  server.clock.advance(5 * 60_000)
  const food = { location: { state: 'CA', county: 'Los Angeles' }, needs: { 'food-assistance': true } }
  const replies = await Promise.all([
    server.send({ method: 'GET', url: `/api/resources/${id}` }),
    server.send({ method: 'GET', url: `/api/resources/${id}?language=es` }),
    server.send({ method: 'POST', url: '/api/search-resources', payload: food }),
    server.send({ method: 'POST', url: '/api/resources/find', payload: food }),
    server.send({ method: 'GET', url: '/api/county-pack?state=CA&county=Los%20Angeles' }),
    server.send({ method: 'GET', url: '/api/hsds/services?full=true&per_page=100' }),
    server.send({ method: 'GET', url: '/api/hsds/service_at_locations?full=true&per_page=100' }),
    server.send({ method: 'GET', url: '/api/hsds/organizations?full=true&per_page=100' }),
  ])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
  return replies.map(({ body }) => body).join('\n')
}

test('name, address, phones and who is welcome are public nowhere before a reviewer agrees', async () => {
  const reply = await edit(staff, {
    name: 'Birch Pantry',
    nameEs: 'Despensa Abedul',
    street: '77 Hidden Lane',
    zip: '90013',
    phones: [{ number: '213 555 0199', extension: null, kind: 'voice', language: null, isSwitchboard: false }],
    facts: { servesRecord: 'no', servesSupervision: 'unknown', noIdNeeded: 'unknown', walkIn: 'unknown' },
  })
  expect(reply.json().detail.pending).toMatchObject({
    status: 'draft',
    kind: 'review',
    before: { name: 'Oak Pantry', street: '1 Example Street' },
    after: { name: 'Birch Pantry', phones: [{ number: '(213) 555-0199' }], facts: { servesRecord: 'no' } },
  })
  const secret = /Birch|Abedul|Hidden Lane|555-0199|May not take people/
  expect(await everywherePublic()).not.toMatch(secret)
  await submit()
  expect((await detail()).listing.state).toBe('change_waiting')
  expect(await everywherePublic()).not.toMatch(secret)

  expect((await approve()).json()).toEqual({ success: true })
  const publicText = await everywherePublic()
  for (const text of ['Birch Pantry', 'Despensa Abedul', '77 Hidden Lane', '(213) 555-0199'])
    expect(publicText).toContain(text)
  expect((await card()).facts.servesRecord).toMatchObject({ value: 'no', source: 'Oak Group', asOf: '2026-11-15' })
  expect((await card()).source.publisher).toBe('Oak Group')
})

test('whom they take is answered fact by fact, and a form that knows fewer facts leaves the others as they are', async () => {
  const everyday = {
    servesRecord: 'unknown',
    servesSupervision: 'unknown',
    noIdNeeded: 'unknown',
    walkIn: 'unknown',
  } as const
  await edit(staff, { facts: { ...everyday, arsonCharge: 'ask', pets: 'no' } })
  await submit()
  await approve()
  expect((await card()).facts).toMatchObject({
    arsonCharge: { value: 'ask', source: 'Oak Group', asOf: '2026-11-15' },
    pets: { value: 'no' },
  })

  const reply = await edit(staff, { facts: everyday })
  expect(reply.json().detail.pending).toBeNull()
  expect((await card()).facts.arsonCharge.value).toBe('ask')
  await edit(staff, { facts: { ...everyday, pets: 'unknown' } })
  await submit()
  await approve()
  expect((await card()).facts).not.toHaveProperty('pets')
})

test('what is not reviewed is live at once, and undo puts back exactly what it replaced', async () => {
  const before = await card()
  await edit(staff, {
    website: 'https://oak.example',
    cost: 'free',
    note: { en: 'Ring twice.', es: 'Toque dos veces.' },
  })
  expect(await card()).toMatchObject({ website: 'https://oak.example', cost: 'free' })
  const { history } = await detail()
  expect(history).toMatchObject([
    {
      kind: 'edit',
      status: 'done',
      canUndo: true,
      before: { website: null, cost: null },
      author: 'Sam',
    },
  ])
  const undone = await send(admin, 'POST', `${url}/changes/${history[0]?.id}/undo`)
  expect(
    undone.json().detail.history.map(({ kind, status }: { kind: string; status: string }) => [kind, status]),
  ).toEqual(
    expect.arrayContaining([
      ['undo', 'done'],
      ['edit', 'undone'],
    ]),
  )
  expect(await card()).toEqual({ ...before, care: (await card()).care })
})

test('a change that somebody wrote over can no longer be undone', async () => {
  await edit(staff, { cost: 'free' })
  const {
    history: [first],
  } = await detail()
  await edit(admin, { cost: 'sliding' })
  const reply = await send(admin, 'POST', `${url}/changes/${first?.id}/undo`)
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'nothing_to_undo'])
  expect((await card()).cost).toBe('sliding')
})

test('undoing a new address brings the old position back', async () => {
  const before = (await card()).position
  await edit(admin, { street: '2 Elsewhere Street', city: 'Reno', zip: '89501', countyFips: '32031' })
  await submit()
  await approve()
  expect(await card()).toMatchObject({ state: 'NV', county: 'Washoe County' })
  expect((await card()).position).not.toEqual(before)
  const {
    history: [change],
  } = await detail()
  expect((await send(admin, 'POST', `${url}/changes/${change?.id}/undo`)).statusCode).toBe(200)
  expect(await card()).toMatchObject({ state: 'CA', position: before })
})

test('of two who edit at once the second gets the first one’s version and loses nothing', async () => {
  const { version, fields, care } = await detail()
  const [one, two] = await Promise.all([
    send(staff, 'PUT', url, { version, fields: { ...fields, cost: 'free' }, care }),
    send(admin, 'PUT', url, { version, fields: { ...fields, cost: 'sliding' }, care }),
  ])
  expect(new Set([one.statusCode, two.statusCode])).toEqual(new Set([200, 409]))
  const lost = one.statusCode === 409 ? one.json() : two.json()
  const won = one.statusCode === 200 ? one.json() : two.json()
  expect(lost).toMatchObject({
    code: 'edited_elsewhere',
    current: { version: 1, fields: { cost: won.detail.fields.cost } },
  })
})

test('an edit while a reviewer looks takes the change back: nobody approves what they did not see', async () => {
  await edit(admin, { name: 'Birch Pantry' })
  await submit()
  const { changes } = (await send(reviewer, 'GET', '/api/admin/listing-changes')).json()
  await edit(staff, { name: 'Something Else' })
  const decided = await send(reviewer, 'POST', `/api/admin/listing-changes/${changes[0].change.id}/decide`, {
    decision: 'approve',
  })
  expect([decided.statusCode, decided.json().code]).toEqual([409, 'already_decided'])
  expect((await card()).name).toBe('Oak Pantry')
  expect((await detail()).pending).toMatchObject({ status: 'draft', after: { name: 'Something Else' } })
})

test('a refusal tells the author and the organization why, each once and in their language', async () => {
  const settings = createPartnerSettings('Oak Group', ['desk@example.org', 'ada@example.org'], 'es')
  await server.database.db
    .insertInto('partner_settings')
    .values({ organization_id: organizationId, document: JSON.stringify(settings), version: 1, updated_at: 0 })
    .execute()
  await edit(admin, { name: 'Birch Pantry' })
  await submit()
  const { changes } = (await send(reviewer, 'GET', '/api/admin/listing-changes')).json()
  expect(changes).toMatchObject([{ listingId: id, listingName: 'Oak Pantry', organization: 'Oak Group' }])
  await send(reviewer, 'POST', `/api/admin/listing-changes/${changes[0].change.id}/decide`, {
    decision: 'refuse',
    reason: 'The sign says Oak.',
  })
  const { outbox = [] } = await server.stored()
  expect(outbox.map(({ recipient, kind, language }) => `${kind} ${recipient} ${language}`).toSorted()).toEqual([
    'changeRefused ada@example.org en',
    'changeRefused desk@example.org es',
  ])
  expect((await detail()).history).toMatchObject([{ status: 'refused', reason: 'The sign says Oak.', canUndo: false }])
  expect((await detail()).pending).toBeNull()
})

test('a further location is a draft of its organization, and public and theirs once a reviewer agrees', async () => {
  const { fields } = await detail()
  const added = await send(admin, 'POST', '/api/partner/resources', {
    fields: { ...fields, name: 'Oak Pantry West', street: '9 West Street' },
  })
  const {
    listing: { id: newId, state },
  } = added.json().detail as PartnerListingDetail
  const address = `/api/partner/resources/${newId}`
  expect(state).toBe('draft')
  expect(await everywherePublic()).not.toContain('West')
  expect((await edit(staff, { website: 'https://west.example' }, {}, address)).statusCode).toBe(200)
  await submit(address)
  expect((await server.send({ method: 'GET', url: `/api/resources/${newId}` })).statusCode).toBe(404)
  await approve()
  expect(await card(newId)).toMatchObject({ name: 'Oak Pantry West', website: 'https://west.example' })
  expect((await server.stored()).partner_listings).toContainEqual({
    listing_id: newId,
    organization_id: organizationId,
    verified_at: server.clock.now(),
  })
  expect(await everywherePublic()).toContain('Oak Pantry West')
})

test('a draft that is taken back is gone', async () => {
  const { fields } = await detail()
  const added = await send(admin, 'POST', '/api/partner/resources', { fields })
  const address = `/api/partner/resources/${added.json().detail.listing.id}`
  expect((await send(staff, 'POST', `${address}/discard`)).statusCode).toBe(200)
  expect((await send(admin, 'GET', address)).statusCode).toBe(404)
  expect((await send(admin, 'GET', '/api/partner/resources')).json().listings).toHaveLength(1)
})

test.each([
  [{ name: '<b>Oak</b>' }, 'fields.name', 'name_html'],
  [{ name: 'Lincoln County Jail' }, 'fields.name', 'correctional'],
  [
    { phones: [{ number: '12', extension: null, kind: 'voice', language: null, isSwitchboard: false }] },
    'fields.phones',
    'phone_unreadable',
  ],
  [{ countyFips: '99999' }, 'fields.countyFips', 'county_unknown'],
  [{ countyFips: null, zip: null }, 'fields.countyFips', 'county_unknown'],
  [{ phones: [], street: null }, 'fields.phones', 'contact_missing'],
] as const)('%j is refused by name and changes nothing', async (fields, path, problem) => {
  const reply = await edit(staff, fields as Partial<ListingFields>)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().fields).toContainEqual({ path, problem })
  expect((await detail()).version).toBe(0)
})

test('HTML in other fields is taken out, and no field can hold it', async () => {
  const html = '<script>alert(1)</script>'
  await edit(
    staff,
    {
      note: { en: `Ring ${html}twice`, es: `Toque ${html}` },
      hours: { kind: 'text', text: `9 to 5 ${html}` },
      requiredDocuments: [`An ID ${html}`],
      city: `Los Angeles ${html}`,
    },
    {
      alert: { en: `Closed ${html}today`, es: html, until: '2026-12-01' },
      howToApply: { en: html, es: '' },
      closures: [{ from: '2026-11-20', until: '2026-11-20', note: { en: html, es: html } }],
    },
  )
  await send(admin, 'POST', `${url}/pause`, { paused: true, reason: { en: html, es: html }, until: null })
  await submit()
  await approve()
  expect(JSON.stringify(await detail())).not.toMatch(/<\/?script/)
  expect(await everywherePublic()).not.toMatch(/<\/?script/)
})

test('another organization’s listing is not found, like one that is not there', async () => {
  const stranger = await signInAs(server, { role: 'partner_admin' })
  const { fields, care } = await detail()
  const calls = (listingId: string) => {
    const address = `/api/partner/resources/${listingId}`
    const change = '5f0c3a52-5f0b-4f0e-9b59-0a3f7f3a7a10'
    return [
      send(stranger, 'GET', address),
      send(stranger, 'PUT', address, { version: 0, fields, care }),
      send(stranger, 'POST', `${address}/submit`, { version: 0 }),
      send(stranger, 'POST', `${address}/discard`),
      send(stranger, 'POST', `${address}/confirm`),
      send(stranger, 'POST', `${address}/pause`, { paused: true, reason: null, until: null }),
      send(stranger, 'POST', `${address}/changes/${change}/undo`),
      send(stranger, 'POST', `${address}/reports/phone`, { verdict: 'explain', note: 'no' }),
    ]
  }
  const theirs = await Promise.all(calls(id))
  const missing = await Promise.all(calls('nothing-here'))
  expect(theirs.map(({ statusCode }) => statusCode)).toEqual(theirs.map(() => 404))
  expect(theirs.map(({ body }) => body)).toEqual(missing.map(({ body }) => body))
  expect((await server.stored()).listing_care).toBeUndefined()
})

test('staff edit and confirm; only a partner’s admin sends, pauses, adds and opens a secret address', async () => {
  const viewer = await signInAs(server, { role: 'partner_viewer', organizationId })
  const { fields, care } = await detail()
  expect((await send(viewer, 'PUT', url, { version: 0, fields, care })).statusCode).toBe(403)
  expect((await send(staff, 'POST', `${url}/submit`, { version: 0 })).statusCode).toBe(403)
  expect((await send(staff, 'POST', '/api/partner/resources', { fields })).statusCode).toBe(403)
  const pausing = { paused: true, reason: null, until: null }
  expect((await send(staff, 'POST', `${url}/pause`, pausing)).statusCode).toBe(403)
  expect((await edit(staff, {}, { paused: true })).json().detail.care.paused).toBe(false)
  expect((await edit(staff, {}, { isConfidential: true })).statusCode).toBe(200)
  expect((await edit(staff, {}, { isConfidential: false })).statusCode).toBe(403)
  expect((await edit(admin, {}, { isConfidential: false })).statusCode).toBe(200)
  expect((await send(admin, 'GET', '/api/admin/listing-changes')).statusCode).toBe(403)
})

test('every write leaves one audit row that names fields and no words', async () => {
  await edit(admin, { note: { en: 'Ring twice.', es: 'Toque.' }, name: 'Birch Pantry' })
  await submit()
  await approve()
  await send(staff, 'POST', `${url}/confirm`)
  const { audit = [] } = await server.stored()
  expect(audit.map(({ action, entity_id, actor }) => [action, entity_id === id, actor])).toEqual(
    expect.arrayContaining([
      ['listing.edit', true, admin.accountId],
      ['listing.submit', true, admin.accountId],
      ['listing_change.approve', false, reviewer.accountId],
      ['listing.confirm', true, staff.accountId],
    ]),
  )
  expect(audit).toHaveLength(4)
  expect(JSON.stringify(audit)).not.toMatch(/Ring twice|Birch/)
})

const readKind = async () =>
  (await server.database.db.selectFrom('listings').select('kind').where('id', '=', id).executeTakeFirst())?.kind
const seedKind = (kind: Partial<ReturnType<typeof buildListing>>) =>
  seedDirectory(server.database.db, [buildListing({ id, name: 'Oak House', services: ['food-pantry'], ...kind })])

test('a new kind of place waits for a reviewer, and an undo brings the old one back', async () => {
  await seedKind({})
  expect((await detail()).fields.kind).toBe('food-pantry')

  await edit(admin, { kind: 'emergency-shelter' })
  expect(await readKind()).toBe('food-pantry')
  await submit()
  await approve()
  expect(await readKind()).toBe('emergency-shelter')
  const [change] = (await detail()).history
  await send(admin, 'POST', `${url}/changes/${change?.id}/undo`)
  expect(await readKind()).toBe('food-pantry')
})

test.each([
  ['a compiled kind stays', { kind: 'day-center' }, 'day-center'],
  ['a kind that only its source tells stays', { sourceId: 'hrsa-2023', services: ['primary-care'] }, 'health-center'],
  ['a derived kind is derived again', {}, 'emergency-shelter'],
] as const)('when an organization changes its services, %s', async (_name, stored, expected) => {
  await seedKind({ ...stored, services: [...('services' in stored ? stored.services : ['food-pantry' as const])] })

  await edit(admin, { services: ['emergency-shelter'], category: 'housing' })
  expect(await readKind()).toBe(expected)
})

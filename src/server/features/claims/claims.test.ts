import { beforeEach, expect, test } from 'vitest'
import { claimListing, findClaimable, suggestListing } from '#contracts/claims.ts'
import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import { claimRequest, listWaitingMails, sendClaim } from '#testing/builders/claim.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer, withinOneWindow, type Browser } from '#testing/server.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer({}, { newForEachTest: true })
const dayMs = 24 * 60 * 60 * 1000
beforeEach(() =>
  seedDirectory(server.database.db, [
    buildListing({ id: 'place-1', name: 'Open Door' }),
    buildListing({ id: 'place-2', name: 'Casa Niño', city: 'Fresno' }),
    buildListing({ id: 'place-3', name: 'Open Road', state: 'TX', city: 'Austin' }),
  ]),
)

const find = async (q: string, state = 'CA') => {
  const reply = await server.browser().send({ method: 'GET', url: '/api/partner/claimable', query: { q, state } })
  return reply.json().listings
}
const claims = async () => (await server.stored()).claims ?? []
const list = async (browser: Browser) => (await browser.send({ method: 'GET', url: '/api/admin/claims' })).json().claims

test('listings of a state are found by name, with nothing but their city', async () => {
  expect(await find('open')).toEqual([{ id: 'place-1', name: 'Open Door', city: 'Los Angeles', isClaimed: false }])
  expect(await find('nino casa')).toEqual([{ id: 'place-2', name: 'Casa Niño', city: 'Fresno', isClaimed: false }])
  expect(await find('open', 'TX')).toMatchObject([{ id: 'place-3' }])
  expect(await find('nothing here')).toEqual([])
})

test("what isn't public is not found, and never more than twenty", async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'gone-1', name: 'Open Gone' })], { status: 'withdrawn' })
  const many = Array.from({ length: 30 }, (_, n) => buildListing({ id: `many-${n}`, name: `Many ${n}` }))
  await seedDirectory(server.database.db, many)

  expect(await find('gone')).toEqual([])
  expect(await find('many')).toHaveLength(20)
})

test('a place at a confidential address tells no city (T-3.5)', async () => {
  const { db } = server.database
  const id = await createOrganization(server, 'Open Door', ['place-1', 'place-2'])
  await db.updateTable('organizations').set({ is_confidential_location: 1 }).where('id', '=', id).execute()
  await db
    .insertInto('listing_care')
    .values({
      listing_id: 'place-3',
      organization_id: id,
      document: JSON.stringify({ ...defaultPartnerDetails, isConfidential: true }),
      paused: 0,
      reminded_days: 0,
      version: 1,
      updated_at: 0,
    })
    .execute()

  expect(await find('open door')).toEqual([{ id: 'place-1', name: 'Open Door', city: null, isClaimed: true }])
  expect(await find('open road', 'TX')).toEqual([{ id: 'place-3', name: 'Open Road', city: null, isClaimed: false }])
})

test('a claim waits for a reviewer, and the claimant is told once that it came', async () => {
  expect((await sendClaim(server)).json()).toEqual({ success: true })

  expect(await claims()).toMatchObject([
    {
      listing_id: 'place-1',
      listing_name: 'Open Door',
      email: 'front@group.example',
      status: 'open',
      organization_id: null,
    },
  ])
  expect(await listWaitingMails(server)).toMatchObject([
    { kind: 'claimReceived', recipient: 'front@group.example', subject: 'We got your claim for Open Door' },
  ])
  expect((await server.stored()).organizations).toBeUndefined()
})

test('the same claim again answers the same and is one claim, also when sent at the same moment', async () => {
  const spelledOtherwise = { email: 'front@group.example' }
  const replies = await Promise.all([sendClaim(server), sendClaim(server), sendClaim(server, spelledOtherwise)])

  expect(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(Array(3).fill('200 {"success":true}'))
  expect(await claims()).toHaveLength(1)
})

test('an address gets one confirmation a day, however many listings are claimed with it', async () => {
  await sendClaim(server)
  await sendClaim(server, { listingId: 'place-2' })
  await sendClaim(server, { listingId: 'place-2', email: 'other@group.example' })

  expect(await claims()).toHaveLength(3)
  const recipients = (await listWaitingMails(server)).map(({ recipient }) => recipient)
  expect(recipients).toEqual(['front@group.example', 'other@group.example'])
})

test('three claims a day come from one address, and no more', async () => {
  let statuses: number[] = []
  await withinOneWindow(dayMs, async (round) => {
    const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}${round}@group.example`)
    const replies = []
    for (const email of emails) replies.push(await sendClaim(server, { email }, `192.0.2.${round}`))
    statuses = replies.map(({ statusCode }) => statusCode)
  })

  expect(statuses).toEqual([200, 200, 200, 429])
})

test('a listing that is unknown or not public cannot be claimed', async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'gone-1' })], { status: 'withdrawn' })
  for (const listingId of ['unknown-1', 'gone-1', '<b>', "' or 1=1"]) {
    expect((await sendClaim(server, { listingId })).statusCode).toBe(404)
  }
  expect(await claims()).toEqual([])
})

test.each([
  { email: 'nobody' },
  { email: 'a@b.example\r\nBcc: c@d.example' },
  { contactName: ' ' },
  { phone: '5'.repeat(33) },
  { organizationName: 'x'.repeat(301) },
  { language: 'fr' },
  { contactRole: 7 },
])('%j is refused', async (changes) => {
  expect((await sendClaim(server, changes)).statusCode).toBe(400)
  expect(await claims()).toEqual([])
})

test('HTML and line breaks in what is typed stay text on one line, and stand in no mail', async () => {
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: spy@evil.example'
  await sendClaim(server, { organizationName: hostile, contactName: hostile, contactRole: hostile })
  const [listedClaim] = await list(await signInAs(server, { role: 'reviewer' }))

  expect(listedClaim.organizationName).toBe('<img src=x onerror=alert(1)> Bcc: spy@evil.example')
  expect(JSON.stringify(await listWaitingMails(server))).not.toMatch(/onerror|evil/)
})

test('reviewers see the numbers on file and how many people wait; the look is written down', async () => {
  await sendClaim(server)
  const reviewer = await signInAs(server, { role: 'reviewer' })
  const { email: _email, ...typed } = claimRequest

  expect(await list(reviewer)).toEqual([
    {
      ...typed,
      id: expect.any(String),
      listingName: 'Open Door',
      listedPhones: ['(213) 555-0100'],
      email: 'front@group.example',
      status: 'open',
      callNote: null,
      reason: null,
      createdAt: '2026-11-15T12:00:00.000Z',
      decidedAt: null,
      waiting: 0,
    },
  ])
  expect((await server.stored()).audit).toMatchObject([{ actor: reviewer.accountId, action: 'list', entity: 'claim' }])
})

test('a group that is not listed is told of, looked at and taken off the list', async () => {
  const suggestion = {
    name: 'New <b>Group</b>',
    city: 'Fresno',
    state: 'CA',
    phone: null,
    website: 'https://group.example',
    what: 'Food boxes',
    contactName: 'Robin',
    email: 'Robin@Group.example',
    language: 'es',
  }
  const sent = await server.browser().send({ method: 'POST', url: '/api/partner/suggestions', payload: suggestion })
  expect(sent.json()).toEqual({ success: true })
  const reviewer = await signInAs(server, { role: 'reviewer' })
  const open = async () => (await reviewer.send({ method: 'GET', url: '/api/admin/suggestions' })).json().suggestions
  const [listedSuggestion] = await open()
  expect(listedSuggestion).toEqual({
    ...suggestion,
    email: 'robin@group.example',
    id: expect.any(String),
    createdAt: '2026-11-15T12:00:00.000Z',
  })

  const close = (id: string) => reviewer.send({ method: 'POST', url: `/api/admin/suggestions/${id}/close` })
  expect([(await close(listedSuggestion.id)).statusCode, (await close(listedSuggestion.id)).statusCode]).toEqual([
    200, 200,
  ])
  expect((await close('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
  expect(await open()).toEqual([])
  expect(await listWaitingMails(server)).toEqual([])
})

test('a suggestion whose address is no web address is refused', async () => {
  const payload = {
    name: 'G',
    city: 'F',
    state: 'CA',
    phone: null,
    website: 'javascript:alert(1)',
    what: 'w',
    contactName: 'c',
    email: 'a@b.example',
    language: 'en',
  }
  const reply = await server.browser().send({ method: 'POST', url: '/api/partner/suggestions', payload })
  expect(reply.statusCode).toBe(400)
})

testAccess(server, findClaimable, 'public', async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'place-4', name: mark })])
  return { query: { q: mark, state: 'CA' } }
})
testAccess(server, claimListing, 'apart', () => ({ body: { ...claimRequest, listingId: 'place-1' } }))
testAccess(server, suggestListing, 'apart', () => ({
  body: {
    name: 'A group',
    city: 'Fresno',
    state: 'CA',
    phone: null,
    website: null,
    what: 'Food',
    contactName: 'Ana',
    email: 'ana@example.org',
    language: 'en',
  },
}))

import { beforeEach, expect, test } from 'vitest'
import type { Suggestion } from '#contracts/claims.ts'
import { suggestPlace } from '#contracts/suggestions.ts'
import { sendClaim } from '#testing/builders/claim.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer, withinOneWindow, type Browser } from '#testing/server.ts'
import { type SignedInBrowser, signInAs } from '#testing/staff.ts'
import { testAccess } from '#testing/visitor-access.ts'
import { runRetention } from '../retention/job.ts'

const server = setUpTestServer({}, { newForEachTest: true })
const dayMs = 24 * 60 * 60 * 1000
const pantry = {
  location: { state: 'CA', county: 'Los Angeles' },
  need: 'food-assistance',
  name: 'Oak Street Pantry',
  where: '213-555-0142',
  what: 'Free food on Fridays',
  language: 'en',
}
const tell = (place: object = {}, browser: Pick<Browser, 'send'> = server.browser(), from?: string) =>
  browser.send({
    method: 'POST',
    url: '/api/suggestions',
    payload: { ...pantry, ...place },
    ...(from && { remoteAddress: from }),
  })
const list = async (staff: Browser): Promise<Suggestion[]> =>
  (await staff.send({ method: 'GET', url: '/api/admin/suggestions' })).json().suggestions
const draft = (staff: Browser, id: string) => staff.send({ method: 'POST', url: `/api/admin/suggestions/${id}/draft` })
const listings = async () => (await server.stored()).listings ?? []

let reviewer: SignedInBrowser
beforeEach(async () => {
  reviewer = await signInAs(server, { role: 'reviewer', name: 'Rae Viewer' })
})

test('what a person tells waits for staff, with its county and need and nothing of the person', async () => {
  expect((await tell()).json()).toEqual({ success: true })

  const [told] = await list(reviewer)
  expect(told).toMatchObject({
    name: 'Oak Street Pantry',
    city: 'Los Angeles County',
    state: 'CA',
    phone: '(213) 555-0142',
    what: 'Free food on Fridays',
    contactName: '',
    email: '',
    told: { address: null, need: 'food-assistance', times: 1 },
  })
  const principals = (await server.stored()).principals ?? []
  const row = JSON.stringify((await server.stored()).suggestions)
  for (const { id } of principals) expect(row).not.toContain(id)
  expect(await listings()).toEqual([])
})

test('a corner is told where no phone is known; a number that nobody can call is refused', async () => {
  await tell({ where: 'Corner of 5th and Oak', what: null })
  expect((await list(reviewer))[0]).toMatchObject({ phone: null, what: '', told: { address: 'Corner of 5th and Oak' } })

  for (const where of ['12345', '000 555 0100', '   ']) {
    expect((await tell({ name: 'Other', where })).statusCode).toBe(400)
  }
  expect(await list(reviewer)).toHaveLength(1)
})

test('the same place told by others is one row with their number, and what the first did not know is added', async () => {
  const first = server.browser()
  await tell({ where: '5th and Oak' }, first)
  await tell({ where: '5th and Oak' }, first)
  await tell({ name: 'OAK street pantry!' })

  const told = await list(reviewer)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ phone: '(213) 555-0142', told: { address: '5th and Oak', times: 2 } })
  await tell({ location: { state: 'CA', county: 'Kern' } })
  expect(await list(reviewer)).toHaveLength(2)
})

test('scripts and hidden characters are plain text', async () => {
  await tell({ name: '<script>alert(1)</script>Oak\u202e Pantry', what: '=HYPERLINK("x") <b>javascript:alert(1)</b>' })

  expect((await list(reviewer))[0]).toMatchObject({
    name: 'alert(1) Oak Pantry',
    what: 'HYPERLINK("x") javascript:alert(1)',
  })
})

test.each([
  { need: 'gold' },
  { name: 'x'.repeat(121) },
  { what: 'x'.repeat(301) },
  { location: { state: 'CA', county: 'Atlantis' } },
  { language: 'fr' },
])('%j is refused, and nothing is stored', async (change) => {
  expect((await tell(change)).statusCode).toBe(400)
  expect((await server.stored()).suggestions).toBeUndefined()
})

test('one browser tells of six places a day, one address of thirty', async () => {
  let statuses: number[] = []
  await withinOneWindow(dayMs, async (round) => {
    const browser = server.browser()
    const replies = []
    for (let n = 0; n < 7; n += 1)
      replies.push(await tell({ name: `Place ${round} ${n}` }, browser, `192.0.2.${round}`))
    statuses = replies.map(({ statusCode }) => statusCode)
  })
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])

  await withinOneWindow(dayMs, async (round) => {
    const replies = []
    for (let n = 0; n < 31; n += 1) {
      replies.push(await tell({ name: `Far ${round} ${n}` }, server.browser(), `198.51.100.${round}`))
    }
    statuses = replies.map(({ statusCode }) => statusCode)
  })
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
})

test('one press makes a draft: public nowhere, with the name, the phone, the county and what it does', async () => {
  await tell()
  const [told] = await list(reviewer)
  const reply = await draft(reviewer, told?.id ?? '')

  const listingId = `told-${told?.id}`
  expect(reply.json()).toEqual({ success: true, listingId, similar: [] })
  expect(await list(reviewer)).toEqual([])
  expect((await draft(reviewer, told?.id ?? '')).json()).toEqual({ success: true, listingId, similar: [] })
  const [listing] = await listings()
  expect(listing).toMatchObject({ id: listingId, status: 'draft', origin: 'admin', county_fips: '06037' })
  expect(JSON.parse(listing?.document ?? '')).toMatchObject({
    name: 'Oak Street Pantry',
    category: 'community-services',
    phones: [{ number: '(213) 555-0142' }],
    note: { en: 'Free food on Fridays' },
    sourceId: 'next-chapter-suggested',
  })
  expect((await server.send({ method: 'GET', url: `/api/resources/${listingId}` })).statusCode).toBe(404)
  const shown = (await reviewer.send({ method: 'GET', url: `/api/admin/listings/${listingId}` })).json().listing
  expect(shown).toMatchObject({ status: 'draft', fields: { name: 'Oak Street Pantry' } })
})

test('a draft names places that may be the same', async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'oak-pantry', name: 'Oak Street Pantry' })])
  await tell()
  const [told] = await list(reviewer)

  expect((await draft(reviewer, told?.id ?? '')).json().similar).toEqual(['Oak Street Pantry'])
})

test('taking the draft back puts the suggestion back, unless it was published', async () => {
  await tell()
  const [told] = await list(reviewer)
  await draft(reviewer, told?.id ?? '')
  const admin = await signInAs(server, { role: 'admin', name: 'Ada Min' })
  const [entry] = (await admin.send({ method: 'GET', url: '/api/admin/review/suggestions/history' })).json().entries
  const undo = await admin.send({
    method: 'POST',
    url: `/api/admin/review/history/${entry.id}/undo`,
    payload: { reason: 'A mistake.' },
  })

  expect(undo.statusCode).toBe(200)
  expect(await listings()).toEqual([])
  expect(await list(reviewer)).toHaveLength(1)
})

test('an organization that told of itself becomes a draft by its town; an unknown town is said', async () => {
  const payload = {
    name: 'New Path',
    city: 'Los Angeles',
    state: 'CA',
    phone: '213-555-0110',
    website: 'https://example.org',
    what: 'Beds for men.',
    contactName: 'Kim Example',
    email: 'kim@example.org',
    language: 'en',
  }
  const url = '/api/partner/suggestions'
  await server.browser().send({ method: 'POST', url, payload })
  server.clock.advance(1000)
  await server.browser().send({ method: 'POST', url, payload: { ...payload, name: 'Far Path', city: 'Atlantis' } })
  const [known, unknown] = await list(reviewer)

  expect((await draft(reviewer, known?.id ?? '')).statusCode).toBe(200)
  const reply = await draft(reviewer, unknown?.id ?? '')
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'town_unknown'])
  expect(await list(reviewer)).toMatchObject([{ name: 'Far Path' }])
})

test('whoever told of it while signed in makes no draft of it', async () => {
  await tell({}, reviewer)
  const [told] = await list(reviewer)
  const reply = await draft(reviewer, told?.id ?? '')

  expect([reply.statusCode, reply.json().code]).toEqual([409, 'own_item'])
})

test('its number proves nothing of who claims the place: two people have to sign (T-3.4)', async () => {
  await tell()
  const [told] = await list(reviewer)
  await draft(reviewer, told?.id ?? '')
  const admin = await signInAs(server, { role: 'admin', name: 'Ada Min' })
  const id = (await listings())[0]?.id ?? ''
  const { version, fields } = (await admin.send({ method: 'GET', url: `/api/admin/listings/${id}` })).json().listing
  const live = { version, fields, status: 'live', reason: 'I called them.' }
  expect((await admin.send({ method: 'PUT', url: `/api/admin/listings/${id}`, payload: live })).statusCode).toBe(200)
  await sendClaim(server, { listingId: id })
  const other = await signInAs(server, { role: 'reviewer', name: 'Bo Other' })
  const [claim] = (await other.send({ method: 'GET', url: '/api/admin/claims' })).json().claims
  const reply = await other.send({
    method: 'POST',
    url: `/api/admin/claims/${claim.id}/decide`,
    payload: {
      decision: 'approve',
      calledNumber: '(213) 555-0142',
      numberSource: 'on file',
      callNote: 'They said yes.',
      isSensitive: false,
      isSupervision: false,
      isConfidential: false,
    },
  })

  expect(reply.json()).toMatchObject({ needsSecond: true })
})

test('after 30 days nobody checked it, it falls away; one that is told again stays for another 30', async () => {
  const { db } = server.database
  const erase = async () => {
    await db.deleteFrom('job_runs').execute()
    await runRetention({ db, clock: server.clock, logger: { info() {}, error() {} } as never })
  }
  await tell()
  await tell({ name: 'Elm Kitchen' })
  server.clock.advance(20 * dayMs)
  await tell({ name: 'Elm Kitchen' })
  server.clock.advance(11 * dayMs)
  await erase()
  expect((await db.selectFrom('suggestions').select('name').execute()).map(({ name }) => name)).toEqual(['Elm Kitchen'])

  server.clock.advance(20 * dayMs)
  await erase()
  expect(await db.selectFrom('suggestions').select('name').execute()).toEqual([])
})

testAccess(server, suggestPlace, 'apart, with a cookie', () => ({
  body: { ...pantry, need: 'food-assistance', language: 'en' },
}))

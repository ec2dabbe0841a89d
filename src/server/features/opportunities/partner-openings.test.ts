import { expect, test } from 'vitest'
import type { Opportunity } from '#domain/opportunities/opportunity.ts'
import { buildOpening } from '#testing/builders/listing.ts'
import { decideOpening, changeOpening, setUpOpeningReview, sendOpening } from '#testing/builders/opportunity.ts'
import { setUpTestServer } from '#testing/server.ts'
import { signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
const day = 24 * 60 * 60 * 1000
const mine = async (staff: Awaited<ReturnType<typeof signInAs>>) =>
  (await staff.send({ method: 'GET', url: '/api/partner/opportunities' })).json().opportunities
const rows = () => server.database.db.selectFrom('opportunities').selectAll().execute()
const audited = async () =>
  (await server.database.db.selectFrom('audit').select('action').orderBy('at').execute())
    .map(({ action }) => action)
    .filter((action) => action.startsWith('opportunity.'))

test('what an organization posts waits for review, with its county by the listed name', async () => {
  const { staff } = await setUpOpeningReview(server)
  const reply = await sendOpening(staff, { county: 'los angeles', pay: '' })

  expect(reply.statusCode).toBe(200)
  expect(await mine(staff)).toEqual([
    {
      id: reply.json().id,
      status: 'pending',
      reason: null,
      opportunity: buildOpening(),
      createdAt: '2026-11-15T12:00:00.000Z',
      expiresOn: '2026-12-15',
    },
  ])
  expect((await rows())[0]).toMatchObject({ county_fips: '06037', state: 'CA', organization_id: staff.organizationId })
  expect(await audited()).toEqual(['opportunity.post'])
})

test('HTML stays the text it is, for everybody', async () => {
  const review = await setUpOpeningReview(server)
  const text = '<img src=x onerror=alert(1)> =1+1'
  const both = { en: text, es: text }
  await review.publish({ title: both, about: both, organization: text, pay: text, address: text })

  const reply = await server.send({ method: 'GET', url: '/api/opportunities?state=CA&county=Los%20Angeles' })
  expect(reply.headers['content-type']).toMatch(/application\/json/)
  expect(reply.json().opportunities[0]).toMatchObject({
    title: both,
    about: both,
    organization: text,
    pay: text,
    address: text,
  })
})

const apply = (change: Partial<Opportunity['apply']>): Partial<Opportunity> => ({
  apply: { how: 'call', phone: null, url: null, note: null, ...change },
})
const refused: [why: string, change: Partial<Opportunity>, code: string, path: string][] = [
  ['a county nobody knows', { county: 'Atlantis' }, 'unknown_county', 'county'],
  ['a county without a state', { state: null }, 'unknown_county', 'county'],
  ['no phone to call', apply({}), 'bad_request', 'apply.phone'],
  ['a phone nobody can dial', apply({ phone: '555' }), 'bad_request', 'apply.phone'],
  ['no page to open', apply({ how: 'link' }), 'bad_request', 'apply.url'],
  ['a page that is a script', apply({ how: 'link', url: 'javascript:1' }), 'bad_request', 'apply.url'],
  ['an event without a time', { kind: 'hiring_event' }, 'bad_request', 'startsAt'],
  ['an event that was', { kind: 'hiring_event', startsAt: '2026-11-14T10:00:00Z' }, 'bad_request', 'startsAt'],
  ['a title in one language', { title: { en: 'Cook', es: ' ' } }, 'bad_request', 'title.es'],
  ['a place off the map', { lat: 200, lon: 0 }, 'bad_request', 'lat'],
]

test.each(refused)('%s is refused by its field, and nothing is kept', async (_why, change, code, path) => {
  const { staff } = await setUpOpeningReview(server)
  const reply = await sendOpening(staff, change)

  expect([reply.statusCode, reply.json().code]).toEqual([400, code])
  expect(reply.json().fields.map((field: { path: string }) => field.path)).toContain(path)
  expect(await rows()).toEqual([])
})

test('a huge body is refused before it is read', async () => {
  const { staff } = await setUpOpeningReview(server)
  expect((await sendOpening(staff, { organization: 'x'.repeat(64 * 1024) })).statusCode).toBe(413)
})

test('an administrator can turn posting off; the very next one is refused', async () => {
  const { staff } = await setUpOpeningReview(server)
  await server.database.db
    .insertInto('service_settings')
    .values({ key: 'switches', document: '{"partnerPosting":false}', version: 1, updated_at: 0, updated_by: 'a' })
    .execute()

  const reply = await sendOpening(staff)
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'switched_off'])
})

test('a viewer reads and does not post', async () => {
  const viewer = await signInAs(server, { role: 'partner_viewer' })
  expect((await sendOpening(viewer)).statusCode).toBe(403)
  expect(await mine(viewer)).toEqual([])
})

test('of posts that arrive together only twenty are open, and an ended one makes room', async () => {
  const { staff } = await setUpOpeningReview(server)
  const replies = await Promise.all(Array.from({ length: 25 }, () => sendOpening(staff)))

  const accepted = replies.filter(({ statusCode }) => statusCode === 200)
  const full = replies.filter(({ statusCode }) => statusCode === 409)
  expect([accepted.length, full.length]).toEqual([20, 5])
  expect(full[0]?.json()).toMatchObject({ code: 'openings_full', error: expect.stringContaining('20') })
  await changeOpening(staff, accepted[0]?.json().id, 'end')
  expect((await sendOpening(staff)).statusCode).toBe(200)
  expect((await sendOpening((await setUpOpeningReview(server)).staff)).statusCode).toBe(200)
})

test('openings past their date make room, and are ended in the store with the next post', async () => {
  const review = await setUpOpeningReview(server)
  for (let index = 0; index < 20; index += 1) await review.publish()
  expect((await sendOpening(review.staff)).statusCode).toBe(409)
  server.clock.advance(30 * day)

  // A session does not last that long, so sign in again.
  const staff = await signInAs(server, { role: 'partner_staff', organizationId: review.organizationId })
  expect(new Set((await mine(staff)).map(({ status }: { status: string }) => status))).toEqual(new Set(['ended']))
  expect((await sendOpening(staff)).statusCode).toBe(200)
  expect((await rows()).filter(({ status }) => status === 'live')).toEqual([])
})

test('an opening is renewed in its last ten days, for thirty more from that day', async () => {
  const review = await setUpOpeningReview(server)
  const id = await review.publish()
  const later = async (ms: number) => {
    server.clock.advance(ms)
    const staff = await signInAs(server, { role: 'partner_staff', organizationId: review.organizationId })
    const reply = await changeOpening(staff, id, 'renew')
    return [reply.statusCode, reply.json().code]
  }

  expect(await later(20 * day - 1)).toEqual([409, 'renew_later'])
  expect(await later(1)).toEqual([200, undefined])
  expect(await later(0)).toEqual([409, 'renew_later'])
  expect((await rows())[0]?.expires_at).toBe(server.clock.now() + 30 * day)
  const listed = await server.send({ method: 'GET', url: '/api/opportunities?state=CA&county=Los%20Angeles' })
  expect(listed.json().opportunities[0]).toMatchObject({ id, checkedOn: '2026-12-05', expiresOn: '2027-01-04' })
  expect(await later(30 * day)).toEqual([409, 'opening_over'])
})

test('what waits cannot be renewed, and what ended cannot be ended again', async () => {
  const { staff } = await setUpOpeningReview(server)
  const { id } = (await sendOpening(staff)).json()

  expect((await changeOpening(staff, id, 'renew')).json().code).toBe('renew_later')
  expect((await changeOpening(staff, id, 'end')).statusCode).toBe(200)
  expect((await changeOpening(staff, id, 'end')).json().code).toBe('opening_over')
  expect((await changeOpening(staff, id, 'renew')).json().code).toBe('opening_over')
})

test('another organization gets the answer of one that does not exist, and changes nothing (T-4.1)', async () => {
  const review = await setUpOpeningReview(server)
  const id = await review.publish()
  const other = await signInAs(server, { role: 'partner_admin' })
  const before = await rows()

  for (const what of ['end', 'renew'] as const) {
    const reply = await changeOpening(other, id, what)
    const missing = await changeOpening(other, '00000000-0000-4000-8000-000000000000', what)
    expect([reply.statusCode, reply.body]).toEqual([404, missing.body])
  }
  expect(await mine(other)).toEqual([])
  expect(await rows()).toEqual(before)
})

test('an opening that was ended while it waited cannot be published any more', async () => {
  const { staff, reviewer } = await setUpOpeningReview(server)
  const { id } = (await sendOpening(staff)).json()
  await changeOpening(staff, id, 'end')

  expect((await decideOpening(reviewer, id)).statusCode).toBe(409)
})

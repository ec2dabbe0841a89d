import { beforeEach, expect, test } from 'vitest'
import type { DisputedListing } from '#contracts/review.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
const id = 'pantry-1'
let reviewer: SignedInBrowser

beforeEach(async () => {
  await seedDirectory(server.database.db, [buildListing({ id, name: 'Oak Pantry' })])
  reviewer = await signInAs(server, { role: 'reviewer' })
})

const report = (payload: object) =>
  server.browser().send({ method: 'POST', url: `/api/resources/${id}/reports`, payload })
const list = async (): Promise<DisputedListing[]> =>
  (await reviewer.send({ method: 'GET', url: '/api/admin/reports' })).json().reports
const settle = (itemId: string, decision: 'keep' | 'mended', who = reviewer, reason = 'I called them.') =>
  who.send({ method: 'POST', url: `/api/admin/reports/${itemId}/settle`, payload: { decision, reason } })
const card = async () => (await server.send({ method: 'GET', url: `/api/resources/${id}` })).json().resource
async function moved() {
  await report({ kind: 'moved', note: '<img src=x onerror=1> They are on Main Street.' })
  server.clock.advance(1000)
  await report({ kind: 'moved' })
  return (await list())[0] as DisputedListing
}

test('a dispute shows what people wrote as they wrote it, what the listing says, and that somebody looked', async () => {
  await report({ kind: 'wrong_phone' })
  expect(await list()).toEqual([])
  const dispute = await moved()

  expect(dispute).toMatchObject({
    listingId: id,
    listingName: 'Oak Pantry',
    city: 'Los Angeles',
    state: 'CA',
    isLive: true,
    fact: 'address',
    answer: null,
    current: { street: '1 Example Street', city: 'Los Angeles', zip: '90012' },
    reports: [
      { kind: 'moved', note: null },
      { kind: 'moved', note: '<img src=x onerror=1> They are on Main Street.' },
    ],
  })
  const auditEvents = (await server.stored()).audit?.filter(({ entity }) => entity === 'listing_report')
  expect(auditEvents).toMatchObject([
    { action: 'list', after: '{"count":0}' },
    { action: 'list', after: '{"count":1}' },
  ])
})

test('that the listing is right ends it, once: the card no longer says that reports differ', async () => {
  const { id: itemId } = await moved()
  expect((await card()).reportsDiffer).toEqual(['address'])
  expect((await settle(itemId, 'keep')).json()).toEqual({ success: true })

  expect((await card()).reportsDiffer ?? []).toEqual([])
  expect(await list()).toEqual([])
  const again = await settle(itemId, 'keep')
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_decided'])
  expect((await settle('0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a', 'keep')).statusCode).toBe(404)
  const { review_history: history, audit = [] } = await server.stored()
  expect(history).toMatchObject([{ queue: 'reports', item_id: itemId, action: 'keep', reason: 'I called them.' }])
  expect(JSON.stringify(audit)).not.toMatch(/Main Street|I called/)
})

test('that it was mended is taken only once it was changed', async () => {
  const { id: itemId } = await moved()
  const before = await server.stored()
  const reply = await settle(itemId, 'mended')
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'mend_first'])
  expect(await server.stored()).toEqual(before)

  const admin = await signInAs(server, { role: 'admin' })
  const url = `/api/admin/listings/${id}`
  const { version, fields, status } = (await admin.send({ method: 'GET', url })).json().listing
  const edited = { ...fields, street: '9 Main Street' }
  const payload = { version, fields: edited, status, reason: 'They moved.' }
  expect((await admin.send({ method: 'PUT', url, payload })).statusCode).toBe(200)
  expect((await settle(itemId, 'mended')).statusCode).toBe(200)
  expect(await card()).toMatchObject({ address: expect.stringContaining('9 Main Street') })
})

test('one of two disputes that is settled leaves the other on the card', async () => {
  const { id: itemId } = await moved()
  await report({ kind: 'wrong_phone' })
  await report({ kind: 'wrong_phone' })
  await settle(itemId, 'keep')

  expect((await card()).reportsDiffer).toEqual(['phone'])
})

test('what the organization answered stands beside it, and a settled one no longer asks for an answer', async () => {
  const organizationId = await createOrganization(server, 'Oak Group', [id])
  const partner = await signInAs(server, { role: 'partner_admin', organizationId })
  await report({ kind: 'turned_away', reason: 'record' })
  await report({ kind: 'turned_away', reason: 'record' })
  const payload = { verdict: 'explain', note: 'We take everybody.' }
  await partner.send({ method: 'POST', url: `/api/partner/resources/${id}/reports/servesRecord`, payload })
  const [firstDispute] = await list()
  expect(firstDispute).toMatchObject({
    fact: 'servesRecord',
    answer: { verdict: 'explain', note: 'We take everybody.' },
  })

  server.clock.advance(1000)
  const { id: itemId } = await moved()
  server.clock.advance(1000)
  for (const dispute of await list()) await settle(dispute.id, 'keep')
  const { detail } = (await partner.send({ method: 'GET', url: `/api/partner/resources/${id}` })).json()
  expect([itemId, detail.reports.map(({ isOpen }: { isOpen: boolean }) => isOpen)]).toEqual([
    expect.any(String),
    [false, false],
  ])
})

test('a reviewer who was demoted in the meantime settles nothing', async () => {
  const { id: itemId } = await moved()
  await server.database.db
    .updateTable('accounts')
    .set({ status: 'disabled' })
    .where('id', '=', reviewer.accountId)
    .execute()
  const before = await server.stored()

  expect([401, 403]).toContain((await settle(itemId, 'keep')).statusCode)
  expect(await server.stored()).toEqual(before)
})

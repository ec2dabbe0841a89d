import { beforeEach, expect, test } from 'vitest'
import { post } from '#testing/accounts.ts'
import { approval, decideClaim, sendClaim } from '#testing/builders/claim.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { decideOpening, sendOpening } from '#testing/builders/opportunity.ts'
import { buildPublishDecision, decidePost, postRequest, sendPost } from '#testing/builders/post.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer, type InjectReply } from '#testing/server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
let organizationId: string
let partner: SignedInBrowser
/** The same person, with the other account of the same mailbox. */
let self: SignedInBrowser
let somebodyElse: SignedInBrowser

beforeEach(async () => {
  await seedDirectory(server.database.db, [
    buildListing({ id: 'place-1', name: 'Oak Pantry' }),
    buildListing({ id: 'place-2', name: 'Elm Pantry' }),
  ])
  organizationId = await createOrganization(server, 'Oak Group', ['place-1'])
  partner = await signInAs(server, { role: 'partner_admin', organizationId, email: 'pat@example.org' })
  self = await signInAs(server, { role: 'admin', email: 'pat+admin@example.org', name: 'Pat Ito' })
  somebodyElse = await signInAs(server, { role: 'admin', email: 'else@example.org' })
})

const own = ({ statusCode, json }: InjectReply) => [statusCode, json().code]
const refused = [409, 'own_item']
const history = async (queue: string) =>
  (await somebodyElse.send({ method: 'GET', url: `/api/admin/review/${queue}/history` })).json().entries
const undo = (who: SignedInBrowser, id: string) =>
  post(who, `/api/admin/review/history/${id}/undo`, { reason: 'The wrong button.' })
/** Neither the decision nor taking it back is theirs. */
async function expectNotOwn(queue: string, decide: (who: SignedInBrowser) => Promise<InjectReply>): Promise<void> {
  expect(own(await decide(self))).toEqual(refused)
  expect((await decide(somebodyElse)).statusCode).toBe(200)
  const [entry] = await history(queue)
  expect(own(await undo(self, entry.id))).toEqual(refused)
  expect((await undo(somebodyElse, entry.id)).statusCode).toBe(200)
}

test.each([
  ['the same mailbox', { email: 'Pat+claims@example.org' }],
  ['the same first and last name', { contactName: 'pat íto' }],
])('a claim that names %s is for somebody else to decide', async (_how, changes) => {
  await sendClaim(server, { listingId: 'place-2', ...changes })
  const { id } = await server.database.db.selectFrom('claims').select('id').executeTakeFirstOrThrow()
  const [listed] = (await self.send({ method: 'GET', url: '/api/admin/claims' })).json().claims

  expect(listed.isOwn).toBe(true)
  expect(own(await decideClaim(self, id, approval))).toEqual(refused)
  await expectNotOwn('claims', (who) => decideClaim(who, id, { decision: 'refuse', reason: 'Nobody answers.' }))
})

test('a claim that was filed while signed in is for somebody else to decide, whatever it names', async () => {
  const payload = {
    listingId: 'place-2',
    organizationName: 'Elm',
    contactName: 'Robin Roe',
    contactRole: 'Lead',
    email: 'robin@elm.example',
    phone: '(213) 555-0142',
    language: 'en',
  }
  expect((await post(self, '/api/partner/claims', payload)).statusCode).toBe(200)
  const { id } = await server.database.db.selectFrom('claims').select('id').executeTakeFirstOrThrow()
  await expectNotOwn('claims', (who) => decideClaim(who, id, { decision: 'refuse', reason: 'Nobody answers.' }))
})

test('a suggestion of their own is for somebody else to close', async () => {
  const suggestion = {
    name: 'New Path',
    city: 'Fresno',
    state: 'CA',
    phone: null,
    website: null,
    what: 'Beds',
    contactName: 'Pat',
    email: 'pat@example.org',
    language: 'en',
  }
  await post(server.browser(), '/api/partner/suggestions', suggestion)
  const { id } = await server.database.db.selectFrom('suggestions').select('id').executeTakeFirstOrThrow()
  await expectNotOwn('suggestions', (who) => post(who, `/api/admin/suggestions/${id}/close`, {}))
})

test('a change of a listing is for nobody of the organization it came from', async () => {
  const url = '/api/partner/resources/place-1'
  const detail = async () => (await partner.send({ method: 'GET', url })).json().detail
  const { version, fields, care } = await detail()
  await partner.send({ method: 'PUT', url, payload: { version, fields: { ...fields, name: 'Oak Food' }, care } })
  await post(partner, `${url}/submit`, { version: (await detail()).version })
  const { id } = await server.database.db.selectFrom('listing_changes').select('id').executeTakeFirstOrThrow()
  const refusal = { decision: 'refuse', reason: 'Please say the whole name.' }
  await expectNotOwn('changes', (who) => post(who, `/api/admin/listing-changes/${id}/decide`, refusal))
})

test('an opening is for nobody of the organization it came from, also when a colleague posted it', async () => {
  const colleague = await signInAs(server, { role: 'partner_staff', organizationId, email: 'kim@example.org' })
  const { id } = (await sendOpening(colleague)).json()
  await expectNotOwn('opportunities', (who) => decideOpening(who, id))
})

test('a post that was sent in the same browser is for somebody else to decide', async () => {
  await post(self, '/api/sessions', { id: 'fp_abc' })
  const { id } = (await sendPost(self)).json()
  await expectNotOwn('posts', (who) => decidePost(who, id, buildPublishDecision(postRequest.text)))
})

test('a report that was filed in the same browser is for somebody else to settle', async () => {
  const report = { kind: 'moved' }
  await post(self, '/api/resources/place-1/reports', report)
  await post(server.browser(), '/api/resources/place-1/reports', report)
  const { id } = await server.database.db.selectFrom('review_items').select('id').executeTakeFirstOrThrow()
  const settled = { decision: 'keep', reason: 'I called.' }
  await expectNotOwn('reports', (who) => post(who, `/api/admin/reports/${id}/settle`, settled))
})

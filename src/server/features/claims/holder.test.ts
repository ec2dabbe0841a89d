import { beforeEach, expect, test } from 'vitest'
import { adminKeysRepository } from '#server/features/admin-keys/repository.ts'
import { findToken, goodPassphrase, listMails, post } from '#testing/accounts.ts'
import { approval, decideClaim, listWaitingMails, sendClaim } from '#testing/builders/claim.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer, type InjectReply } from '#testing/server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
const dayMs = 24 * 60 * 60 * 1000
const claimant = 'front@group.example'
let organizationId: string
let ana: SignedInBrowser

beforeEach(async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'place-1', name: 'Open Door' })])
  organizationId = await createOrganization(server, 'Open Door', ['place-1'])
  ana = await signInAs(server, { role: 'partner_admin', organizationId, email: 'ana@open-door.example', name: 'Ana' })
})

const outcome = ({ statusCode, json }: InjectReply) => [statusCode, json().code]
const reviewer = (email: string) => signInAs(server, { role: 'reviewer', email, name: email })
const only = () => server.database.db.selectFrom('claims').selectAll().executeTakeFirstOrThrow()
const claim = async (changes: object = {}) => {
  await sendClaim(server, changes)
  return (await only()).id
}
const listOwn = async (who: SignedInBrowser) =>
  (await who.send({ method: 'GET', url: '/api/partner/claims' })).json().claims
const decide = (who: SignedInBrowser, id: string, payload: object) =>
  post(who, `/api/partner/claims/${id}/decide`, payload)
const mailsTo = async (recipient: string) =>
  (await listWaitingMails(server)).filter((mail) => mail.recipient === recipient).map(({ kind }) => kind)

test('a claim of a claimed listing is shown and mailed to that organization, in the language of each administrator', async () => {
  const eva = await signInAs(server, { role: 'partner_admin', organizationId, email: 'eva@open-door.example' })
  await server.database.db
    .updateTable('accounts')
    .set({ language: 'es', notify: 0 })
    .where('id', '=', eva.accountId)
    .execute()
  const stranger = await signInAs(server, { role: 'partner_admin', email: 'else@other.example' })
  const id = await claim()

  expect(await listOwn(ana)).toMatchObject([
    { id, listingName: 'Open Door', contactName: 'Robin Example', email: claimant, until: '2026-11-22T12:00:00.000Z' },
  ])
  expect(await listOwn(stranger)).toEqual([])
  const asked = (await listWaitingMails(server)).filter(({ kind }) => kind === 'claimAsksYou')
  expect(asked.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['ana@open-door.example', 'Someone asks to act for Open Door'],
    ['eva@open-door.example', 'Alguien pide actuar por Open Door'],
  ])
  expect(JSON.stringify(asked)).not.toContain('Robin')
})

test('its administrator takes the claimant on as a colleague, who comes in with that role and no more', async () => {
  const id = await claim()
  expect((await decide(ana, id, { decision: 'invite', role: 'partner_staff' })).json()).toEqual({ success: true })

  expect(await only()).toMatchObject({ status: 'invited', decided_by: ana.accountId })
  const token = findToken((await listMails(server, 'invitation'))[0]?.text)
  const accepted = { token, name: 'Robin', passphrase: goodPassphrase, language: 'en' }
  const { account } = (await post(server.browser(), '/api/account/invitation/accept', accepted)).json()
  expect(account).toMatchObject({ role: 'partner_staff', organization: { id: organizationId } })
  expect(outcome(await decide(ana, id, { decision: 'refuse' }))).toEqual([409, 'already_decided'])
})

test('taking somebody on is no proof that they speak for the organization: their next claim starts anew', async () => {
  await decide(ana, await claim(), { decision: 'invite', role: 'partner_viewer' })
  await seedDirectory(server.database.db, [buildListing({ id: 'place-2', name: 'Other Door' })])
  await sendClaim(server, { listingId: 'place-2' })
  const claims = (
    await (await reviewer('one@service.example')).send({ method: 'GET', url: '/api/admin/claims' })
  ).json()

  expect(claims.claims[0]).toMatchObject({ listingId: 'place-2' })
  expect(claims.claims[0].joins).toBeUndefined()
})

test('its administrator says no: the claimant is told, and nobody of ours can take that back', async () => {
  const id = await claim({ language: 'es' })
  await decide(ana, id, { decision: 'refuse' })

  expect(await only()).toMatchObject({ status: 'refused' })
  expect(await mailsTo(claimant)).toContain('claimDeclined')
  const admin = await signInAs(server, { role: 'admin' })
  const history = (await admin.send({ method: 'GET', url: '/api/admin/review/claims/history' })).json().entries
  expect(history).toEqual([])
})

test('another organization cannot decide, and neither can an administrator without a second factor or a colleague', async () => {
  const id = await claim()
  const refuse = { decision: 'refuse' }
  const stranger = await signInAs(server, { role: 'partner_admin' })
  const weak = await signInAs(server, { role: 'partner_admin', organizationId, hasSecondFactor: false })
  const staff = await signInAs(server, { role: 'partner_staff', organizationId })

  expect((await decide(stranger, id, refuse)).statusCode).toBe(404)
  expect(outcome(await decide(weak, id, refuse))).toEqual([403, 'second_factor_first'])
  expect((await decide(staff, id, refuse)).statusCode).toBe(403)
  expect(await only()).toMatchObject({ status: 'open' })
})

test('for a week nobody of ours decides; then two different people have to sign', async () => {
  const id = await claim()
  const atOnce = await reviewer('at-once@service.example')
  expect(outcome(await decideClaim(atOnce, id))).toEqual([409, 'holder_decides'])
  server.clock.advance(7 * dayMs - 1)
  const inTime = await reviewer('three@service.example')
  expect(outcome(await decideClaim(inTime, id))).toEqual([409, 'holder_decides'])
  server.clock.advance(1)

  const [first, second] = [await reviewer('four@service.example'), await reviewer('five@service.example')]
  expect((await decideClaim(first, id)).json()).toEqual({ success: true, delivered: 0, needsSecond: true })
  expect(outcome(await decideClaim(first, id))).toEqual([409, 'already_signed'])
  const [listed] = (await second.send({ method: 'GET', url: '/api/admin/claims' })).json().claims
  expect(listed).toMatchObject({
    holder: { name: 'Open Door', isSilent: true },
    signatures: [{ name: 'four@service.example' }],
  })
  expect((await decideClaim(second, id)).json()).toEqual({ success: true, delivered: 0 })
  expect(await only()).toMatchObject({ status: 'approved', organization_id: organizationId })
  expect(await mailsTo('ana@open-door.example')).toContain('accessChanged')
})

test('the same person under another address does not count as a second signature', async () => {
  const id = await claim()
  server.clock.advance(7 * dayMs)
  const first = await reviewer('one@service.example')
  const again = await reviewer('one+second@service.example')
  await decideClaim(first, id)

  expect(outcome(await decideClaim(again, id))).toEqual([409, 'already_signed'])
})

test('two who sign at the same moment: one signature is the first, the other the second, and it is granted once', async () => {
  const id = await claim()
  server.clock.advance(7 * dayMs)
  const signers = [await reviewer('one@service.example'), await reviewer('two@service.example')]
  const replies = await Promise.all(signers.map((signer) => decideClaim(signer, id)))

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(replies.filter((reply) => reply.json().needsSecond === true)).toHaveLength(1)
  expect(await only()).toMatchObject({ status: 'approved' })
})

test('a claim that is put back after a refusal is asked about anew, for a whole week', async () => {
  const id = await claim()
  const admin = await signInAs(server, { role: 'admin' })
  await decideClaim(admin, id, { decision: 'refuse', reason: 'Nobody answers.' })
  server.clock.advance(8 * dayMs)
  const later = await signInAs(server, { role: 'admin', email: 'later@service.example' })
  const [entry] = (await later.send({ method: 'GET', url: '/api/admin/review/claims/history' })).json().entries
  await post(later, `/api/admin/review/history/${entry.id}/undo`, { reason: 'The wrong button.' })

  expect(outcome(await decideClaim(later, id))).toEqual([409, 'holder_decides'])
  expect(await only()).toMatchObject({ asked_at: server.clock.now() })
})

test('a number that is not on file needs two signatures; the one on file needs one', async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'place-2', name: 'Other Door' })])
  const id = await claim({ listingId: 'place-2' })
  const elsewhere = { ...approval, calledNumber: '213 555 0188', numberSource: 'their website' }
  const [one, two] = [await reviewer('one@service.example'), await reviewer('two@service.example')]

  expect((await decideClaim(one, id, elsewhere)).json()).toMatchObject({ needsSecond: true })
  expect(await only()).toMatchObject({ status: 'open' })
  expect((await decideClaim(two, id, elsewhere)).json()).toEqual({ success: true, delivered: 0 })
  expect((await only()).call_note?.split('\n')).toHaveLength(2)
})

test('a number that the reviewer put on the listing counts as invented, and so does the claimant’s', async () => {
  const { db } = server.database
  await seedDirectory(db, [buildListing({ id: 'place-2', name: 'Other Door' })])
  const id = await claim({ listingId: 'place-2' })
  const admin = await signInAs(server, { role: 'admin', email: 'one@service.example' })
  const url = '/api/admin/listings/place-2'
  const { listing } = (await admin.send({ method: 'GET', url })).json()
  const [phone] = listing.fields.phones
  const phones = [{ ...phone, number: '(213) 555-0199' }]
  const edit = {
    version: listing.version,
    fields: { ...listing.fields, phones },
    status: 'live',
    reason: 'New number.',
  }
  expect((await admin.send({ method: 'PUT', url, payload: edit })).statusCode).toBe(200)
  const planted = { ...approval, calledNumber: '213-555-0199' }

  expect((await decideClaim(admin, id, planted)).json()).toMatchObject({ needsSecond: true })
  await db.deleteFrom('claim_signatures').execute()
  await db.updateTable('accounts').set({ email: claimant }).where('id', '=', admin.accountId).execute()
  const honest = await reviewer('two@service.example')
  expect((await decideClaim(honest, id, planted)).json()).toMatchObject({ needsSecond: true })
})

test('a program with an admin key does not sign', async () => {
  const { key } = await adminKeysRepository(server.database.db).add('a program', server.clock.now())
  await seedDirectory(server.database.db, [buildListing({ id: 'place-2', name: 'Other Door' })])
  const id = await claim({ listingId: 'place-2' })
  const reply = await server.send({
    method: 'POST',
    url: `/api/admin/claims/${id}/decide`,
    payload: approval,
    headers: { authorization: `Bearer ${key}` },
  })
  expect(outcome(reply)).toEqual([409, 'person_needed'])
})

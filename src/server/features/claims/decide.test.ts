import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Schema } from '#server/platform/db/schema.ts'
import { approval, decideClaim, listWaitingMails, sendClaim } from '#testing/builders/claim.ts'
import { personalWords, sendIntroduction } from '#testing/builders/introduction.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'

const server = setUpTestServer({}, { newForEachTest: true })
const dayMs = 24 * 60 * 60 * 1000
const listings = ['place-1', 'place-2'].map((id) => buildListing({ id, name: `Open Door ${id}` }))
beforeEach(() => seedDirectory(server.database.db, listings))

const reviewer = () => signInAs(server, { role: 'reviewer' })
const claims = () =>
  server.database.db.selectFrom('claims').selectAll().orderBy('created_at').orderBy('listing_id').execute()
const only = () => server.database.db.selectFrom('claims').selectAll().orderBy('listing_id').executeTakeFirstOrThrow()
const settings = async () => {
  const row = await server.database.db.selectFrom('partner_settings').select('document').executeTakeFirstOrThrow()
  return JSON.parse(row.document)
}
/** Sends a claim and returns its id. */
async function claim(changes: { listingId?: string; email?: string; language?: string } = {}): Promise<string> {
  await sendClaim(server, changes)
  const { listingId = 'place-1', email = 'front@group.example' } = changes
  const isIt = (row: Schema['claims']) => row.listing_id === listingId && row.email === email && row.status === 'open'
  return (await claims()).find(isIt)?.id ?? ''
}
const kinds = async () => (await listWaitingMails(server)).map(({ kind, recipient }) => `${kind} ${recipient}`)
const loadIntroductions = async (browser: Browser) =>
  (await browser.send({ method: 'GET', url: '/api/warm-introductions' })).json().introductions

test('an approval makes a partner: organization, settings, care, invitation, and what waited', async () => {
  const person = server.browser()
  await sendIntroduction(person)
  await sendIntroduction(server.browser(), { urgency: 'urgent' })
  const id = await claim()
  const staff = await reviewer()
  const [listedClaim] = (await staff.send({ method: 'GET', url: '/api/admin/claims' })).json().claims
  expect(listedClaim).toMatchObject({ waiting: 2 })
  const reply = await decideClaim(staff, id, { ...approval, isSensitive: true, isConfidential: true })

  expect(reply.json()).toEqual({ success: true, delivered: 2 })
  const stored = await server.stored()
  const { organization_id: organizationId } = await only()
  expect(stored.organizations).toMatchObject([
    { id: organizationId, name: 'Open Door', is_sensitive: 1, is_supervision: 0, is_confidential_location: 1 },
  ])
  expect(stored.partner_listings).toEqual([
    { listing_id: 'place-1', organization_id: organizationId, verified_at: server.clock.now() },
  ])
  expect(await settings()).toMatchObject({
    publicName: 'Open Door',
    noticeEmails: ['front@group.example'],
    language: 'en',
  })
  expect(stored.listing_care).toMatchObject([
    { listing_id: 'place-1', organization_id: organizationId, confirmed_at: server.clock.now(), reminded_days: 0 },
  ])
  expect(stored.accounts).toContainEqual(
    expect.objectContaining({
      email: 'front@group.example',
      name: 'Robin Example',
      role: 'partner_admin',
      organization_id: organizationId,
      status: 'invited',
    }),
  )
  expect(await loadIntroductions(person)).toMatchObject([{ delivery: 'sent', state: 'sent' }])
})

test('the claimant gets the invitation and one answer link each, and nothing about anybody', async () => {
  await sendIntroduction(server.browser())
  await decideClaim(await reviewer(), await claim())
  const mails = await listWaitingMails(server)

  expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
    'claimApproved front@group.example',
    'claimReceived front@group.example',
    'introduction front@group.example',
  ])
  expect(mails[0]?.text).toMatch(/https:\/\/example\.org\/partner-portal#invitation=[\w-]{20,}\n/)
  expect(mails[2]?.text).toMatch(/https:\/\/example\.org\/partner-portal#answer=[\w-]{20,}\n/)
  for (const word of personalWords) expect(JSON.stringify(mails)).not.toContain(word)
})

test('what was withdrawn before the approval is delivered to nobody (T-3.3)', async () => {
  const person = server.browser()
  await sendIntroduction(person)
  const id = await claim()
  await person.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place' } })

  expect((await decideClaim(await reviewer(), id)).json()).toEqual({ success: true, delivered: 0 })
  expect(await kinds()).not.toContain('introduction front@group.example')
})

test('the call must have gone to a number that is not the claimant’s (T-3.4); then nothing changes', async () => {
  const id = await claim()
  const staff = await reviewer()
  const own = await decideClaim(staff, id, { ...approval, calledNumber: '1-213-555-0142 ext 9' })
  expect([own.statusCode, own.json().code]).toEqual([400, 'own_number'])
  expect((await decideClaim(staff, id, { ...approval, calledNumber: 'the usual one' })).statusCode).toBe(400)
  expect((await decideClaim(staff, id, { ...approval, numberSource: ' ' })).statusCode).toBe(400)
  expect((await decideClaim(staff, id, { ...approval, callNote: '' })).statusCode).toBe(400)

  expect(await only()).toMatchObject({ status: 'open' })
  expect((await server.stored()).organizations).toBeUndefined()
})

test('who was called, where the number was found and what was said stays with the claim', async () => {
  const id = await claim()
  const staff = await reviewer()
  await decideClaim(staff, id, { ...approval, callNote: 'n'.repeat(1000), numberSource: 's'.repeat(200) })

  expect((await only()).call_note).toMatch(/^213 555 0100 \(s{200}\): n{1000}$/)
  expect((await staff.send({ method: 'GET', url: '/api/admin/claims' })).statusCode).toBe(200)
  const audit = (await server.stored()).audit ?? []
  expect(audit).toContainEqual(
    expect.objectContaining({
      actor: staff.accountId,
      action: 'approve',
      entity: 'claim',
      entity_id: id,
    }),
  )
  expect(JSON.stringify(audit)).not.toMatch(/Robin|group\.example|555.?01|nnn/)
})

test('a refusal needs a reason, tells it to the claimant, and gives nothing', async () => {
  const id = await claim({ language: 'es' })
  const staff = await reviewer()
  expect((await decideClaim(staff, id, { decision: 'refuse' })).statusCode).toBe(400)
  const reason = 'They do not know you.\r\nBcc: x@y.example'
  const reply = await decideClaim(staff, id, { decision: 'refuse', reason })

  expect(reply.json()).toEqual({ success: true, delivered: 0 })
  expect((await listWaitingMails(server)).find(({ kind }) => kind === 'claimRefused')).toMatchObject({
    recipient: 'front@group.example',
    language: 'es',
    text: expect.stringContaining('They do not know you. Bcc: x@y.example'),
  })
  expect((await server.stored()).organizations).toBeUndefined()
})

test('deciding twice answers 409 and changes nothing, also when two do it at the same moment', async () => {
  const id = await claim()
  const [one, two] = [await reviewer(), await reviewer()]
  const replies = await Promise.all([decideClaim(one, id), decideClaim(two, id)])
  const late = await decideClaim(one, id, { decision: 'refuse', reason: 'no' })

  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect([late.statusCode, late.json().code]).toEqual([409, 'already_decided'])
  expect((await server.stored()).organizations).toHaveLength(1)
})

test('an unknown claim is not found', async () => {
  expect((await decideClaim(await reviewer(), randomUUID())).statusCode).toBe(404)
  expect((await decideClaim(await reviewer(), randomUUID(), { decision: 'refuse', reason: 'no' })).statusCode).toBe(404)
})

test('a listing that went meanwhile cannot be given to anybody; nothing of the approval stays', async () => {
  const id = await claim()
  await server.database.db.updateTable('listings').set({ status: 'withdrawn' }).where('id', '=', 'place-1').execute()

  expect((await decideClaim(await reviewer(), id)).statusCode).toBe(409)
  expect(await only()).toMatchObject({ status: 'open' })
})

test('of two claims for one listing that are approved at the same moment, the second is for the new organization to decide', async () => {
  const [first, second] = [await claim(), await claim({ email: 'second@group.example' })]
  const other = await server.startAnother((await server.database.openAnother()).db)
  const staff = await reviewer()
  const elsewhere: Pick<Browser, 'send'> = {
    send: (options) =>
      other.inject({
        ...options,
        headers: { 'sec-fetch-site': 'same-origin', cookie: staff.cookie() ?? '', ...options.headers },
      }),
  }
  const replies = await Promise.all([decideClaim(staff, first), decideClaim(elsewhere, second)])
  await other.close()

  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await server.stored()).organizations).toHaveLength(1)
})

test('somebody who was approved before gets the next listing in the same organization', async () => {
  const staff = await reviewer()
  await decideClaim(staff, await claim())
  const { organization_id: organizationId } = await only()
  await server.database.db
    .updateTable('accounts')
    .set({ status: 'active' })
    .where('email', '=', 'front@group.example')
    .execute()
  await decideClaim(staff, await claim({ listingId: 'place-2' }))

  expect((await server.stored()).partner_listings).toMatchObject([
    { listing_id: 'place-1', organization_id: organizationId },
    { listing_id: 'place-2', organization_id: organizationId },
  ])
  const added = (await listWaitingMails(server)).find(({ kind }) => kind === 'claimAdded')
  expect(added?.text).toContain('https://example.org/partner-portal\n')
})

test('an organization that only invited somebody does not get what that person claims', async () => {
  const strangers = await createOrganization(server, 'Strangers')
  await server.database.db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      email: 'front@group.example',
      name: '',
      role: 'partner_viewer',
      organization_id: strangers,
      status: 'invited',
      language: 'en',
      view: 'table',
      notify: 1,
      totp_on: 0,
      created_at: 0,
    })
    .execute()
  await decideClaim(await reviewer(), await claim())

  expect((await only()).organization_id).not.toBe(strangers)
})

test('an email that is active elsewhere cannot be invited: the approval is refused as a whole', async () => {
  await signInAs(server, { role: 'partner_staff', email: 'front@group.example' })
  const reply = await decideClaim(await reviewer(), await claim())

  expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_there'])
  expect(await only()).toMatchObject({ status: 'open', organization_id: null })
  expect((await server.stored()).partner_listings).toBeUndefined()
})

test('the listing of an organization that left can be claimed anew', async () => {
  const gone = await createOrganization(server, 'Gone', ['place-1'])
  await server.database.db.updateTable('organizations').set({ removed_at: 1 }).where('id', '=', gone).execute()
  await decideClaim(await reviewer(), await claim())

  const { organization_id: organizationId } = await only()
  expect(organizationId).not.toBe(gone)
  expect((await server.stored()).partner_listings).toMatchObject([{ organization_id: organizationId }])
})

test('decided claims stay on the list for thirty days', async () => {
  const staff = await reviewer()
  await decideClaim(staff, await claim())
  const count = async () => {
    const reply = await (await reviewer()).send({ method: 'GET', url: '/api/admin/claims' })
    return reply.json().claims.length
  }
  server.clock.advance(30 * dayMs - 1)
  expect(await count()).toBe(1)
  server.clock.advance(1)
  expect(await count()).toBe(0)
})

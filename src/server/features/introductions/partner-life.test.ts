import { expect, test } from 'vitest'
import { defaultPartnerDetails, type PartnerDetails } from '#domain/partners/partner-details.ts'
import { retentionRules } from '#domain/retention.ts'
import { removeOrganization } from '#server/features/organizations/commands/remove-organization.ts'
import { eraseExpired } from '#server/features/retention/commands/erase-expired.ts'
import type { Db } from '#server/platform/db/database.ts'
import { personalWords, createReturningBrowser, sendIntroduction } from '#testing/builders/introduction.ts'
import {
  callPartnerIntroduction,
  partnerAnswer,
  createPartnerWithIntroduction,
  listQueuedMails,
  saveSettings,
} from '#testing/builders/partner.ts'
import { testDataKey, setUpTestServer, type Browser } from '#testing/server.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'
import { releaseIntroduction, returnIntroductions, verifyPartner } from './commands/deliver-introduction.ts'
import { createDeliveryTools, markDeliveryFailed, reissueLinks } from './commands/notify-partner.ts'
import { findOverdue } from './repository.ts'
import { introductionSeals } from './seal.ts'

const server = setUpTestServer()
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const deliveryTools = createDeliveryTools({ dataKey: testDataKey, siteUrl: 'https://example.org' })
type Sender = Pick<Browser, 'send'>
const rows = () => server.database.db.selectFrom('warm_introductions').selectAll().orderBy('created_at').execute()
const inTransaction = <T>(run: (trx: Db) => Promise<T>) => server.database.db.transaction().execute(run)
const mine = async (person: Sender) =>
  (await person.send({ method: 'GET', url: '/api/warm-introductions' })).json().introductions
const remove = (organizationId: string) =>
  inTransaction(async (trx) => {
    const waiting = await returnIntroductions(trx, deliveryTools, organizationId, server.clock.now())
    await removeOrganization(trx, organizationId, server.clock.now())
    return waiting
  })
const insertPartnerDetails = (organizationId: string, changes: Partial<PartnerDetails>) => {
  const document = JSON.stringify({ ...defaultPartnerDetails, ...changes })
  const row = { listing_id: 'place-1', organization_id: organizationId, document, version: 1, updated_at: 0 }
  return server.database.db
    .insertInto('listing_care')
    .values({ ...row, paused: 0, reminded_days: 0 })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet({ document }))
    .execute()
}

test('an organization that leaves: what it did not answer waits again, and the person sees it', async () => {
  const { organizationId, staff, person, id } = await createPartnerWithIntroduction(server)
  const answered = server.browser()
  const other = (await sendIntroduction(answered)).json().id
  await callPartnerIntroduction(staff, other, 'respond', partnerAnswer)
  await callPartnerIntroduction(staff, id, 'open')
  await callPartnerIntroduction(staff, id, 'notes', { text: 'canary-note' })
  const tokens = (await listQueuedMails(server)).map(({ token }) => token)
  const before = (await mine(person))[0]
  server.clock.advance(1000)
  expect(await remove(organizationId)).toBe(1)

  expect(await mine(person)).toMatchObject([{ id, state: 'sent', delivery: 'waiting', status: 'pending' }])
  expect((await mine(person))[0].updatedAt > before.updatedAt).toBe(true)
  expect(await mine(answered)).toMatchObject([{ state: 'accepted', partnerResponse: partnerAnswer.message }])
  expect((await callPartnerIntroduction(staff, id)).statusCode).toBe(401)
  for (const token of tokens) {
    expect((await server.send({ method: 'GET', url: `/api/partner/answer/${token}` })).statusCode).toBe(404)
  }
  const stored = await server.stored()
  expect([stored.introduction_notes, stored.answer_links, stored.partner_listings, stored.staff_sessions]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(stored.accounts).toMatchObject([{ status: 'disabled', ended_at: server.clock.now() }])
})

test('what waits again is behind the server’s lock, kept as long as it was said, and goes to whoever is verified next', async () => {
  const { organizationId, person, id } = await createPartnerWithIntroduction(server)
  server.clock.advance(dayMs)
  await remove(organizationId)
  const [row] = await rows()
  const seals = introductionSeals(testDataKey)

  expect(() => seals.unlock(id, organizationId, row?.sealed_key ?? '')).toThrow()
  expect(seals.unlock(id, null, row?.sealed_key ?? '').open('person', row?.sealed_person ?? '')).toBeTruthy()
  expect(row).toMatchObject({ organization_id: null, opened_at: null, erase_at: server.clock.now() + 29 * dayMs })
  const next = await createOrganization(server, 'Next Door')
  const claim = { listingId: 'place-1', organizationId: next }
  expect(await inTransaction((trx) => verifyPartner(trx, deliveryTools, claim, server.clock.now()))).toEqual({
    delivered: 1,
  })
  const staff = await signInAs(server, { role: 'partner_staff', organizationId: next })
  expect((await callPartnerIntroduction(staff, id, 'open')).json().detail.shared.userName).toBe('Canaria Nombre')
  expect(await mine(person)).toMatchObject([{ state: 'opened', delivery: 'sent' }])
})

test('new ones to a listing whose organization left wait', async () => {
  const { organizationId } = await createPartnerWithIntroduction(server)
  await remove(organizationId)

  expect((await sendIntroduction(server.browser())).json()).toMatchObject({ success: true, delivery: 'waiting' })
})

test('an introduction past its last day is gone from every view, and its notes and links go with it', async () => {
  const { organizationId, staff, id } = await createPartnerWithIntroduction(server)
  await callPartnerIntroduction(staff, id, 'notes', { text: 'canary-note' })
  const { token } = (await listQueuedMails(server))[0] ?? { token: '' }
  await callPartnerIntroduction(staff, id, 'respond', partnerAnswer)
  server.clock.advance(30 * dayMs)
  const later = await signInAs(server, { role: 'partner_staff', organizationId })
  expect((await callPartnerIntroduction(later, id)).statusCode).toBe(200)
  server.clock.advance(1)
  const list = await later.send({ method: 'GET', url: '/api/partner/introductions' })
  expect([(await callPartnerIntroduction(later, id, 'open')).statusCode, list.json().total]).toEqual([404, 0])
  expect((await server.send({ method: 'GET', url: `/api/partner/answer/${token}` })).statusCode).toBe(404)
  const rule = retentionRules.find(({ kind }) => kind === 'introductions')
  if (!rule) throw new Error('introductions have no age limit')
  expect(await eraseExpired(server.database, rule, server.clock.now())).toBe(1)

  const stored = await server.stored()
  expect([stored.warm_introductions, stored.introduction_notes, stored.answer_links]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(stored.partner_counts?.find(({ key }) => key === 'accepted')).toMatchObject({ n: 1 })
  for (const word of personalWords) expect(JSON.stringify(stored)).not.toContain(word)
})

test.each<[string, Partial<PartnerDetails>]>([
  ['paused', { paused: true }],
  ['full', { capacity: 'full' }],
  ['turned off', { introductionsOn: false }],
  ['full for some days', { capacity: 'full', fullUntil: '2026-11-15' }],
  ['at its most', { maxOpen: 1 }],
])('a listing that is %s takes none, and a repeat of one that went out is none', async (_what, partnerDetails) => {
  const { organizationId, person, id } = await createPartnerWithIntroduction(server)
  await insertPartnerDetails(organizationId, partnerDetails)
  const refused = await sendIntroduction(server.browser())

  expect([refused.statusCode, refused.json().code]).toEqual([409, 'introductions_closed'])
  expect((await sendIntroduction(person)).json()).toMatchObject({ success: true, id })
  expect(await rows()).toHaveLength(1)
})

test('an organization that is away takes none; one that is open again does', async () => {
  const { organizationId } = await createPartnerWithIntroduction(server)
  await insertPartnerDetails(organizationId, { capacity: 'full', fullUntil: '2026-11-14', maxOpen: 2 })
  const away = { from: '2026-11-15', until: '2026-11-15', message: { en: '', es: '' } }
  await saveSettings(server, organizationId, { away })
  expect((await sendIntroduction(await createReturningBrowser(server))).json().code).toBe('introductions_closed')
  await saveSettings(server, organizationId, { away: null })

  expect((await sendIntroduction(server.browser())).json().delivery).toBe('sent')
})

test('one that waited is due from when its organization got it', async () => {
  await sendIntroduction(server.browser(), { urgency: 'urgent' })
  server.clock.advance(3 * dayMs)
  const organizationId = await createOrganization(server)
  const staff = await signInAs(server, { role: 'partner_staff', organizationId })
  await inTransaction((trx) =>
    verifyPartner(trx, deliveryTools, { listingId: 'place-1', organizationId }, server.clock.now()),
  )
  const { introductions } = (await staff.send({ method: 'GET', url: '/api/partner/introductions' })).json()

  expect(introductions).toMatchObject([
    {
      overdue: false,
      dueAt: new Date(server.clock.now() + dayMs).toISOString(),
      receivedAt: new Date(server.clock.now()).toISOString(),
    },
  ])
  expect((await listQueuedMails(server)).map(({ kind }) => kind)).toEqual(['introduction'])
})

test('what is overdue is found once, and its reminder carries a new link that works', async () => {
  const { organizationId, id } = await createPartnerWithIntroduction(server, { urgency: 'urgent' })
  const find = () => inTransaction((trx) => findOverdue(trx, server.clock.now()))
  server.clock.advance(dayMs - 1)
  expect(await find()).toEqual([])
  const away = { from: '2026-11-16', until: '2026-11-16', message: { en: '', es: '' } }
  await saveSettings(server, organizationId, { away })
  server.clock.advance(1)
  expect(await find()).toEqual([])
  await saveSettings(server, organizationId)
  expect(await find()).toEqual([id])
  const remind = () => inTransaction((trx) => reissueLinks(trx, deliveryTools, [id], 'overdue', server.clock.now()))
  expect(await remind()).toBe(1)

  expect(await find()).toEqual([])
  const [first, second] = await listQueuedMails(server)
  expect([first?.kind, second?.kind]).toEqual(['introduction', 'overdue'])
  const opened = await server.browser().send({ method: 'POST', url: `/api/partner/answer/${second?.token}/open` })
  expect(opened.json().detail.introduction.id).toBe(id)
  await server.browser().send({ method: 'POST', url: `/api/partner/answer/${second?.token}`, payload: partnerAnswer })
  expect(await remind()).toBe(0)
})

test('the person learns that nobody could be told only when nobody was, and sends again', async () => {
  const { organizationId, person, id } = await createPartnerWithIntroduction(server)
  await saveSettings(server, organizationId, { noticeEmails: ['desk@example.org'] })
  const fail = () => inTransaction((trx) => markDeliveryFailed(trx, id, server.clock.now()))
  expect(await fail()).toBe(false)
  await server.database.db.updateTable('outbox').set({ status: 'failed' }).execute()
  expect(await fail()).toBe(true)
  expect(await mine(person)).toMatchObject([{ state: 'delivery_failed', status: 'pending' }])
  await person.send({ method: 'POST', url: `/api/warm-introductions/${id}/retry` })

  expect(await mine(person)).toMatchObject([{ state: 'sent', delivery: 'sent' }])
  expect((await listQueuedMails(server)).map(({ recipient }) => recipient).toSorted()).toEqual([
    'desk@example.org',
    'sam@example.org',
    'sam@example.org',
  ])
  const counts = await server.database.db.selectFrom('partner_counts').select('n').where('key', '=', 'sent').execute()
  expect(counts).toEqual([{ n: 1 }])
})

test('read in the portal although the mail failed, it counts as seen, and cannot fail any more', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  await server.database.db.updateTable('outbox').set({ status: 'failed' }).execute()
  await inTransaction((trx) => markDeliveryFailed(trx, id, server.clock.now()))
  await callPartnerIntroduction(staff, id, 'open')

  expect(await mine(person)).toMatchObject([{ state: 'opened' }])
  expect(await inTransaction((trx) => markDeliveryFailed(trx, id, server.clock.now()))).toBe(false)
})

test('what was held goes out once somebody looked at it', async () => {
  const { staff, id } = await createPartnerWithIntroduction(server)
  await server.database.db.updateTable('warm_introductions').set({ delivery: 'held', delivered_at: null }).execute()
  const out = () => inTransaction((trx) => releaseIntroduction(trx, deliveryTools, id, server.clock.now()))

  expect([await out(), await out()]).toEqual([true, false])
  expect((await callPartnerIntroduction(staff, id)).statusCode).toBe(200)
})

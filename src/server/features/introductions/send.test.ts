import { expect, test } from 'vitest'
import { changeContact, deleteIntroduction, requestIntroduction, retryIntroduction } from '#contracts/introductions.ts'
import { organizationsRepository } from '#server/features/organizations/repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  introductionRequest,
  personalWords,
  createReturningBrowser,
  sendIntroduction,
} from '#testing/builders/introduction.ts'
import { testDataKey, setUpTestServer, type Browser } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'
import { verifyPartner } from './commands/deliver-introduction.ts'
import { createDeliveryTools } from './commands/notify-partner.ts'
import { sendIntroduction as storeIntroduction } from './commands/send-introduction.ts'
import type { NewIntroduction } from './records.ts'

const server = setUpTestServer()
const deliveryTools = createDeliveryTools({ dataKey: testDataKey, siteUrl: 'https://example.org' })
const dayMs = 24 * 60 * 60 * 1000
const rows = () => server.database.db.selectFrom('warm_introductions').selectAll().orderBy('created_at').execute()
const list = async (browser: Pick<Browser, 'send'>) =>
  (await browser.send({ method: 'GET', url: '/api/warm-introductions' })).json().introductions
const countEqual = (all: unknown[], value: unknown) => all.filter((each) => each === value).length
/** Makes an organization the verified partner of a listing. */
async function verify(listingId: string) {
  const { db } = server.database
  const { id } = await organizationsRepository(db).add({ name: 'Partner', isConfidential: false }, 0)
  await db.transaction().execute((trx) => verifyPartner(trx, deliveryTools, { listingId, organizationId: id }, 1))
  return id
}

test('an introduction that was sent is in the sender’s list as pending (R-6.4)', async () => {
  const browser = server.browser()
  const sent = await sendIntroduction(browser)
  const now = new Date(server.clock.now()).toISOString()

  expect(sent.json()).toEqual({ success: true, id: expect.any(String), delivery: 'waiting' })
  expect(await list(browser)).toEqual([
    {
      id: sent.json().id,
      resourceId: 'place-1',
      resourceName: 'A place',
      resourceContact: '211',
      status: 'pending',
      createdAt: now,
      updatedAt: now,
      partnerResponse: null,
      partnerContact: null,
      partnerInstructions: null,
      state: 'sent',
      delivery: 'waiting',
      urgency: 'normal',
      overdue: false,
      readAt: null,
      reply: null,
    },
  ])
})

test('fifty sends at the same moment make one row and get the same answer (T-3.7)', async () => {
  const browser = await createReturningBrowser(server)
  const replies = await Promise.all(Array.from({ length: 50 }, () => sendIntroduction(browser)))

  expect(await rows()).toHaveLength(1)
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(replies[0]?.statusCode).toBe(200)
})

test('fifty sends with one key make one row, even after it was withdrawn (T-3.7)', async () => {
  const browser = await createReturningBrowser(server)
  const key = { key: 'dialog-12345' }
  await Promise.all(Array.from({ length: 50 }, () => sendIntroduction(browser, {}, key)))
  await browser.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place' } })
  const late = await sendIntroduction(browser, {}, key)

  expect(late.statusCode).toBe(200)
  expect(await rows()).toEqual([expect.objectContaining({ state: 'withdrawn', sealed_person: null })])
})

test('two processes that store the same introduction at once make one row, too', async () => {
  await createReturningBrowser(server)
  const { id: principalId } = await server.database.db.selectFrom('principals').select('id').executeTakeFirstOrThrow()
  const other = await server.database.openAnother()
  const introduction: NewIntroduction = {
    owner: { principalId, personId: null },
    idempotencyKey: null,
    resource: { id: 'place-1', name: 'A place', contact: null },
    urgency: 'normal',
    consent: { version: '1', language: 'en' },
    person: {
      userName: 'n',
      userMessage: 'm',
      userPhone: null,
      userEmail: null,
      preferredContact: 'any',
      userLocation: { state: 'CA', county: 'Kern' },
      userNeeds: [],
    },
  }
  const deps = { tools: deliveryTools, limitsOn: () => async () => {} }
  const sender = { principalId: introduction.owner.principalId, address: '', phone: null }
  const create = (db: Db) => storeIntroduction({ db, ...deps }, introduction, sender, 1)
  const all = await Promise.all(
    Array.from({ length: 25 }, () => [server.database.db, other.db])
      .flat()
      .map(create),
  )

  expect(new Set(all.map((sent) => (sent === 'closed' ? sent : sent?.id))).size).toBe(1)
  expect(await rows()).toHaveLength(1)
})

test('the key of one place is no answer for another', async () => {
  const browser = server.browser()
  await sendIntroduction(browser, {}, { key: 'dialog-12345' })

  expect((await sendIntroduction(browser, { resourceId: 'place-2' }, { key: 'dialog-12345' })).statusCode).toBe(409)
  expect(await rows()).toHaveLength(1)
})

test('two people, and two places, are apart', async () => {
  const [first, second] = [server.browser(), server.browser()]
  await sendIntroduction(first, {}, { key: 'dialog-12345' })
  await sendIntroduction(first, { resourceId: 'place-2' })
  await sendIntroduction(second, {}, { key: 'dialog-12345' })

  expect(await rows()).toHaveLength(3)
  expect([(await list(first)).length, (await list(second)).length]).toEqual([2, 1])
  expect(await list(server.browser())).toEqual([])
})

test('a caller without a cookie cannot send, and has nothing to read (T-1.4)', async () => {
  await sendIntroduction(server.browser())

  expect((await sendIntroduction(server)).statusCode).toBe(403)
  expect(await rows()).toHaveLength(1)
  expect(await list(server)).toEqual([])
})

test('only a verified partner gets it; the fifty-first of a day is held for review (T-3.3, T-3.9)', async () => {
  const organization = await verify('place-1')
  await server.database.db
    .insertInto('partner_listings')
    .values({ listing_id: 'place-2', organization_id: organization, verified_at: null })
    .execute()
  const sendOne = async (index: number, resourceId = 'place-1') => {
    const changes = { resourceId, userPhone: `555010${1000 + index}` }
    return (await sendIntroduction(server.browser(), changes)).json().delivery
  }
  const deliveries = await Promise.all(Array.from({ length: 51 }, (_, index) => sendOne(index)))

  expect([countEqual(deliveries, 'sent'), countEqual(deliveries, 'held')]).toEqual([50, 1])
  expect(await sendOne(60, 'place-2')).toBe('waiting')
  expect((await rows()).filter(({ organization_id: id }) => id === organization)).toHaveLength(51)
})

test('a browser sends fifteen a day; a refusal stores nothing and a repeat is not counted (T-3.9)', async () => {
  const browser = server.browser()
  const send = async (index: number) => (await sendIntroduction(browser, { resourceId: `place-${index}` })).statusCode
  for (let index = 0; index < 15; index += 1) expect([await send(index), await send(index)]).toEqual([200, 200])

  expect([await send(15), await send(0)]).toEqual([429, 200])
  expect(await rows()).toHaveLength(15)
})

test('one number goes out forty times a week, however it is typed and whoever sends it (T-3.9)', async () => {
  const send = async (index: number, userPhone: string) => {
    const address = { remoteAddress: `192.0.2.${index}` }
    return (await sendIntroduction(server.browser(), { userPhone }, address)).statusCode
  }
  const forms = ['555-010-0199', '(555) 010 0199', '+1 555 010 0199', '15550100199']
  const replies = await Promise.all(Array.from({ length: 40 }, (_, index) => send(index, forms[index % 4] ?? '')))

  expect(new Set(replies)).toEqual(new Set([200]))
  expect([await send(41, '5550100199'), await send(42, '555-010-0198')]).toEqual([429, 200])
})

test('an address sends a hundred a day (T-3.9)', async () => {
  const send = async (index: number) =>
    (await sendIntroduction(server.browser(), { userPhone: `555010${1000 + index}` })).statusCode
  const replies = await Promise.all(Array.from({ length: 101 }, (_, index) => send(index)))

  expect([countEqual(replies, 200), countEqual(replies, 429)]).toEqual([100, 1])
})

test('nothing personal stands readable in any row, and nothing at all in a log line (T-3.11, T-9.1)', async () => {
  await verify('place-2')
  const browser = server.browser()
  await sendIntroduction(browser)
  await sendIntroduction(browser, { resourceId: 'place-2' })
  await sendIntroduction(browser, { userName: '  ' })
  await browser.send({ method: 'PUT', url: '/api/session/contact', payload: { userPhone: '555-010-0199' } })
  const stored = JSON.stringify(await server.stored())

  for (const word of personalWords) expect(`${stored}${server.logLines.join('')}`).not.toContain(word)
  expect((await rows()).map(({ sealed_person: sealed }) => typeof sealed)).toEqual(['string', 'string'])
})

test('the consent is kept with its text, language, time and end (T-3.1)', async () => {
  await sendIntroduction(server.browser())
  const at = server.clock.now()

  expect(await rows()).toEqual([
    expect.objectContaining({
      consent_version: '2026-11',
      consent_language: 'es',
      created_at: at,
      consent_expires_at: at + 90 * dayMs,
      erase_at: at + 30 * dayMs,
    }),
  ])
})

test('what is sent to a partner is kept as long as what waits', async () => {
  await verify('place-1')
  await sendIntroduction(server.browser())

  expect(await rows()).toMatchObject([{ erase_at: server.clock.now() + 30 * dayMs, delivery: 'sent' }])
})

const sendMarked = async (owner: Pick<Browser, 'send'>): Promise<string> =>
  (await sendIntroduction(owner, { resourceName: mark })).json().id

testAccess(server, requestIntroduction, 'apart, with a cookie', () => ({ headers: {}, body: introductionRequest }))
testAccess(server, retryIntroduction, 'own item', async (owner) => {
  const id = await sendMarked(owner)
  await server.database.db.updateTable('warm_introductions').set({ state: 'delivery_failed' }).execute()
  return { params: { id } }
})
testAccess(server, deleteIntroduction, 'own rows', async (owner) => {
  await sendMarked(owner)
  return { body: { resourceName: mark } }
})
testAccess(server, changeContact, 'own rows', async (owner) => {
  await sendMarked(owner)
  return { body: { userPhone: '555-0100' } }
})

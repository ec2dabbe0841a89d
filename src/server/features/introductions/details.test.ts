import { expect, test } from 'vitest'
import type { AnswerState } from '#domain/introductions/partner-answer.ts'
import { organizationsRepository } from '#server/features/organizations/repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { introductionRequest, sendIntroduction } from '#testing/builders/introduction.ts'
import { testDataKey, setUpTestServer, type Browser } from '#testing/server.ts'
import { answerIntroductionAsOperator } from './commands/answer-introduction.ts'
import { verifyPartner } from './commands/deliver-introduction.ts'
import { createDeliveryTools } from './commands/notify-partner.ts'
import { markIntroductionOpened } from './commands/open-introduction.ts'
import type { Answer } from './records.ts'

const server = setUpTestServer()
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const missing = '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a'
type Sender = Pick<Browser, 'send'>

const open = (id: string) => markIntroductionOpened(server.database.db, id, server.clock.now())
const answerAs = (id: string, state: AnswerState, answer: Answer) =>
  answerIntroductionAsOperator(server.database.db, deliveryTools, id, { state, answer }, server.clock.now())
const show = (browser: Sender, id: string) => browser.send({ method: 'GET', url: `/api/warm-introductions/${id}` })
const retry = (browser: Sender, id: string) =>
  browser.send({ method: 'POST', url: `/api/warm-introductions/${id}/retry` })
const list = async (browser: Sender) =>
  (await browser.send({ method: 'GET', url: '/api/warm-introductions' })).json().introductions
const sendTestIntroduction = async (browser: Sender, changes = {}) =>
  (await sendIntroduction(browser, changes)).json().id as string
const iso = (at = server.clock.now()) => new Date(at).toISOString()
const rows = () => server.database.db.selectFrom('warm_introductions').selectAll().orderBy('created_at').execute()
const fail = (id: string) =>
  server.database.db.updateTable('warm_introductions').set({ state: 'delivery_failed' }).where('id', '=', id).execute()
const deliveryTools = createDeliveryTools({ dataKey: testDataKey, siteUrl: 'https://example.org' })
const verifyOn = (db: Db, listingId: string, organizationId: string) =>
  db
    .transaction()
    .execute((trx) => verifyPartner(trx, deliveryTools, { listingId, organizationId }, server.clock.now()))
const verify = async (listingId: string) => {
  const { id } = await organizationsRepository(server.database.db).add({ name: 'Partner', isConfidential: false }, 0)
  return { id, ...(await verifyOn(server.database.db, listingId, id)) }
}

test('the one who sent it reads what was shared, word for word, and when what happened', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser, { urgency: 'urgent' })
  const sentAt = iso()
  server.clock.advance(hourMs)
  expect(await open(id)).toBe('done')
  const openedAt = iso()
  const { userName, userPhone, userEmail, userMessage, preferredContact } = introductionRequest

  expect((await show(browser, id)).json()).toEqual({
    success: true,
    introduction: expect.objectContaining({ id, state: 'opened', status: 'pending' }),
    shared: { userName, userPhone, userEmail, userMessage, preferredContact, urgency: 'urgent' },
    history: { sentAt, openedAt, answeredAt: null },
  })
  server.clock.advance(hourMs)
  await answerAs(id, 'accepted', { message: 'Come', contact: null, instructions: null })
  expect((await show(browser, id)).json().history).toEqual({ sentAt, openedAt, answeredAt: iso() })
})

test('a phone or an email that was not given is not there', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser, { userPhone: undefined, userEmail: undefined })

  expect(Object.keys((await show(browser, id)).json().shared).toSorted()).toEqual([
    'preferredContact',
    'urgency',
    'userMessage',
    'userName',
  ])
})

test('somebody else, nobody, and an id that is not there get one answer', async () => {
  const id = await sendTestIntroduction(server.browser())
  const replies = [await show(server.browser(), id), await show(server, id), await show(server.browser(), missing)]

  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(replies[0]?.statusCode).toBe(404)
})

test('after withdrawing nothing shared is left to show', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser)
  await browser.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place' } })

  expect((await show(browser, id)).json()).toMatchObject({ introduction: { state: 'withdrawn' }, shared: null })
})

test('a changed number is what is shown as shared', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser)
  await browser.send({ method: 'PUT', url: '/api/session/contact', payload: { userPhone: '555-0142' } })

  expect((await show(browser, id)).json().shared.userPhone).toBe('555-0142')
})

test('a no carries its reason to the person, sealed in the table, and only a no does', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser)
  const answer = { message: 'Sorry', contact: null, instructions: null, declineReason: 'no_capacity' } as const
  await answerAs(id, 'declined', answer)

  expect(await list(browser)).toMatchObject([{ state: 'declined', declineReason: 'no_capacity' }])
  expect(JSON.stringify(await server.stored())).not.toContain('no_capacity')
  await browser.send({ method: 'POST', url: `/api/warm-introductions/${id}/outcome`, payload: { outcome: 'got_help' } })
  expect((await list(browser))[0]).not.toHaveProperty('declineReason')
})

test('what could not be delivered is sent again, and pressing twice is no fault', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser)
  await fail(id)
  expect(await list(browser)).toMatchObject([{ state: 'delivery_failed', status: 'pending' }])
  for (let tap = 0; tap < 2; tap += 1) {
    expect((await retry(browser, id)).json()).toEqual({ success: true, delivery: 'waiting' })
  }

  expect(await list(browser)).toMatchObject([{ state: 'sent', delivery: 'waiting' }])
})

test('sent again after a partner joined, it is theirs to read', async () => {
  const browser = server.browser()
  await verify('place-1')
  const id = await sendTestIntroduction(browser)
  await fail(id)

  expect((await retry(browser, id)).json()).toEqual({ success: true, delivery: 'sent' })
  expect((await show(browser, id)).json().shared.userName).toBe(introductionRequest.userName)
})

test('an answered one is not sent again, and nobody sends for somebody else', async () => {
  const owner = server.browser()
  const id = await sendTestIntroduction(owner)
  await fail(id)
  for (const other of [server.browser(), server]) expect((await retry(other, id)).statusCode).toBe(404)
  expect((await rows())[0]?.state).toBe('delivery_failed')
  await answerAs(id, 'accepted', { message: 'Come', contact: null, instructions: null })

  expect((await retry(owner, id)).statusCode).toBe(409)
})

test('what waited is delivered when its organization is verified: their key, the same days, and nothing lost (T-3.3)', async () => {
  const browser = server.browser()
  await sendTestIntroduction(browser)
  await sendTestIntroduction(browser, { resourceId: 'place-2' })
  const sentAt = server.clock.now()
  server.clock.advance(hourMs)
  const partner = await verify('place-1')
  const [row] = (await rows()).filter(({ resource_id: id }) => id === 'place-1')
  const key = deliveryTools.seals.unlock(row?.id ?? '', partner.id, row?.sealed_key ?? '')

  expect(partner.delivered).toBe(1)
  expect(row).toMatchObject({ delivery: 'sent', organization_id: partner.id, erase_at: sentAt + 30 * dayMs })
  expect(key.open('person', row?.sealed_person ?? '')).toMatchObject({ userName: introductionRequest.userName })
  expect(
    (await list(browser)).map(({ resourceId, delivery }: Record<string, string>) => [resourceId, delivery]),
  ).toEqual([
    ['place-1', 'sent'],
    ['place-2', 'waiting'],
  ])
})

test('what is withdrawn, past its days or answered is not delivered any more', async () => {
  const [withdrawn, late, answered] = [server.browser(), server.browser(), server.browser()]
  await sendTestIntroduction(late)
  server.clock.advance(30 * dayMs + 1)
  await sendTestIntroduction(withdrawn)
  await withdrawn.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place' } })
  const id = await sendTestIntroduction(answered)
  await answerAs(id, 'accepted', { message: 'Come', contact: null, instructions: null })

  expect((await verify('place-1')).delivered).toBe(0)
  expect((await rows()).map(({ organization_id: organization }) => organization)).toEqual([null, null, null])
})

test('verifying twice, or two at the same moment, delivers each once', async () => {
  await sendTestIntroduction(server.browser())
  const { id } = await organizationsRepository(server.database.db).add({ name: 'Partner', isConfidential: false }, 0)
  const other = await server.database.openAnother()
  const both = await Promise.all([server.database.db, other.db].map((db) => verifyOn(db, 'place-1', id)))

  expect(both.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(1)
  expect(await rows()).toMatchObject([{ delivery: 'sent', organization_id: id }])
})

import { expect, test } from 'vitest'
import {
  listIntroductions,
  readIntroduction,
  replyToIntroduction,
  reportIntroductionOutcome,
  showIntroduction,
} from '#contracts/introductions.ts'
import type { AnswerState } from '#domain/introductions/partner-answer.ts'
import { retentionRules } from '#domain/retention.ts'
import { eraseExpired } from '#server/features/retention/commands/erase-expired.ts'
import { personalWords, sendIntroduction } from '#testing/builders/introduction.ts'
import { testDataKey, setUpTestServer, type Browser } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'
import { answerIntroductionAsOperator } from './commands/answer-introduction.ts'
import { createDeliveryTools } from './commands/notify-partner.ts'
import { introductionSeals } from './seal.ts'

const server = setUpTestServer()
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const seals = introductionSeals(testDataKey)
const message = 'canary-answer: come on Monday'
const answer = (id: string, state: AnswerState = 'accepted', changes: object = {}) =>
  answerIntroductionAsOperator(
    server.database.db,
    createDeliveryTools({ dataKey: testDataKey, siteUrl: '' }),
    id,
    { state, answer: { message, contact: 'canary-desk', instructions: null, ...changes } },
    server.clock.now(),
  )
const rows = () => server.database.db.selectFrom('warm_introductions').selectAll().orderBy('resource_id').execute()
const get = (browser: Pick<Browser, 'send'>, headers = {}) =>
  browser.send({ method: 'GET', url: '/api/warm-introductions', headers })
const list = async (browser: Pick<Browser, 'send'>) => (await get(browser)).json().introductions
const sendTestIntroduction = async (browser: Pick<Browser, 'send'>, changes = {}) =>
  (await sendIntroduction(browser, changes)).json().id as string
const post = (browser: Pick<Browser, 'send'>, path: string, payload?: object) =>
  browser.send({ method: 'POST', url: `/api/warm-introductions/${path}`, ...(payload ? { payload } : {}) })
const withdraw = (browser: Pick<Browser, 'send'>, changes = {}) =>
  post(browser, 'delete', { resourceName: 'A place', ...changes })

test('an answer arrives as completed with a newer update, and is stored sealed', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser)
  expect(await answer(id, 'accepted', { instructions: 'canary-bring' })).toBe('done')
  const [seen] = await list(browser)

  expect(seen).toMatchObject({
    id,
    status: 'completed',
    state: 'accepted',
    partnerResponse: message,
    partnerContact: 'canary-desk',
    partnerInstructions: 'canary-bring',
    readAt: null,
  })
  expect(seen.updatedAt > seen.createdAt).toBe(true)
  expect(JSON.stringify(await server.stored())).not.toContain('canary')
})

test.each<[AnswerState, string]>([
  ['needs_you', 'completed'],
  ['declined', 'completed'],
  ['accepted', 'completed'],
])('the answer %s counts as %s', async (state, status) => {
  const browser = server.browser()
  await answer(await sendTestIntroduction(browser), state)

  expect(await list(browser)).toMatchObject([{ state, status }])
})

test('an unchanged list is answered 304 without a body, a changed one in full', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser)
  const first = await get(browser)
  const tag = String(first.headers.etag)
  const again = await get(browser, { 'if-none-match': tag })
  const packed = await get(browser, { 'if-none-match': `W/${tag}`, 'accept-encoding': 'br' })
  await answer(id)
  const changed = await get(browser, { 'if-none-match': tag })

  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
  expect([packed.statusCode, packed.body]).toEqual([304, ''])
  expect([changed.statusCode, changed.json().introductions[0].state]).toEqual([200, 'accepted'])
  expect(first.headers['cache-control']).toBe('no-store')
})

test.each([
  ['urgent', 24],
  ['normal', 72],
  ['low', 7 * 24],
])('an introduction that is %s is overdue after %d hours, and no longer once answered', async (urgency, hours) => {
  const browser = server.browser()
  await browser.send({ method: 'PUT', url: '/api/device', payload: { mode: 'own' } })
  const id = await sendTestIntroduction(browser, { urgency })
  server.clock.advance(hours * hourMs - 1)
  expect(await list(browser)).toMatchObject([{ overdue: false }])
  server.clock.advance(1)
  expect(await list(browser)).toMatchObject([{ overdue: true }])
  await answer(id)

  expect(await list(browser)).toMatchObject([{ overdue: false }])
})

test('withdrawing takes it off the list and erases everything personal at once (T-3.6)', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser)
  await answer(id)
  expect((await withdraw(browser, { userIdentifier: 'fp_anybody' })).json()).toEqual({ success: true })

  expect(await list(browser)).toEqual([])
  expect(await rows()).toEqual([
    expect.objectContaining({
      state: 'withdrawn',
      sealed_key: null,
      sealed_person: null,
      sealed_answer: null,
      resource_contact: null,
    }),
  ])
  expect(await answer(id)).toBe('closed')
  expect((await post(browser, `${id}/read`)).statusCode).toBe(404)
})

test('of two to the same name one can be withdrawn by its id; without an id both go', async () => {
  const browser = server.browser()
  const [first] = [await sendTestIntroduction(browser), await sendTestIntroduction(browser, { resourceId: 'place-2' })]
  await withdraw(browser, { id: first })
  expect((await rows()).map(({ state }) => state)).toEqual(['withdrawn', 'sent'])
  await withdraw(browser)

  expect((await rows()).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
})

test('nobody withdraws, reads, answers or closes for somebody else, and learns nothing by trying (T-3.6)', async () => {
  const owner = server.browser()
  const id = await sendTestIntroduction(owner)
  await answer(id)
  const before = await rows()
  for (const other of [server.browser(), server]) {
    expect((await withdraw(other)).json()).toEqual({ success: true })
    for (const path of ['read', 'reply', 'outcome']) {
      const bodies: Record<string, object> = { reply: { reply: 'will_come' }, outcome: { outcome: 'got_help' } }
      const theirs = await post(other, `${id}/${path}`, bodies[path])
      const missing = await post(other, `0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a/${path}`, bodies[path])
      expect([theirs.statusCode, theirs.body]).toEqual([404, missing.body])
    }
  }

  expect(await rows()).toEqual(before)
})

test('a read answer stays read, and is news again only with the next answer', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser)
  await answer(id, 'needs_you')
  const [before] = await list(browser)
  await post(browser, `${id}/read`)
  const [read] = await list(browser)
  server.clock.advance(hourMs)
  await post(browser, `${id}/read`)
  expect(await list(browser)).toEqual([read])
  await answer(id)

  expect([read.readAt, read.updatedAt]).toEqual([new Date(server.clock.now() - hourMs).toISOString(), before.updatedAt])
  expect(await list(browser)).toMatchObject([{ readAt: null, state: 'accepted' }])
})

test('a reply and an outcome need an answer first; the outcome can be corrected', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser)
  const reply = () => post(browser, `${id}/reply`, { reply: 'will_come' })
  const tell = (outcome: string) => post(browser, `${id}/outcome`, { outcome })
  expect([(await reply()).statusCode, (await tell('got_help')).statusCode]).toEqual([409, 409])
  await answer(id)

  expect([(await reply()).statusCode, (await tell('not_got_help')).statusCode]).toEqual([200, 200])
  expect(await list(browser)).toMatchObject([{ reply: 'will_come', state: 'not_got_help', status: 'completed' }])
  await tell('got_help')
  expect(await list(browser)).toMatchObject([{ state: 'got_help', partnerResponse: message }])
  expect(await answer(id)).toBe('closed')
})

test('a changed number reaches all that is open and nothing that is closed', async () => {
  const browser = server.browser()
  const ids = [await sendTestIntroduction(browser), await sendTestIntroduction(browser, { resourceId: 'place-2' })]
  await answer(ids[1] ?? '', 'declined')
  const payload = { userPhone: '555-0142' }
  const change = await browser.send({ method: 'PUT', url: '/api/session/contact', payload })
  const phones = (await rows()).map((row) => {
    const key = seals.unlock(row.id, row.organization_id, row.sealed_key ?? '')
    return (key.open('person', row.sealed_person ?? '') as { userPhone: string }).userPhone
  })

  expect(change.json()).toEqual({ success: true, changed: 1 })
  expect(phones).toEqual(['555-0142', '(555) 010-0199'])
})

test('after "Clear this device" nobody can list it, and the provider still can answer', async () => {
  const browser = server.browser()
  const id = await sendTestIntroduction(browser)
  await browser.send({ method: 'POST', url: '/api/device/clear', payload: {} })

  expect(await list(browser)).toEqual([])
  expect(await rows()).toEqual([expect.objectContaining({ principal_id: null, state: 'sent' })])
  expect(await answer(id)).toBe('done')
})

test.each<[string, AnswerState | null]>([
  ['waiting', null],
  ['answered', 'accepted'],
])('what is %s is gone after 30 days, and a number stays (T-3.11)', async (_what, state) => {
  const id = await sendTestIntroduction(server.browser())
  if (state) await answer(id, state)
  const rule = retentionRules.find(({ kind }) => kind === 'introductions')
  if (!rule) throw new Error('introductions have no age limit')
  const erase = () => eraseExpired(server.database, rule, server.clock.now())
  server.clock.advance(30 * dayMs)
  expect(await erase()).toBe(0)
  server.clock.advance(1)

  expect(await erase()).toBe(1)
  expect((await server.stored()).daily_counts).toEqual([
    { day: '2026-11-15', kind: 'introductions', key: state ?? 'sent', n: 1 },
  ])
  for (const word of personalWords) expect(JSON.stringify(await server.stored())).not.toContain(word)
})

/** An answered introduction of the owner. */
const paramsOfAnswered = async (owner: Pick<Browser, 'send'>) => {
  const id = await sendTestIntroduction(owner, { resourceName: mark })
  await answer(id, 'accepted', { message: mark })
  return { params: { id } }
}
testAccess(server, listIntroductions, 'own list', async (owner) => {
  await paramsOfAnswered(owner)
  return {}
})
testAccess(server, showIntroduction, 'own item', paramsOfAnswered)
testAccess(server, readIntroduction, 'own item', paramsOfAnswered)
testAccess(server, replyToIntroduction, 'own item', async (owner) => ({
  ...(await paramsOfAnswered(owner)),
  body: { reply: 'will_come' },
}))
testAccess(server, reportIntroductionOutcome, 'own item', async (owner) => ({
  ...(await paramsOfAnswered(owner)),
  body: { outcome: 'got_help' },
}))

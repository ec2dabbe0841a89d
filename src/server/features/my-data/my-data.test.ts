import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deleteMyData } from '#contracts/device.ts'
import { createDeletionDeps } from '#server/joins.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { sendIntroduction } from '#testing/builders/introduction.ts'
import { crowdLocation, openPin, savePin } from '#testing/pin.ts'
import { testDataKey, setUpTestServer, type Browser, type StoredRows } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'
import { replayDeletions } from './commands/delete-personal-data.ts'
import { ledgerFile } from './ledger-file.ts'
import { addToLedger, listLedger } from './repository.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'my-data-'))
const deletionsFile = path.join(folder, 'deletions.txt')
const server = setUpTestServer({ deletionsFile })
afterAll(() => rmSync(folder, { recursive: true }))
type Sender = Pick<Browser, 'send'>

const deleteAll = (sender: Sender) => sender.send({ method: 'DELETE', url: '/api/me' })
const post = (sender: Sender, url: string, payload: object) => sender.send({ method: 'POST', url, payload })
const introductions = async (sender: Sender) =>
  (await sender.send({ method: 'GET', url: '/api/warm-introductions' })).json().introductions
/** A person with one row of every kind. */
async function fullLife() {
  const browser = server.browser()
  await post(browser, '/api/sessions', { id: 'fp_abc' })
  await post(browser, '/api/events', { sessionId: 'fp_abc', eventType: 'chat', eventData: {} })
  await post(browser, '/api/action-plans', { sessionId: 'fp_abc', title: 'canary-task' })
  await post(browser, '/api/feedback', { sessionId: 'fp_abc', type: 'action-plan', rating: 5 })
  await post(browser, '/api/satisfaction-vote', { sessionId: 'fp_abc', voteType: 'thumbs_up', context: 'a' })
  await sendIntroduction(browser)
  const { returnWords } = (await savePin(browser)).json()
  return { browser, returnWords }
}
const people = [
  'visitor_sessions',
  'events',
  'action_plans',
  'feedback',
  'satisfaction_votes',
  'pin_sessions',
  'pin_doors',
] as const

test('everything of the person goes at once, the cookie dies, and the provider sees "withdrawn" (T-10.1)', async () => {
  const { browser } = await fullLife()
  const cookie = browser.cookie() ?? ''
  const reply = await deleteAll(browser)
  const stored = await server.stored()

  expect(reply.json()).toEqual({ success: true })
  expect(reply.cookies).toMatchObject([{ name: 'sid', value: '', path: '/' }])
  expect(reply.headers['clear-site-data']).toBe('"cache", "cookies", "storage"')
  for (const table of people) expect(stored[table], table).toBeUndefined()
  expect(stored.warm_introductions).toEqual([
    expect.objectContaining({
      state: 'withdrawn',
      sealed_key: null,
      sealed_person: null,
      sealed_answer: null,
      resource_contact: null,
      principal_id: null,
      person_id: null,
      idempotency_key: null,
    }),
  ])
  const late = await server.send({
    method: 'GET',
    url: '/api/warm-introductions',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  })
  expect(late.json().introductions).toEqual([])
  expect(late.cookies).toHaveLength(1)
})

test('neither PIN nor words open anything afterwards, on any browser', async () => {
  const { browser, returnWords } = await fullLife()
  await deleteAll(browser)
  for (const sender of [browser, server.browser()]) {
    expect((await openPin(sender)).statusCode).toBe(401)
    expect((await openPin(sender, { returnWords })).statusCode).toBe(401)
  }
})

test('from a second browser that came in by words, all of it goes too, and the first has nothing left', async () => {
  const { browser, returnWords } = await fullLife()
  const second = server.browser()
  await openPin(second, { returnWords })
  await deleteAll(second)

  expect(await introductions(browser)).toEqual([])
  const stored = await server.stored()
  for (const table of ['pin_sessions', 'pin_doors', 'action_plans'] as const) expect(stored[table]).toBeUndefined()
  expect(stored.warm_introductions).toMatchObject([{ state: 'withdrawn', sealed_person: null }])
})

test('who knew the PIN alone deletes nothing of the person', async () => {
  const { browser, returnWords } = await fullLife()
  const stranger = server.browser()
  expect((await openPin(stranger)).statusCode).toBe(200)
  await deleteAll(stranger)

  expect(await introductions(browser)).toHaveLength(1)
  expect((await openPin(server.browser(), { returnWords })).statusCode).toBe(200)
})

test('others keep everything, and deleting twice or with nothing there is no error', async () => {
  const { browser } = await fullLife()
  await crowdLocation(server, 1)
  const other = server.browser()
  await sendIntroduction(other)
  for (const sender of [browser, browser, server.browser(), server])
    expect((await deleteAll(sender)).statusCode).toBe(200)

  expect(await introductions(other)).toHaveLength(1)
  expect((await server.stored()).pin_sessions).toHaveLength(1)
})

test('a page of another site cannot delete anything', async () => {
  const { browser } = await fullLife()
  const reply = await browser.send({ method: 'DELETE', url: '/api/me', headers: { 'sec-fetch-site': 'cross-site' } })
  expect(reply.statusCode).toBe(403)
  expect(await introductions(browser)).toHaveLength(1)
})

/** Inserts rows as a restored backup would. */
async function restore(rows: StoredRows) {
  const { db } = server.database
  const order: (keyof Schema)[] = [
    'principals',
    'pin_sessions',
    'pin_doors',
    'visitor_sessions',
    'events',
    'action_plans',
    'feedback',
    'satisfaction_votes',
  ]
  await db.deleteFrom('warm_introductions').execute()
  for (const table of ['pin_sessions', 'principals', 'deletions'] as const) await db.deleteFrom(table).execute()
  for (const table of [...order, 'warm_introductions'] as const) {
    const found = rows[table]
    if (found) await db.insertInto(table).values(found).execute()
  }
}

test('after a restore from a backup the ledger deletes them again, and nobody else', async () => {
  const { browser, returnWords } = await fullLife()
  const other = server.browser()
  await sendIntroduction(other)
  await savePin(other, { pin: '918264' })
  const backup = await server.stored()
  await deleteAll(browser)
  await restore(backup)
  expect((await openPin(server.browser(), { returnWords })).statusCode).toBe(200)
  const deletion = createDeletionDeps(server.database.db, testDataKey)
  await addToLedger(server.database.db, ledgerFile(deletionsFile).read())

  expect(await replayDeletions(deletion, server.clock.now())).toBe(2)
  expect((await openPin(server.browser(), { returnWords })).statusCode).toBe(401)
  const stored = await server.stored()
  expect(stored.pin_sessions).toHaveLength(1)
  expect(stored.warm_introductions?.map(({ state }) => state).toSorted()).toEqual(['sent', 'withdrawn'])
  for (const table of ['visitor_sessions', 'events', 'action_plans', 'feedback'] as const) {
    expect(stored[table], table).toBeUndefined()
  }
  expect(await introductions(other)).toHaveLength(1)
  expect(await replayDeletions(deletion, server.clock.now())).toBe(0)
})

test('a backup from before the first save is covered too', async () => {
  const browser = server.browser()
  await sendIntroduction(browser)
  const backup = await server.stored()
  await savePin(browser)
  await deleteAll(browser)
  await restore(backup)
  const deletion = createDeletionDeps(server.database.db, testDataKey)
  await addToLedger(server.database.db, ledgerFile(deletionsFile).read())
  await replayDeletions(deletion, server.clock.now())

  expect((await server.stored()).warm_introductions).toMatchObject([{ state: 'withdrawn', sealed_person: null }])
})

test('the ledger holds keyed hashes and times, no ids', async () => {
  const { browser } = await fullLife()
  const { principals: [principal] = [] } = await server.stored()
  await deleteAll(browser)
  const ledger = await listLedger(server.database.db)

  expect(ledger).toHaveLength(2)
  for (const { hash, at } of ledger)
    expect([hash, at]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), server.clock.now()])
  expect(JSON.stringify(ledger)).not.toContain(principal?.id ?? 'id')
  expect(JSON.stringify(ledger)).not.toContain(principal?.token_hash ?? 'hash')
})

testAccess(server, deleteMyData, 'own rows', async (owner) => {
  await sendIntroduction(owner, { resourceName: mark })
  return {}
})

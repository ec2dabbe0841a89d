import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigProblem } from '#server/platform/config.ts'
import { type Keys, loadKeys } from '#server/platform/crypto/keys.ts'
import { setUpTestServer, testCookieKey, testDataKey } from '#testing/server.ts'
import { recordKey, refuseWrongKeys, requireServerKeys } from './key-fingerprints.ts'

const server = setUpTestServer()
const newKey = Buffer.from('a new key of exactly 32 letters!')
const keys: Keys = {
  cookieKey: testCookieKey,
  formerCookieKey: null,
  dataKey: testDataKey,
  isNew: false,
  discard: () => undefined,
}
let dataDir = ''
const start = (changed: Partial<Keys> = {}) => refuseWrongKeys(server.database.db, { ...keys, ...changed }, dataDir)
const stored = async () => JSON.stringify((await server.stored()).key_fingerprints)
const wrongData = /^This database was made with another data key; set DATA_KEY to [^\n]+\.$/
const wrongCookie = /^COOKIE_KEY is not the one this database was used with; [^\n]+COOKIE_KEY_OLD[^\n]+\.$/

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'keys-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('a start with the keys the database was made with is let through, as often as it likes (T-12.1)', async () => {
  await start()
  await start()

  const text = await stored()
  expect(text).toMatch(/"cookie".+"data"/)
  for (const key of [testCookieKey, testDataKey]) {
    for (const form of ['hex', 'base64', 'utf8'] as const) expect(text).not.toContain(key.toString(form))
  }
})

test('another data key stops the start with one sentence, and what is recorded stays', async () => {
  await start()
  const before = await stored()

  await expect(start({ dataKey: newKey })).rejects.toThrow(ConfigProblem)
  await expect(start({ dataKey: newKey })).rejects.toThrow(wrongData)
  await expect(requireServerKeys(server.database.db, { ...keys, dataKey: newKey })).rejects.toThrow(wrongData)
  expect(await stored()).toBe(before)
  await start()
})

test('another cookie key stops the start with one sentence, unless the former one is named beside it', async () => {
  await start()

  await expect(start({ cookieKey: newKey })).rejects.toThrow(wrongCookie)
  await expect(start({ cookieKey: newKey, formerCookieKey: newKey })).rejects.toThrow(wrongCookie)
  await start({ cookieKey: newKey, formerCookieKey: testCookieKey })
  await start({ cookieKey: newKey })
  await expect(start()).rejects.toThrow(wrongCookie)
})

test('naming the former cookie key does not let another data key in', async () => {
  await start()

  const replaced = { cookieKey: newKey, formerCookieKey: testCookieKey, dataKey: newKey }
  await expect(start(replaced)).rejects.toThrow(wrongData)
})

test('of several processes that begin at once with different keys one starts and the others are refused', async () => {
  const others = ['1', '2', '3'].map((sign) => Buffer.from(sign.repeat(8).padEnd(32, 'random filler of letters')))
  const results = await Promise.allSettled(others.map((dataKey) => start({ dataKey })))

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('an operator can give a lost key up: the next start takes the new one', async () => {
  await start()
  await recordKey(server.database.db, 'data', newKey)

  await start({ dataKey: newKey })
  await expect(start()).rejects.toThrow(wrongData)
})

const createKeys = () => loadKeys({ cookieKey: null, formerCookieKey: null, dataKey: null, dataDir })

test('a new key beside rows made with an older one stops the start, now and next time (T-12.1)', async () => {
  await server.browser().send({ method: 'POST', url: '/api/action-plans', payload: { sessionId: 'a', title: 'x' } })

  await expect(start(createKeys())).rejects.toThrow(ConfigProblem)
  await expect(start(createKeys())).rejects.toThrow(
    /^The database holds rows made with a key that is missing; [^\n]+\.$/,
  )
})

test('a second process that makes keys of its own for a database in use is refused, and so it is next time', async () => {
  await start()

  await expect(start(createKeys())).rejects.toThrow(wrongData)
  expect(existsSync(path.join(dataDir, 'keys.json'))).toBe(false)
})

test('a new key beside an empty database is a first start', async () => {
  await start(createKeys())

  expect(existsSync(path.join(dataDir, 'keys.json'))).toBe(true)
})

import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigProblem } from '#server/platform/config.ts'
import { setUpTestServer } from '#testing/server.ts'
import { deriveKey, loadKeys, refuseLostKeys } from './keys.ts'

const server = setUpTestServer()
const random = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7))
let dataDir = ''
const keyFile = () => path.join(dataDir, 'keys.json')

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'keys-'))
})
afterEach(() => {
  chmodSync(dataDir, 0o700)
  rmSync(dataDir, { recursive: true })
})

test('the first start makes a random key in a file only its owner may read; the next one finds it (T-12.1)', () => {
  const made = loadKeys({ cookieKey: null, dataDir })
  const found = loadKeys({ cookieKey: null, dataDir })

  expect(made).toMatchObject({ isNew: true })
  expect(made.cookie).toHaveLength(32)
  expect(found).toMatchObject({ isNew: false, cookie: made.cookie })
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600)
})

test('two installations do not share a key', () => {
  const first = loadKeys({ cookieKey: null, dataDir })
  first.discard()

  expect(loadKeys({ cookieKey: null, dataDir }).cookie).not.toEqual(first.cookie)
})

test('a key from the environment is used and no file is made', () => {
  const keys = loadKeys({ cookieKey: random.toString('base64'), dataDir })

  expect(keys).toMatchObject({ isNew: false, cookie: random })
  expect(existsSync(keyFile())).toBe(false)
})

test.each([
  ['short', random.subarray(0, 31).toString('base64')],
  ['long', Buffer.concat([random, random]).toString('base64')],
  ['all zeros', Buffer.alloc(32).toString('base64')],
  ['one letter over and over', Buffer.from('a'.repeat(32)).toString('base64')],
  ['a word', 'changeme'],
])('a key that is %s is refused with one sentence that does not repeat it', (_what, cookieKey) => {
  expect(() => loadKeys({ cookieKey, dataDir })).toThrow(ConfigProblem)
  expect(() => loadKeys({ cookieKey, dataDir })).toThrow(/^COOKIE_KEY must hold 32 random bytes in base64; [^\n]+$/)
})

test.each(['', 'not json', '{"version":2,"cookie":"x"}', '{"version":1}', '{"version":1,"cookie":"c2hvcnQ="}'])(
  'a key file that holds %j is refused and left as it is',
  (text) => {
    writeFileSync(keyFile(), text)

    expect(() => loadKeys({ cookieKey: null, dataDir })).toThrow(ConfigProblem)
    expect(readFileSync(keyFile(), 'utf8')).toBe(text)
  },
)

test('a folder that cannot hold the key file is a sentence about the key file', () => {
  const missing = path.join(dataDir, 'gone')

  expect(() => loadKeys({ cookieKey: null, dataDir: missing })).toThrow(/^The key file .* cannot be written; [^\n]+\.$/)
})

test('a new key beside rows made with an older one stops the start, now and next time (T-12.1)', async () => {
  await server.browser().send({ method: 'POST', url: '/api/action-plans', payload: { sessionId: 'a', title: 'x' } })
  const start = () => refuseLostKeys(server.database.db, loadKeys({ cookieKey: null, dataDir }), dataDir)

  await expect(start()).rejects.toThrow(ConfigProblem)
  await expect(start()).rejects.toThrow(/^The database holds rows made with a key that is missing; [^\n]+\.$/)
})

test('a new key beside an empty database is a first start', async () => {
  await refuseLostKeys(server.database.db, loadKeys({ cookieKey: null, dataDir }), dataDir)

  expect(existsSync(keyFile())).toBe(true)
})

test('keys for different purposes have nothing in common', () => {
  expect(deriveKey(random, 'log')).not.toEqual(deriveKey(random, 'limits'))
})

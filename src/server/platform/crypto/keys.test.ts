import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigProblem } from '#server/platform/config.ts'
import { deriveKey, loadKeys } from './keys.ts'

const random = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7))
const other = Buffer.from(random.toReversed())
let dataDir = ''
const keyFile = () => path.join(dataDir, 'keys.json')
const load = (given: Partial<Parameters<typeof loadKeys>[0]> = {}) =>
  loadKeys({ cookieKey: null, formerCookieKey: null, dataKey: null, dataDir, ...given })

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'keys-'))
})
afterEach(() => {
  chmodSync(dataDir, 0o700)
  rmSync(dataDir, { recursive: true })
})

test('the first start makes two random keys in a file only its owner may read; the next one finds them (T-12.1)', () => {
  const made = load()
  const found = load()

  expect(made).toMatchObject({ isNew: true })
  expect(made.cookieKey).toHaveLength(32)
  expect(made.dataKey).not.toEqual(made.cookieKey)
  expect(found).toMatchObject({ isNew: false, cookieKey: made.cookieKey, dataKey: made.dataKey })
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600)
})

test('two installations do not share a key', () => {
  const first = load()
  first.discard()

  expect(load().cookieKey).not.toEqual(first.cookieKey)
})

test('a key from the environment is used and no file is made', () => {
  const keys = load({ cookieKey: random.toString('base64') })

  expect(keys).toMatchObject({ isNew: false, cookieKey: random })
  expect(existsSync(keyFile())).toBe(false)
})

test('where only a cookie key was ever set, in the environment or in a file, it stays the data key too', () => {
  expect(load({ cookieKey: random.toString('base64') }).dataKey).toEqual(random)

  writeFileSync(keyFile(), JSON.stringify({ version: 1, cookie: random.toString('base64') }))
  expect(load().dataKey).toEqual(random)
})

test('a cookie key set beside a key file replaces the file’s cookie key and leaves its data key', () => {
  const first = load()
  const keys = load({ cookieKey: random.toString('base64'), formerCookieKey: other.toString('base64') })

  expect(keys).toMatchObject({ cookieKey: random, formerCookieKey: other, dataKey: first.dataKey })
})

test.each(['dataKey', 'formerCookieKey'])('a %s that is no key is refused like a cookie key', (name) => {
  expect(() => load({ cookieKey: random.toString('base64'), [name]: 'changeme' })).toThrow(
    /^(?:DATA_KEY|COOKIE_KEY_OLD) must hold 32 random bytes in base64; [^\n]+$/,
  )
})

test.each([
  ['short', random.subarray(0, 31).toString('base64')],
  ['long', Buffer.concat([random, random]).toString('base64')],
  ['all zeros', Buffer.alloc(32).toString('base64')],
  ['one letter over and over', Buffer.from('a'.repeat(32)).toString('base64')],
  ['a word', 'changeme'],
])('a key that is %s is refused with one sentence that does not repeat it', (_what, cookieKey) => {
  expect(() => load({ cookieKey })).toThrow(ConfigProblem)
  expect(() => load({ cookieKey })).toThrow(/^COOKIE_KEY must hold 32 random bytes in base64; [^\n]+$/)
})

test.each(['', 'not json', '{"version":2,"cookie":"x"}', '{"version":1}', '{"version":1,"cookie":"c2hvcnQ="}'])(
  'a key file that holds %j is refused and left as it is',
  (text) => {
    writeFileSync(keyFile(), text)

    expect(() => load()).toThrow(ConfigProblem)
    expect(readFileSync(keyFile(), 'utf8')).toBe(text)
  },
)

test('a folder that cannot hold the key file is a sentence about the key file', () => {
  const missing = path.join(dataDir, 'gone')

  expect(() => load({ dataDir: missing })).toThrow(/^The key file .* cannot be written; [^\n]+\.$/)
})

test('keys for different purposes have nothing in common', () => {
  expect(deriveKey(random, 'log')).not.toEqual(deriveKey(random, 'limits'))
})

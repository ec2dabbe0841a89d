import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { type Config, ConfigProblem } from '../config.ts'

const keyBytes = 32

export interface CookieKeys {
  /** Signs cookie tokens, so that only tokens this service issued are accepted; names visitors in logs for a day. */
  cookieKey: Buffer
  /** The key that `cookieKey` replaced: its tokens are accepted and signed anew. */
  formerCookieKey: Buffer | null
}

export interface Keys extends CookieKeys {
  /** For everything that must stay readable: what is encrypted, tagged, salted or counted in the database. */
  dataKey: Buffer
  /** True when this start created a key: rows made with an earlier one can no longer be read. */
  isNew: boolean
  /** Deletes a key file created by this start, so that the next start detects the loss too. */
  discard(): void
}

/** Files from before there were two keys hold one. */
const KeyFile = z.object({ version: z.literal(1), cookie: z.string(), data: z.optional(z.string()) })

interface StoredKeys {
  cookie: Buffer
  data: Buffer | null
}

/**
 * Keys come from the environment, or from a file next to the database that is created on first start (T-12.1). Where
 * there never was a data key of its own, the cookie key is both.
 */
export function loadKeys(settings: Pick<Config, 'cookieKey' | 'formerCookieKey' | 'dataKey' | 'dataDir'>): Keys {
  const file = path.join(settings.dataDir, 'keys.json')
  const read = (text: string | null, name: string) => (text === null ? null : decodeKey(text, name))
  const given = { cookie: read(settings.cookieKey, 'COOKIE_KEY'), data: read(settings.dataKey, 'DATA_KEY') }
  const former = read(settings.formerCookieKey, 'COOKIE_KEY_OLD')
  const isNew = given.cookie === null && !existsSync(file)
  if (isNew) writeKeyFile(file, given.data === null)
  const stored = (given.cookie && given.data) || !existsSync(file) ? null : readKeyFile(file)
  const cookie = given.cookie ?? stored?.cookie
  if (!cookie) throw new Error('a key file without a cookie key')
  return {
    cookieKey: cookie,
    formerCookieKey: former,
    dataKey: given.data ?? stored?.data ?? cookie,
    isNew,
    discard: () => {
      if (isNew) rmSync(file)
    },
  }
}

function writeKeyFile(file: string, withDataKey: boolean): void {
  const makeKey = () => randomBytes(keyBytes).toString('base64')
  const keys = { version: 1, cookie: makeKey(), ...(withDataKey ? { data: makeKey() } : {}) }
  try {
    writeFileSync(file, `${JSON.stringify(keys)}\n`, { mode: 0o600, flush: true })
  } catch {
    throw new ConfigProblem(`The key file ${file} cannot be written; make the folder writable or set COOKIE_KEY.`)
  }
}

function readKeyFile(file: string): StoredKeys {
  try {
    const { cookie, data } = KeyFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    return { cookie: decodeKey(cookie, file), data: data === undefined ? null : decodeKey(data, file) }
  } catch (error) {
    if (error instanceof ConfigProblem) throw error
    throw new ConfigProblem(`The key file ${file} cannot be read; restore it from a backup.`)
  }
}

function decodeKey(text: string, source: string): Buffer {
  const key = Buffer.from(text, 'base64')
  const looksMadeUp = new Set(key).size < 8
  if (key.length === keyBytes && !looksMadeUp) return key
  throw new ConfigProblem(`${source} must hold 32 random bytes in base64; make one with: openssl rand -base64 32`)
}

/** One key per purpose: the key that signs cookies is never used to pseudonymize people in logs. */
export function deriveKey(key: Buffer, purpose: string): Buffer {
  return createHmac('sha256', key).update(purpose).digest()
}

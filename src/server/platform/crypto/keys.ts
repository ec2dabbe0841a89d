import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { ConfigProblem } from '../config.ts'
import type { Db } from '../db/database.ts'

const keyBytes = 32

export interface Keys {
  /** Signs cookie tokens, so that only tokens this service issued are accepted. */
  cookie: Buffer
  /** True when this start created the key: rows made with an earlier one can no longer be read. */
  isNew: boolean
  /** Deletes a key file created by this start, so that the next start detects the loss too. */
  discard(): void
}

const keep = () => undefined

const KeyFile = z.object({ version: z.literal(1), cookie: z.string() })

/** Keys come from the environment, or from a file next to the database that is created on first start (T-12.1). */
export function loadKeys({ cookieKey, dataDir }: { cookieKey: string | null; dataDir: string }): Keys {
  if (cookieKey) return { cookie: decodeKey(cookieKey, 'COOKIE_KEY'), isNew: false, discard: keep }
  const file = path.join(dataDir, 'keys.json')
  if (existsSync(file)) return { cookie: readKeyFile(file), isNew: false, discard: keep }
  const cookie = randomBytes(keyBytes)
  writeKeyFile(file, cookie)
  return { cookie, isNew: true, discard: () => rmSync(file) }
}

function writeKeyFile(file: string, cookie: Buffer): void {
  const text = `${JSON.stringify({ version: 1, cookie: cookie.toString('base64') })}\n`
  try {
    writeFileSync(file, text, { mode: 0o600, flush: true })
  } catch {
    throw new ConfigProblem(`The key file ${file} cannot be written; make the folder writable or set COOKIE_KEY.`)
  }
}

function readKeyFile(file: string): Buffer {
  try {
    return decodeKey(KeyFile.parse(JSON.parse(readFileSync(file, 'utf8'))).cookie, file)
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

/** A new key with existing rows means that the old key is lost and the rows cannot be read: do not start (T-12.1). */
export async function refuseLostKeys(db: Db, keys: Keys, dataDir: string): Promise<void> {
  if (!keys.isNew) return
  const row = await db.selectFrom('principals').select('id').limit(1).executeTakeFirst()
  if (!row) return
  keys.discard()
  throw new ConfigProblem(
    `The database holds rows made with a key that is missing; restore keys.json in ${dataDir} or set COOKIE_KEY.`,
  )
}

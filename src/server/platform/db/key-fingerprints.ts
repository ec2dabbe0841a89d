import { ConfigProblem } from '../config.ts'
import { deriveKey, type Keys } from '../crypto/keys.ts'
import type { Db } from './database.ts'

type KeyName = 'cookie' | 'data'

/** Says whether a key is the same as another time, and nothing about the key. */
const takeFingerprint = (name: KeyName, key: Buffer): string => deriveKey(key, `fingerprint ${name}`).toString('hex')

const sentences: Record<KeyName, string> = {
  cookie:
    'COOKIE_KEY is not the one this database was used with; set it to that key again, or also set COOKIE_KEY_OLD to that key to replace it.',
  data: 'This database was made with another data key; set DATA_KEY to that key, which is the first COOKIE_KEY (or "cookie" in keys.json) where DATA_KEY was never set.',
}

/**
 * Stops a start with other keys than the database was made with: new rows would be lost with the wrong key, and nobody
 * could read the old ones (T-12.1). The first start records them; of two that begin at once, the second compares.
 */
export async function refuseWrongKeys(db: Db, keys: Keys, dataDir: string): Promise<void> {
  try {
    if (keys.isNew) await refuseLostKeys(db, dataDir)
    await recordWhereMissing(db, keys)
    const { cookieKey, formerCookieKey } = keys
    const problem = await findWrongKey(db, keys)
    const isReplaced =
      problem === 'cookie' && formerCookieKey && !(await findWrongKey(db, { ...keys, cookieKey: formerCookieKey }))
    if (isReplaced) await recordKey(db, 'cookie', cookieKey)
    else if (problem) throw new ConfigProblem(sentences[problem])
  } catch (error) {
    keys.discard()
    throw error
  }
}

/** For commands beside the server, which must not write with another key than it has. */
export async function requireServerKeys(db: Db, keys: Keys): Promise<void> {
  const problem = await findWrongKey(db, keys)
  if (problem) throw new ConfigProblem(sentences[problem])
}

/** From now on this is the key; for one that was lost or got out, and is given up. */
export async function recordKey(db: Db, name: KeyName, key: Buffer): Promise<void> {
  const fingerprint = takeFingerprint(name, key)
  await db
    .insertInto('key_fingerprints')
    .values({ name, fingerprint })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint }))
    .execute()
}

async function findWrongKey(db: Db, { dataKey, cookieKey }: Keys): Promise<KeyName | null> {
  const rows = await db.selectFrom('key_fingerprints').selectAll().execute()
  const isWrong = (name: KeyName, key: Buffer) =>
    rows.some((row) => row.name === name && row.fingerprint !== takeFingerprint(name, key))
  if (isWrong('data', dataKey)) return 'data'
  return isWrong('cookie', cookieKey) ? 'cookie' : null
}

async function recordWhereMissing(db: Db, { dataKey, cookieKey }: Keys): Promise<void> {
  await db
    .insertInto('key_fingerprints')
    .values([
      { name: 'cookie', fingerprint: takeFingerprint('cookie', cookieKey) },
      { name: 'data', fingerprint: takeFingerprint('data', dataKey) },
    ])
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** A new key beside rows: the one they were made with is gone, recorded or not. */
async function refuseLostKeys(db: Db, dataDir: string): Promise<void> {
  const row = await db.selectFrom('principals').select('id').limit(1).executeTakeFirst()
  if (!row) return
  throw new ConfigProblem(
    `The database holds rows made with a key that is missing; restore keys.json in ${dataDir}, or set COOKIE_KEY and DATA_KEY.`,
  )
}

import { ConfigProblem } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { Keys } from './keys.ts'

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

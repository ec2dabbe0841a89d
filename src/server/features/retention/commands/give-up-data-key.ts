import type { Db } from '#server/platform/db/database.ts'
import { recordKey } from '#server/platform/db/key-fingerprints.ts'

/** Takes a new data key for one that is lost, and erases what nobody can read without it (T-12.1). */
export function giveUpDataKey(db: Db, dataKey: Buffer): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('pin_sessions').execute()
    await trx.deleteFrom('warm_introductions').execute()
    await trx.deleteFrom('outbox').where('sealed_mail', 'is not', null).execute()
    await recordKey(trx, 'data', dataKey)
  })
}

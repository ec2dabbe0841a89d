import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * PostgreSQL: waits for this lock, however long another process of ours needs it, and holds it until the transaction ends. The
 * limit on waiting for locks is for those of strangers.
 */
export async function takeAdvisoryLock(trx: Db, lock: number): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(trx)
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx)
}

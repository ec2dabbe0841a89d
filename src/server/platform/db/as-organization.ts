import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Runs a partner's queries in a transaction that PostgreSQL limits to the organization (T-4.1): a second barrier
 * behind the `organization_id` in every query. The embedded engine has no such barrier.
 */
export function runAsOrganization<T>(db: Db, organizationId: string, run: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    if (trx.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`select set_config('next_chapter.organization', ${organizationId}, true)`.execute(trx)
    }
    return run(trx)
  })
}

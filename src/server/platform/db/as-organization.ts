import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Runs what a partner does in a transaction that PostgreSQL itself keeps inside the organization (T-4.1): a second wall
 * behind the `organization_id` every query names. The embedded engine has no such wall.
 */
export function asOrganization<T>(db: Db, organizationId: string, run: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    if (trx.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`select set_config('next_chapter.organization', ${organizationId}, true)`.execute(trx)
    }
    return run(trx)
  })
}

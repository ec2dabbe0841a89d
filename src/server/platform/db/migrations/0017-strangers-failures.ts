import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Failures of strangers turn no account off any more (T-8.1): accounts that they had turned off are on again, and
 * failures are counted as limits.
 */
export const strangersFailures: Migration = {
  name: '0017-strangers-failures',
  async up(db) {
    await sql`update accounts set status = 'active' where status = 'disabled' and ended_at is null`.execute(db)
    await db.schema.alterTable('accounts').dropColumn('failures').execute()
  },
}

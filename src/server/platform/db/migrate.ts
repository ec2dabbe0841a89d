import type { Kysely } from 'kysely'
import { takeAdvisoryLock } from './advisory-lock.ts'
import type { Database } from './database.ts'
import { DatabaseTooNew } from './database-start-error.ts'
import { databaseNow } from './database-time.ts'
import type { Migration } from './migration.ts'
import { foundation } from './migrations/0001-foundation.ts'
import { directory } from './migrations/0002-directory.ts'
import { pinSessions } from './migrations/0003-pin-sessions.ts'
import { introductions } from './migrations/0004-introductions.ts'
import { people } from './migrations/0005-people.ts'
import { taskDays } from './migrations/0006-task-days.ts'
import { partners } from './migrations/0007-partners.ts'
import { service } from './migrations/0008-service.ts'
import { openingReports } from './migrations/0009-opening-reports.ts'
import { noGlimpses } from './migrations/0010-no-glimpses.ts'
import { listingKinds } from './migrations/0011-listing-kinds.ts'
import { draftIndexes } from './migrations/0012-draft-indexes.ts'
import { trainingMessages } from './migrations/0013-training-messages.ts'
import { cellStamps } from './migrations/0014-cell-stamps.ts'
import { notices } from './migrations/0015-notices.ts'
import { claimSignatures } from './migrations/0016-claim-signatures.ts'
import { strangersFailures } from './migrations/0017-strangers-failures.ts'
import { keyFingerprints } from './migrations/0018-key-fingerprints.ts'
import { stateLineChecks } from './migrations/0019-state-line-checks.ts'
import { servedCounties } from './migrations/0020-served-counties.ts'
import { suggestedPlaces } from './migrations/0021-suggested-places.ts'

/** Oldest first. A released migration is never edited or removed; changes are new ones at the end. */
export const migrations: readonly Migration[] = [
  foundation,
  directory,
  pinSessions,
  introductions,
  people,
  taskDays,
  partners,
  service,
  openingReports,
  noGlimpses,
  listingKinds,
  draftIndexes,
  trainingMessages,
  cellStamps,
  notices,
  claimSignatures,
  strangersFailures,
  keyFingerprints,
  stateLineChecks,
  servedCounties,
  suggestedPlaces,
]

/** An arbitrary number that nothing else locks; all processes of this program use the same one. */
const ADVISORY_LOCK = 7_301_204_415

/**
 * Brings the tables up to date, all or nothing. Several processes may start at once: SQLite's write transaction and
 * PostgreSQL's advisory lock let one run while the others wait and then find nothing to do.
 */
export async function migrate({ db, engine }: Pick<Database, 'db' | 'engine'>, list = migrations): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await takeAdvisoryLock(trx, ADVISORY_LOCK)
    await trx.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute()
    const rows = await trx.selectFrom('schema_migrations').select('name').orderBy('name').execute()
    const applied = new Set(rows.map((row) => row.name))
    const unknown = rows.find((row) => !list.some(({ name }) => name === row.name))
    if (unknown !== undefined) throw new DatabaseTooNew(unknown.name)
    for (const { name, up } of list) {
      if (applied.has(name)) continue
      await up(trx as unknown as Kysely<unknown>)
      await trx
        .insertInto('schema_migrations')
        .values({ name, applied_at: databaseNow(trx) })
        .execute()
    }
  })
}

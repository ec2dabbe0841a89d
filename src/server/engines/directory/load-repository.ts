import { PostgresAdapter, sql } from 'kysely'
import type { DirectorySource } from '#domain/directory/listing.ts'
import { takeAdvisoryLock } from '#server/platform/db/advisory-lock.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { partFamily } from './directory-folders.ts'
import { splitIntoChunks, padList } from './pad-list.ts'

/** An arbitrary number that nothing else locks; all processes of this program use the same one. */
const ADVISORY_LOCK = 7_301_204_416

/** A database the caller does not have to close. */
export type DatabaseHandle = Pick<Database, 'db' | 'engine'>

/**
 * One process loads while others that start with it wait; on SQLite the write transaction is the lock. The callback
 * sees only its transaction.
 */
export function withLoadLock<Result>(
  { db, engine }: DatabaseHandle,
  callback: (trx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    if (engine === 'sqlite') return withRoom(trx, callback)
    await lockDirectory(trx)
    const result = await callback(trx)
    // Without fresh statistics the planner scans whole tables until its own analyze runs.
    await sql`analyze listings, directory_cells`.execute(trx)
    return result
  })
}

/**
 * Sorting a cell touches its neighbors, so two writers of one cell must run one after the other. SQLite has only one
 * writer anyway.
 */
export async function lockDirectory(trx: Db): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return
  await takeAdvisoryLock(trx, ADVISORY_LOCK)
}

/**
 * SQLite caches two megabytes of pages by default; a load touches all of them repeatedly and is a tenth faster with
 * more.
 */
async function withRoom<Result>(trx: Db, callback: (trx: Db) => Promise<Result>): Promise<Result> {
  await sql`pragma cache_size = -12000`.execute(trx)
  try {
    return await withLateIndexes(trx, callback)
  } finally {
    await sql`pragma cache_size = -2000`.execute(trx)
  }
}

/** Indexes in no order a load writes in, which it does not read either. */
const lateIndexes = ['listings_by_phone_key', 'listings_by_address_key', 'listings_by_id_status']

/** The first load writes these indexes at the end, sorted: sixty thousand inserts in random order take three times longer. */
async function withLateIndexes<Result>(trx: Db, callback: (trx: Db) => Promise<Result>): Promise<Result> {
  const first = await trx.selectFrom('listings').select('id').limit(1).executeTakeFirst()
  if (first) return callback(trx)
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'index' and name in (${sql.join(lateIndexes)})`.execute(trx)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(trx)
  const result = await callback(trx)
  for (const { sql: text } of rows) await sql.raw(text).execute(trx)
  return result
}

export interface LoadedVersion {
  version: string
  listings: number
}

export async function getLoadedVersion(db: Db): Promise<LoadedVersion | null> {
  const row = await db.selectFrom('directory_versions').select(['version', 'listings']).executeTakeFirst()
  return row ?? null
}

export async function setLoadedVersion(trx: Db, loaded: LoadedVersion, at: number): Promise<void> {
  await trx.deleteFrom('directory_versions').execute()
  await trx
    .insertInto('directory_versions')
    .values({ ...loaded, loaded_at: at })
    .execute()
}

export async function putSources(trx: Db, sources: readonly DirectorySource[]): Promise<void> {
  for (const { id, publisher, dataset, url, licence } of sources) {
    await trx
      .insertInto('directory_sources')
      .values({ id, publisher, dataset, url, licence })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ publisher, dataset, url, licence }))
      .execute()
  }
}

/**
 * Removes the sources of a part of the directory that is no longer loaded, so that nothing credits them any more. A listing
 * that a partner took over keeps its source.
 */
export async function forgetPartSources(trx: Db, keptIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('directory_sources')
    .where('id', 'like', `${partFamily}-%`)
    .$if(keptIds.length > 0, (query) => query.where('id', 'not in', keptIds))
    .where('id', 'not in', trx.selectFrom('listings').select('source_id'))
    .execute()
}

/** The listings a new version may remove: never one that a partner manages, whatever a source says. */
export async function listCompiledIds(trx: Db): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('listings')
    .select('id')
    .where('origin', '=', 'compiled')
    .where('id', 'not in', trx.selectFrom('partner_listings').select('listing_id').where('verified_at', 'is not', null))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function removeListings(trx: Db, ids: Iterable<string>): Promise<void> {
  for (const chunk of splitIntoChunks(ids, 256)) {
    await trx.deleteFrom('listings').where('id', 'in', padList(chunk)).execute()
  }
}

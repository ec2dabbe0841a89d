import type { RawBuilder } from 'kysely'
import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * The database's clock as epoch milliseconds, constant within one statement. Used where several processes must agree on
 * the time, because their own clocks may be wrong (T-2.14).
 */
export function databaseNow(db: Db): RawBuilder<number> {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`cast(floor(extract(epoch from statement_timestamp()) * 1000) as bigint)`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
}

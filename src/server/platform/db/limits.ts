import { sql } from 'kysely'
import type { Db } from './database.ts'
import { databaseNow } from './database-time.ts'

export interface Limit {
  /** The counted key, already hashed when it identifies a person. */
  readonly key: string
  readonly max: number
  readonly windowMs: number
}

/** A granted slot; kept only by callers that may refund it. */
export interface Reservation {
  readonly key: string
  readonly window: number
}

/**
 * Reserves one slot in the current window, or returns null when all are taken. One statement on the database's clock,
 * so parallel requests, a second process or a restart cannot add slots (T-2.14).
 */
export async function reserve(db: Db, { key, max, windowMs }: Limit): Promise<Reservation | null> {
  const length = sql.lit(windowMs)
  const { rows } = await sql<{ w: number }>`
    insert into limits (k, w, n, expires_at)
    select cast(${key} as text), now - now % ${length}, 1, now - now % ${length} + ${length}
    from (select ${databaseNow(db)} as now) as clock
    where ${sql.lit(max)} > 0
    on conflict (k, w) do update set n = limits.n + 1 where limits.n < ${sql.lit(max)}
    returning w`.execute(db)
  const row = rows[0]
  return row === undefined ? null : { key, window: row.w }
}

/** Returns a slot to the window it was taken from, even if that window is over by now. */
export async function refund(db: Db, { key, window }: Reservation): Promise<void> {
  await db
    .updateTable('limits')
    .set((eb) => ({ n: eb('n', '-', 1) }))
    .where('k', '=', key)
    .where('w', '=', window)
    .where('n', '>', 0)
    .execute()
}

/** How many slots of the current window are taken. */
export async function countReserved(db: Db, { key, windowMs }: Pick<Limit, 'key' | 'windowMs'>): Promise<number> {
  const length = sql.lit(windowMs)
  const row = await db
    .selectFrom('limits')
    .select('n')
    .where('k', '=', key)
    .where('w', '=', sql<number>`${databaseNow(db)} - ${databaseNow(db)} % ${length}`)
    .executeTakeFirst()
  return row?.n ?? 0
}

import { sql } from 'kysely'
import type { Db } from './database.ts'
import { databaseNow } from './database-time.ts'
import type { Limit } from './limits.ts'

/** One slot of a rolling limit. */
export interface Slot {
  readonly key: string
  readonly slot: number
}

/**
 * Reserves one of `max` slots, each free again `windowMs` after it was taken: at most `max` in any period of that
 * length, where a fixed window would allow twice as many around its boundary. Each attempt is one statement on the
 * database's clock, so parallel requests, a second process or a restart cannot add slots (T-2.14).
 */
export async function reserveSlot(db: Db, { key, max, windowMs }: Limit): Promise<Slot | null> {
  // Most refusals come from callers with no slot left: one read instead of `max` tries.
  if ((await countReservedSlots(db, key)) >= max) return null
  const length = sql.lit(windowMs)
  for (let slot = 0; slot < max; slot += 1) {
    const { rows } = await sql<{ w: number }>`
      insert into limits (k, w, n, expires_at)
      select cast(${key} as text), ${sql.lit(slot)}, 1, now + ${length}
      from (select ${databaseNow(db)} as now) as clock
      where true
      on conflict (k, w) do update set expires_at = excluded.expires_at
      where limits.expires_at <= excluded.expires_at - ${length}
      returning w`.execute(db)
    if (rows.length > 0) return { key, slot }
  }
  return null
}

export async function freeSlot(db: Db, { key, slot }: Slot): Promise<void> {
  await db.deleteFrom('limits').where('k', '=', key).where('w', '=', slot).execute()
}

export async function countReservedSlots(db: Db, key: string): Promise<number> {
  const row = await db
    .selectFrom('limits')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('k', '=', key)
    .where('expires_at', '>', databaseNow(db))
    .executeTakeFirstOrThrow()
  return row.taken
}

/** Keeps every reserved slot taken for this long from now on. */
export async function extendSlots(db: Db, key: string, forMs: number): Promise<void> {
  await db
    .updateTable('limits')
    .set({ expires_at: sql<number>`${databaseNow(db)} + ${sql.lit(forMs)}` })
    .where('k', '=', key)
    .where('expires_at', '>', databaseNow(db))
    .execute()
}

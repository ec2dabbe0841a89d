import { randomUUID } from 'node:crypto'
import { principalLifetimes, type DeviceMode } from '#domain/device-mode.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'

export interface Principal {
  id: string
  kind: DeviceMode
  lastSeenAt: number
}

/** Writing "still here" on every call would be a disk write per call; this often is enough for lifetimes of a day. */
const touchEveryMs = 60_000

/** Browsers we know, by the hash of their cookie (T-1.1). */
export function principals(db: Db, clock: Clock) {
  return {
    /** Null for a browser without a row yet; `expired` for one that stayed away too long, whose token is dead (T-1.6). */
    async find(tokenHash: string): Promise<Principal | 'expired' | null> {
      const row = await db.selectFrom('principals').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
      if (!row) return null
      const kind = row.kind as DeviceMode
      const life = principalLifetimes[kind]
      const now = clock.now()
      if (now - row.last_seen_at > life.idleMs || now - row.created_at > life.totalMs) return 'expired'
      return { id: row.id, kind, lastSeenAt: row.last_seen_at }
    },

    /** The row appears with the first thing worth keeping; two calls at once still make one. */
    async register(tokenHash: string): Promise<string> {
      const now = clock.now()
      await db
        .insertInto('principals')
        .values({ id: randomUUID(), token_hash: tokenHash, kind: 'unasked', created_at: now, last_seen_at: now })
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .execute()
      const row = await db
        .selectFrom('principals').select('id').where('token_hash', '=', tokenHash).executeTakeFirstOrThrow()
      return row.id
    },

    async touch(principal: Principal): Promise<void> {
      const now = clock.now()
      if (now - principal.lastSeenAt < touchEveryMs) return
      await db.updateTable('principals').set({ last_seen_at: now }).where('id', '=', principal.id).execute()
    },

    async setKind(id: string, kind: DeviceMode): Promise<void> {
      await db.updateTable('principals').set({ kind }).where('id', '=', id).execute()
    },

    /** Everything only this browser could read goes with it. */
    async forget(id: string): Promise<void> {
      await db.deleteFrom('principals').where('id', '=', id).execute()
    },
  }
}
export type Principals = ReturnType<typeof principals>

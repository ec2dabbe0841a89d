import { randomUUID } from 'node:crypto'
import { principalLifetimes, type DeviceMode } from '#domain/device-mode.ts'
import type { Clock } from '../clock.ts'
import type { Token } from '../crypto/token.ts'
import type { Db } from '../db/database.ts'

export interface Principal {
  id: string
  lastSeenAt: number
  personId: string | null
  kind: DeviceMode
}

/**
 * Updating the last-seen time on every call would be a disk write per call; this often is enough for lifetimes of a
 * day.
 */
const touchEveryMs = 60_000

/** Known browsers, by the hash of their cookie (T-1.1). */
export function principals(db: Db, clock: Clock) {
  return {
    /** Null for a browser without a row yet; `dead` for an expired or replaced token (T-1.5, T-1.6). */
    async find({ hash, issuedAt }: Token): Promise<Principal | 'dead' | null> {
      const row = await db.selectFrom('principals').selectAll().where('token_hash', '=', hash).executeTakeFirst()
      const now = clock.now()
      // Without this limit a token would become valid again once its erased row is gone.
      if (!row) return now - issuedAt > principalLifetimes.unasked.idleMs ? 'dead' : null
      const life = principalLifetimes[row.kind]
      if (now - row.last_seen_at > life.idleMs || now - row.created_at > life.totalMs) return 'dead'
      return { id: row.id, lastSeenAt: row.last_seen_at, personId: row.person_id, kind: row.kind }
    },

    /** The row is created with the first data worth storing; two concurrent calls still create one. */
    async register({ hash }: Token): Promise<string> {
      const now = clock.now()
      await db
        .insertInto('principals')
        .values({ id: randomUUID(), token_hash: hash, kind: 'unasked', created_at: now, last_seen_at: now })
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .execute()
      const row = await db
        .selectFrom('principals')
        .select('id')
        .where('token_hash', '=', hash)
        .executeTakeFirstOrThrow()
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

    /** The browser and its rows continue under a new token; the old one stops working (T-1.5). */
    renew(old: Token, fresh: Token): Promise<{ id: string; kind: DeviceMode }> {
      const now = clock.now()
      return db.transaction().execute(async (transaction) => {
        const renewed = await transaction
          .updateTable('principals')
          .set({ token_hash: fresh.hash, last_seen_at: now })
          .where('token_hash', '=', old.hash)
          .where('created_at', '>', 0)
          .returning(['id', 'kind'])
          .executeTakeFirst()
        const row = renewed ?? { id: randomUUID(), kind: 'unasked' as const }
        const added = { token_hash: fresh.hash, created_at: now, last_seen_at: now }
        if (!renewed)
          await transaction
            .insertInto('principals')
            .values({ ...row, ...added })
            .execute()
        await transaction
          .insertInto('principals')
          .values({ id: randomUUID(), token_hash: old.hash, kind: 'unasked', created_at: 0, last_seen_at: now })
          .onConflict((conflict) => conflict.column('token_hash').doNothing())
          .execute()
        return row
      })
    },

    /**
     * Deletes everything only this browser could read; what remains is an already expired row that marks its token as
     * dead.
     */
    async forget({ hash }: Token): Promise<void> {
      const mark = { id: randomUUID(), token_hash: hash, created_at: 0, last_seen_at: clock.now() }
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('principals').where('token_hash', '=', hash).execute()
        await transaction
          .insertInto('principals')
          .values({ ...mark, kind: 'unasked' })
          .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ created_at: mark.created_at }))
          .execute()
      })
    },
  }
}
export type Principals = ReturnType<typeof principals>

import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

type SessionRow = Schema['pin_sessions']
export type UnlockMethodRow = Schema['pin_doors']
export type NewUnlockMethod = Pick<UnlockMethodRow, 'kind' | 'tag' | 'wrapped_key' | 'principal_id' | 'expires_at'>

const isQuiet = 'quiet' satisfies UnlockMethodRow['kind']

export function pinSessionsRepository(db: Db) {
  const toRow = (sessionId: string, unlockMethod: NewUnlockMethod): UnlockMethodRow => ({
    id: randomUUID(),
    session_id: sessionId,
    failures: 0,
    ...unlockMethod,
  })
  return {
    async add(session: SessionRow, unlockMethods: readonly NewUnlockMethod[]): Promise<void> {
      await db.insertInto('pin_sessions').values(session).execute()
      await db
        .insertInto('pin_doors')
        .values(unlockMethods.map((unlockMethod) => toRow(session.id, unlockMethod)))
        .execute()
    },

    async addDoor(sessionId: string, unlockMethod: NewUnlockMethod): Promise<void> {
      await db.insertInto('pin_doors').values(toRow(sessionId, unlockMethod)).execute()
    },

    /** How many sessions are saved there; stops counting at `most`. */
    async countAt(placeKey: string, most: number): Promise<number> {
      const rows = await db
        .selectFrom('pin_sessions')
        .select('id')
        .where('place_key', '=', placeKey)
        .limit(most)
        .execute()
      return rows.length
    },

    /** Reads at most two, which is enough to know that a PIN is ambiguous. */
    doorsByTag(kind: 'words' | 'quiet', tag: string, now: number): Promise<UnlockMethodRow[]> {
      return db
        .selectFrom('pin_doors')
        .selectAll()
        .where('tag', '=', tag)
        .where('kind', '=', kind)
        .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
        .limit(2)
        .execute()
    },

    /**
     * Deletes the PIN wraps there: after that the PIN alone opens nothing, not even with a stolen database (T-2.12).
     */
    async closeQuiet(placeKey: string): Promise<void> {
      await db
        .deleteFrom('pin_doors')
        .where('kind', '=', isQuiet)
        .where('session_id', 'in', db.selectFrom('pin_sessions').select('id').where('place_key', '=', placeKey))
        .execute()
    },

    find(id: string): Promise<SessionRow | undefined> {
      return db.selectFrom('pin_sessions').selectAll().where('id', '=', id).executeTakeFirst()
    },

    async markUsed(id: string, now: number): Promise<void> {
      await db.updateTable('pin_sessions').set({ last_used_at: now }).where('id', '=', id).execute()
    },
  }
}
export type PinSessionsRepository = ReturnType<typeof pinSessionsRepository>

import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'

/*
 * The person is a random id shared by browsers and sessions: a browser that saved, or unlocked by words or device, reads
 * all of that person's data; one that used only the PIN is not linked to the person (T-2.5).
 */

/** The person a browser saves for. What it did before the first save is assigned to them. */
export function assignPerson(db: Db, principalId: string): Promise<string> {
  const fresh = randomUUID()
  return db.transaction().execute(async (trx) => {
    const { person_id: found } = await trx
      .updateTable('principals')
      .set((eb) => ({ person_id: eb.fn.coalesce('person_id', eb.cast<string>(eb.val(fresh), 'text')) }))
      .where('id', '=', principalId)
      .returning('person_id')
      .executeTakeFirstOrThrow()
    if (found === fresh) {
      for (const table of ['action_plans', 'warm_introductions'] as const) {
        await trx
          .updateTable(table)
          .set({ person_id: fresh })
          .where('principal_id', '=', principalId)
          .where('person_id', 'is', null)
          .execute()
      }
    }
    return found ?? fresh
  })
}

/** After unlocking by words or device, this browser reads and acts for the session's person. */
export async function joinPerson(db: Db, principalId: string, sessionId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { person_id: person } = await trx
      .updateTable('pin_sessions')
      .set((eb) => ({ person_id: eb.fn.coalesce('person_id', eb.cast<string>(eb.val(randomUUID()), 'text')) }))
      .where('id', '=', sessionId)
      .returning('person_id')
      .executeTakeFirstOrThrow()
    // Introductions sent from this browser by another person can be read only through that person's own session
    // from now on.
    await trx
      .updateTable('warm_introductions')
      .set({ principal_id: null })
      .where('principal_id', '=', principalId)
      .where('person_id', '!=', person)
      .execute()
    await trx.updateTable('principals').set({ person_id: person }).where('id', '=', principalId).execute()
  })
}

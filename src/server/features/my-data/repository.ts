import type { Db } from '#server/platform/db/database.ts'

export interface LedgerEntry {
  hash: string
  at: number
}

/** An entry that is already there stays as it is. */
export async function addToLedger(db: Db, entries: readonly LedgerEntry[]): Promise<void> {
  for (const entry of entries) {
    await db
      .insertInto('deletions')
      .values(entry)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  }
}

export const listLedger = (db: Db): Promise<LedgerEntry[]> =>
  db.selectFrom('deletions').selectAll().orderBy('at').orderBy('hash').execute()

/** Sessions saved before sessions stored a person id; the device's unlock method tells whose they are. */
export async function listUnclaimedSessions(trx: Db, principalId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('pin_sessions')
    .select('id')
    .where('person_id', 'is', null)
    .where('id', 'in', trx.selectFrom('pin_doors').select('session_id').where('principal_id', '=', principalId))
    .execute()
  return rows.map(({ id }) => id)
}

/** Every person id that appears in any row. */
export async function listPersonIds(trx: Db): Promise<string[]> {
  const ids = new Set<string>()
  for (const table of ['principals', 'pin_sessions', 'action_plans', 'warm_introductions'] as const) {
    const rows = await trx.selectFrom(table).select('person_id').distinct().execute()
    for (const { person_id: id } of rows) if (id !== null) ids.add(id)
  }
  return [...ids]
}

import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import type { LedgerHash } from './ledger.ts'

export interface MyDataParts {
  hash: LedgerHash
  /** Partners then see "withdrawn" and nothing personal (T-3.6). */
  withdrawAll(trx: Db, owner: Owner, at: number): Promise<void>
}

/** Deletes all data of one person at once, and again after a restore from a backup (T-10.1). */
export function myDataRepository(db: Db, { hash, withdrawAll }: MyDataParts) {
  const erase = async (trx: Db, owner: Owner, at: number) => {
    await withdrawAll(trx, owner, at)
    await trx
      .updateTable('warm_introductions')
      .set({ principal_id: null, person_id: null, idempotency_key: null })
      .where(ownedBy(owner))
      .execute()
    await trx.deleteFrom('action_plans').where(ownedBy(owner)).execute()
    const { personId } = owner
    if (personId !== null) {
      await trx.deleteFrom('pin_sessions').where('person_id', '=', personId).execute()
      await trx.updateTable('principals').set({ person_id: null }).where('person_id', '=', personId).execute()
    }
    // Visits, events, votes, feedback, reports and this device's unlock methods are deleted with its row.
    await trx.deleteFrom('principals').where('id', '=', owner.principalId).execute()
  }

  /** Sessions saved before sessions stored a person id; the device's unlock method tells whose they are. */
  const unclaimedSessions = (trx: Db, principalId: string) =>
    trx
      .selectFrom('pin_sessions')
      .select('id')
      .where('person_id', 'is', null)
      .where('id', 'in', trx.selectFrom('pin_doors').select('session_id').where('principal_id', '=', principalId))
      .execute()

  return {
    /** Returns the entries for the ledger. */
    deleteAll(owner: Owner, at: number): Promise<LedgerEntry[]> {
      return db.transaction().execute(async (trx) => {
        const sessions = (await unclaimedSessions(trx, owner.principalId)).map(({ id }) => id)
        const hashes = [
          hash('browser', owner.principalId),
          ...sessions.map((id) => hash('session', id)),
          ...(owner.personId === null ? [] : [hash('person', owner.personId)]),
        ]
        if (sessions.length > 0) await trx.deleteFrom('pin_sessions').where('id', 'in', sessions).execute()
        await erase(trx, owner, at)
        const entries = hashes.map((entryHash) => ({ hash: entryHash, at }))
        await addToLedger(trx, entries)
        return entries
      })
    },

    ledger: () => db.selectFrom('deletions').selectAll().orderBy('at').orderBy('hash').execute(),

    /** Merges entries of another copy of the ledger, because the one in a backup is as old as the backup. */
    remember: (entries: readonly LedgerEntry[]): Promise<void> => addToLedger(db, entries),

    /** Deletes again everyone a restore brought back; returns how many browsers, people and sessions there were. */
    replay(at: number): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const gone = new Set((await trx.selectFrom('deletions').select('hash').execute()).map((row) => row.hash))
        const found = (kind: Parameters<LedgerHash>[0], ids: readonly string[]) =>
          ids.filter((id) => gone.has(hash(kind, id)))
        const browsers = found(
          'browser',
          (await trx.selectFrom('principals').select('id').execute()).map(({ id }) => id),
        )
        const people = found('person', await personIds(trx))
        const sessionRows = await trx.selectFrom('pin_sessions').select('id').execute()
        const sessions = found(
          'session',
          sessionRows.map(({ id }) => id),
        )
        for (const principalId of browsers) await erase(trx, { principalId, personId: null }, at)
        for (const personId of people) await erase(trx, { principalId: '', personId }, at)
        for (const id of sessions) await trx.deleteFrom('pin_sessions').where('id', '=', id).execute()
        return browsers.length + people.length + sessions.length
      })
    },
  }
}
export type MyDataRepository = ReturnType<typeof myDataRepository>

export interface LedgerEntry {
  hash: string
  at: number
}

async function addToLedger(db: Db, entries: readonly LedgerEntry[]): Promise<void> {
  for (const entry of entries) {
    await db
      .insertInto('deletions')
      .values(entry)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  }
}

/** Every person id that appears in any row. */
async function personIds(trx: Db): Promise<string[]> {
  const ids = new Set<string>()
  for (const table of ['principals', 'pin_sessions', 'action_plans', 'warm_introductions'] as const) {
    const rows = await trx.selectFrom(table).select('person_id').distinct().execute()
    for (const { person_id: id } of rows) if (id !== null) ids.add(id)
  }
  return [...ids]
}

import { createHmac } from 'node:crypto'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Owner, ownedBy } from '#server/platform/db/owned.ts'
import { type LedgerEntry, addToLedger, listPersonIds, listUnclaimedSessions } from '../repository.ts'

/** What a ledger entry refers to: a browser, a person or a saved session, stored as an irreversible hash. */
export type DeletedKind = 'browser' | 'person' | 'session'
type LedgerHash = (kind: DeletedKind, id: string) => string

export interface DeletionDeps {
  db: Db
  hash: LedgerHash
  /** Partners then see "withdrawn" and nothing personal (T-3.6). */
  withdrawAll(trx: Db, owner: Owner, at: number): Promise<void>
}

/**
 * The key is kept outside the database: rows are useless to an attacker, and a restored row is still recognized
 * (T-10.1).
 */
export function createLedgerHash(dataKey: Buffer): LedgerHash {
  const key = deriveKey(dataKey, 'deletions')
  return (kind, id) => createHmac('sha256', key).update(`${kind}:${id}`).digest('hex')
}

/** Deletes all data of one person at once (T-10.1); returns the entries for the ledger. */
export function deletePersonalData(deps: DeletionDeps, owner: Owner, at: number): Promise<LedgerEntry[]> {
  const { db, hash } = deps
  return db.transaction().execute(async (trx) => {
    const sessions = await listUnclaimedSessions(trx, owner.principalId)
    const hashes = [
      hash('browser', owner.principalId),
      ...sessions.map((id) => hash('session', id)),
      ...(owner.personId === null ? [] : [hash('person', owner.personId)]),
    ]
    if (sessions.length > 0) await trx.deleteFrom('pin_sessions').where('id', 'in', sessions).execute()
    await eraseOwner(trx, deps, owner, at)
    const entries = hashes.map((entryHash) => ({ hash: entryHash, at }))
    await addToLedger(trx, entries)
    return entries
  })
}

async function eraseOwner(
  trx: Db,
  { withdrawAll }: Pick<DeletionDeps, 'withdrawAll'>,
  owner: Owner,
  at: number,
): Promise<void> {
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

/**
 * Deletes again everyone a restore from a backup brought back (T-10.1); returns how many browsers, people and sessions
 * there were.
 */
export function replayDeletions(deps: DeletionDeps, at: number): Promise<number> {
  const { db, hash } = deps
  return db.transaction().execute(async (trx) => {
    const gone = new Set((await trx.selectFrom('deletions').select('hash').execute()).map((row) => row.hash))
    const found = (kind: DeletedKind, ids: readonly string[]) => ids.filter((id) => gone.has(hash(kind, id)))
    const browsers = found(
      'browser',
      (await trx.selectFrom('principals').select('id').execute()).map(({ id }) => id),
    )
    const people = found('person', await listPersonIds(trx))
    const sessionRows = await trx.selectFrom('pin_sessions').select('id').execute()
    const sessions = found(
      'session',
      sessionRows.map(({ id }) => id),
    )
    for (const principalId of browsers) await eraseOwner(trx, deps, { principalId, personId: null }, at)
    for (const personId of people) await eraseOwner(trx, deps, { principalId: '', personId }, at)
    for (const id of sessions) await trx.deleteFrom('pin_sessions').where('id', '=', id).execute()
    return browsers.length + people.length + sessions.length
  })
}

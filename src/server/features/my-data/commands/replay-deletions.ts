import { listPersonIds } from '../repository.ts'
import { type DeletedKind, type DeletionDeps, eraseOwner } from './delete-personal-data.ts'

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

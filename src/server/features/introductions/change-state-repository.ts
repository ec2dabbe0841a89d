import { sql, type UpdateObject } from 'kysely'
import type { IntroductionState } from '#domain/introductions/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** Result of a transition: `closed` when the introduction exists but its state does not allow it. */
export type StateChangeResult = 'done' | 'missing' | 'closed'

/**
 * Changes one introduction if its state allows it, in one statement: of two concurrent transitions the second sees the
 * first.
 */
export async function changeState(
  db: Db,
  from: readonly IntroductionState[],
  { id, owner }: { id: string; owner?: Owner },
  changes: UpdateObject<Schema, 'warm_introductions'>,
): Promise<StateChangeResult> {
  const isTheirs = owner ? ownedBy(owner) : sql<boolean>`true`
  const { numUpdatedRows } = await db
    .updateTable('warm_introductions')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', from)
    .where(isTheirs)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return 'done'
  const found = await db
    .selectFrom('warm_introductions')
    .select('id')
    .where('id', '=', id)
    .where('state', '!=', 'withdrawn')
    .where(isTheirs)
    .executeTakeFirst()
  return found ? 'closed' : 'missing'
}

import type { UpdateObject } from 'kysely'
import type { IntroductionState } from '#domain/introductions/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** What became of an act: `closed` when the introduction is there but its state does not allow it. */
export type Acted = 'done' | 'missing' | 'closed'

/** Changes one introduction if its state allows it, in one statement: of two acts at once the second sees the first. */
export async function act(
  db: Db, from: readonly IntroductionState[], { id, principalId }: { id: string; principalId?: string },
  changes: UpdateObject<Schema, 'warm_introductions'>,
): Promise<Acted> {
  const { numUpdatedRows } = await db.updateTable('warm_introductions').set(changes)
    .where('id', '=', id).where('state', 'in', from)
    .$if(principalId !== undefined, (query) => query.where('principal_id', '=', principalId ?? ''))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return 'done'
  const found = await db.selectFrom('warm_introductions').select('id')
    .where('id', '=', id).where('state', '!=', 'withdrawn')
    .$if(principalId !== undefined, (query) => query.where('principal_id', '=', principalId ?? ''))
    .executeTakeFirst()
  return found ? 'closed' : 'missing'
}

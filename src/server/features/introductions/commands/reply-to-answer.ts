import type { IntroductionReply } from '#domain/introductions/introduction.ts'
import { getEraseAt } from '#domain/introductions/retention.ts'
import { repliableStates } from '#domain/introductions/transitions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import type { StateChangeResult } from '../records.ts'

/** Only an answered introduction can be marked as read; the first read time is kept. */
export async function markAnswerRead(db: Db, owner: Owner, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('warm_introductions')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.cast<number>(eb.val(at), 'bigint')) }))
    .where(ownedBy(owner))
    .where('id', '=', id)
    .where('state', '!=', 'withdrawn')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Stored in one statement if the state allows it: of two concurrent transitions the second sees the first. */
export async function replyToAnswer(
  db: Db,
  owner: Owner,
  id: string,
  reply: IntroductionReply,
  at: number,
): Promise<StateChangeResult> {
  const { numUpdatedRows } = await db
    .updateTable('warm_introductions')
    .set((eb) => ({
      reply,
      replied_at: at,
      // A reply is a message too, but an appointment may keep it even longer.
      erase_at: eb.case().when('erase_at', '<', getEraseAt(at)).then(getEraseAt(at)).else(eb.ref('erase_at')).end(),
    }))
    .where('id', '=', id)
    .where('state', 'in', repliableStates)
    .where(ownedBy(owner))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return 'done'
  const found = await db
    .selectFrom('warm_introductions')
    .select('id')
    .where('id', '=', id)
    .where('state', '!=', 'withdrawn')
    .where(ownedBy(owner))
    .executeTakeFirst()
  return found ? 'closed' : 'missing'
}

import type { Delivery } from '#domain/introductions/introduction.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy } from '#server/platform/db/owned.ts'
import { hasRoom, verifiedPartnerOf } from './deliver-repository.ts'
import { newRow, type NewIntroduction } from './records.ts'
import type { IntroductionSeals } from './seal.ts'

export interface Sent {
  id: string
  delivery: Delivery
  resourceId: string
}

/**
 * One row however often and however fast it is sent (T-3.7). `count` counts it against the limits and throws when
 * they are full: inside, so that a repeat is never counted and a refusal leaves nothing behind.
 */
export function send(
  db: Db, seals: IntroductionSeals, sent: NewIntroduction, at: number, count: (trx: Db) => Promise<void>,
): Promise<Sent | null> {
  return db.transaction().execute(async (trx) => {
    const earlier = await findEarlier(trx, sent)
    if (earlier) return earlier
    const organizationId = await verifiedPartnerOf(trx, sent.resource.id)
    const row = newRow(seals, sent, organizationId, at)
    const { numInsertedOrUpdatedRows } = await trx.insertInto('warm_introductions').values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return findEarlier(trx, sent)
    await count(trx)
    const isHeld = organizationId !== null && !(await hasRoom(trx, sent.resource.id))
    if (!isHeld) return { id: row.id, delivery: row.delivery, resourceId: row.resource_id }
    await trx.updateTable('warm_introductions').set({ delivery: 'held' }).where('id', '=', row.id).execute()
    return { id: row.id, delivery: 'held', resourceId: row.resource_id }
  })
}

/** The one this is a repeat of: sent with the same key, whatever became of it, or still pending. */
async function findEarlier(trx: Db, { owner, idempotencyKey, resource }: NewIntroduction): Promise<Sent | null> {
  const mine = trx.selectFrom('warm_introductions').select(['id', 'delivery', 'resource_id as resourceId'])
    .where(ownedBy(owner))
  const byKey = idempotencyKey === null
    ? undefined
    : await mine.where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
  if (byKey) return byKey
  const pending = await mine.where('resource_id', '=', resource.id).where('state', 'in', pendingStates)
    .executeTakeFirst()
  return pending ?? null
}

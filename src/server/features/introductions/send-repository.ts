import type { Delivery } from '#domain/introductions/introduction.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy } from '#server/platform/db/owned.ts'
import { findClosedReason } from './connect-repository.ts'
import { hasRoom, findVerifiedPartner } from './deliver-repository.ts'
import type { DeliveryTools } from './delivery-tools.ts'
import { announceDelivery } from './notices-repository.ts'
import { buildRow, type NewIntroduction } from './records.ts'

export interface SendResult {
  id: string
  delivery: Delivery
  resourceId: string
}

/**
 * Creates one row however often and however fast it is sent (T-3.7). `count` counts it against the limits and throws
 * when they are reached; it runs inside the transaction, so a repeat is not counted and a refusal stores nothing.
 * Returns `closed` when the organization is not accepting introductions.
 */
export function sendIntroduction(
  db: Db,
  tools: DeliveryTools,
  sent: NewIntroduction,
  at: number,
  count: (trx: Db) => Promise<void>,
): Promise<SendResult | 'closed' | null> {
  return db.transaction().execute(async (trx) => {
    const earlier = await findEarlier(trx, sent)
    if (earlier) return earlier
    const { id: listingId } = sent.resource
    const organizationId = await findVerifiedPartner(trx, listingId)
    if (organizationId !== null && (await findClosedReason(trx, { listingId, organizationId }, at))) return 'closed'
    const row = buildRow(tools.seals, sent, organizationId, at)
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('warm_introductions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return findEarlier(trx, sent)
    await count(trx)
    if (organizationId === null) return { id: row.id, delivery: row.delivery, resourceId: row.resource_id }
    const isHeld = !(await hasRoom(trx, listingId))
    if (!isHeld) await announceDelivery(trx, tools, { ...row, organization_id: organizationId, isNew: true }, at)
    else {
      await trx
        .updateTable('warm_introductions')
        .set({ delivery: 'held', delivered_at: null })
        .where('id', '=', row.id)
        .execute()
    }
    return { id: row.id, delivery: isHeld ? 'held' : 'sent', resourceId: row.resource_id }
  })
}

/** The introduction this one repeats: sent with the same key, whatever its state, or still pending. */
async function findEarlier(trx: Db, { owner, idempotencyKey, resource }: NewIntroduction): Promise<SendResult | null> {
  const mine = trx
    .selectFrom('warm_introductions')
    .select(['id', 'delivery', 'resource_id as resourceId'])
    .where(ownedBy(owner))
  const byKey =
    idempotencyKey === null ? undefined : await mine.where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
  if (byKey) return byKey
  const pending = await mine
    .where('resource_id', '=', resource.id)
    .where('state', 'in', pendingStates)
    .executeTakeFirst()
  return pending ?? null
}

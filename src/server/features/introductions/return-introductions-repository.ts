import { getEraseAt } from '#domain/introductions/retention.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { DeliveryTools } from './delivery-tools.ts'

/**
 * Runs when an organization leaves. Unanswered introductions go back to waiting, encrypted with the server's key, and
 * the person sees that; answered ones stay with the person. Old links stop working. Returns how many are waiting again.
 */
export async function returnIntroductions(
  trx: Db,
  tools: DeliveryTools,
  organizationId: string,
  at: number,
): Promise<number> {
  await trx.deleteFrom('partner_listings').where('organization_id', '=', organizationId).execute()
  await trx.deleteFrom('answer_links').where('organization_id', '=', organizationId).execute()
  const rows = await trx
    .selectFrom('warm_introductions')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('state', 'in', pendingStates)
    .where('sealed_key', 'is not', null)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  // These notes were only for members of the organization that left.
  await trx.deleteFrom('introduction_notes').where('introduction_id', 'in', ids).execute()
  await trx.deleteFrom('outbox').where('introduction_id', 'in', ids).where('status', '=', 'waiting').execute()
  let waiting = 0
  for (const { id, sealed_key: locked, erase_at: end, updated_at: updatedAt } of rows) {
    if (locked === null) continue
    const { numUpdatedRows } = await trx
      .updateTable('warm_introductions')
      .set({
        organization_id: null,
        sealed_key: tools.seals.handOver(id, { from: organizationId, to: null }, locked),
        delivery: 'waiting',
        state: 'sent',
        opened_at: null,
        delivered_at: null,
        assigned_to: null,
        reminded_at: null,
        updated_at: Math.max(at, updatedAt + 1),
        // Kept as long as any introduction that waits for an organization, but never longer than its original end date
        // (T-3.3, T-3.11).
        erase_at: Math.min(end, getEraseAt({ state: 'sent', delivery: 'waiting', sentAt: at, completedAt: null })),
      })
      .where('id', '=', id)
      .where('sealed_key', '=', locked)
      .where('state', 'in', pendingStates)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) waiting += 1
  }
  return waiting
}

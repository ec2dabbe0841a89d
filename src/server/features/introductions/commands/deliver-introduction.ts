import { listStatesBefore } from '#domain/introductions/transitions.ts'
import type { Delivery } from '#domain/introductions/introduction.ts'
import { getEraseAt } from '#domain/introductions/retention.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import { hasRoom } from '../limits.ts'
import type { IntroductionRow } from '../records.ts'
import { findVerifiedPartner } from '../repository.ts'
import { announceDelivery, type DeliveryTools } from './notify-partner.ts'

export interface Claim {
  listingId: string
  organizationId: string
}

/**
 * From now on introductions to the listing go to this organization, which a reviewer called and verified (T-3.4),
 * including those already waiting.
 */
export async function verifyPartner(
  trx: Db,
  tools: DeliveryTools,
  { listingId, organizationId }: Claim,
  at: number,
): Promise<{ delivered: number }> {
  const claim = { organization_id: organizationId, verified_at: at }
  await trx
    .insertInto('partner_listings')
    .values({ listing_id: listingId, ...claim })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(claim))
    .execute()
  return { delivered: await deliverWaiting(trx, tools, { listingId, organizationId }, at) }
}

/** Resends an introduction that could not be delivered; `closed` when it is no longer in that state. */
export function retryDelivery(
  db: Db,
  tools: DeliveryTools,
  { owner, id }: { owner: Owner; id: string },
  at: number,
): Promise<{ delivery: Delivery } | 'missing' | 'closed'> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('warm_introductions')
      .selectAll()
      .where('id', '=', id)
      .where(ownedBy(owner))
      .where('state', '!=', 'withdrawn')
      .where('erase_at', '>=', at)
      .executeTakeFirst()
    if (!row) return 'missing'
    // A repeated tap is not an error when it has already been sent.
    if (row.state === 'sent') return { delivery: row.delivery }
    if (!listStatesBefore('sent', 'person').includes(row.state)) return 'closed'
    const organizationId = row.organization_id ?? (await findVerifiedPartner(trx, row.resource_id))
    const delivery = await handOver(trx, tools, row, { organizationId, at })
    return delivery ? { delivery } : 'closed'
  })
}

/** Releases an introduction that was held because too many came. */
export async function releaseIntroduction(trx: Db, tools: DeliveryTools, id: string, at: number): Promise<boolean> {
  const row = await trx
    .selectFrom('warm_introductions')
    .selectAll()
    .where('id', '=', id)
    .where('delivery', '=', 'held')
    .where('state', 'in', listStatesBefore('sent', 'system'))
    .where('erase_at', '>=', at)
    .executeTakeFirst()
  if (!row || row.organization_id === null || row.sealed_key === null) return false
  const { numUpdatedRows } = await trx
    .updateTable('warm_introductions')
    .set({ delivery: 'sent', delivered_at: at, updated_at: Math.max(at, row.updated_at + 1) })
    .where('id', '=', id)
    .where('delivery', '=', 'held')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  const delivered = { ...row, organization_id: row.organization_id, delivered_at: at, isNew: true }
  await announceDelivery(trx, tools, delivered, at)
  return true
}

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
  for (const { id, sealed_key: locked, updated_at: updatedAt } of rows) {
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
      })
      .where('id', '=', id)
      .where('sealed_key', '=', locked)
      .where('state', 'in', pendingStates)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) waiting += 1
  }
  return waiting
}

/** Delivers the introductions that waited for this organization and returns how many (T-3.3). */
async function deliverWaiting(
  trx: Db,
  tools: DeliveryTools,
  { listingId, organizationId }: { listingId: string; organizationId: string },
  at: number,
): Promise<number> {
  const waiting = await trx
    .selectFrom('warm_introductions')
    .selectAll()
    .where('resource_id', '=', listingId)
    .where('delivery', '=', 'waiting')
    .where('state', 'in', listStatesBefore('sent', 'system'))
    // An expired consent, or a row past its last day, must not be delivered.
    .where('erase_at', '>=', at)
    .where('consent_expires_at', '>', at)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  let delivered = 0
  for (const row of waiting) if (await handOver(trx, tools, row, { organizationId, at })) delivered += 1
  return delivered
}

/** Re-encrypts the record's key for the organization. Null when it was withdrawn in the meantime. */
async function handOver(
  trx: Db,
  tools: DeliveryTools,
  row: IntroductionRow,
  { organizationId, at }: { organizationId: string | null; at: number },
): Promise<Delivery | null> {
  const { id, organization_id: from, sealed_key: locked, created_at: sentAt } = row
  if (locked === null) return null
  const delivery = organizationId === null ? 'waiting' : (await hasRoom(trx, row.resource_id)) ? 'sent' : 'held'
  const deliveredAt = delivery === 'sent' ? at : null
  const { numUpdatedRows } = await trx
    .updateTable('warm_introductions')
    .set({
      organization_id: organizationId,
      sealed_key: tools.seals.handOver(id, { from, to: organizationId }, locked),
      delivery,
      state: 'sent',
      delivered_at: deliveredAt,
      updated_at: Math.max(at, row.updated_at + 1),
      erase_at: getEraseAt(sentAt),
    })
    .where('id', '=', id)
    .where('sealed_key', '=', locked)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return null
  if (organizationId !== null && delivery === 'sent') {
    const isNew = row.delivered_at === null || from !== organizationId
    const delivered = { ...row, organization_id: organizationId, delivered_at: at, isNew }
    await announceDelivery(trx, tools, { ...delivered, state: 'sent' }, at)
  }
  return delivery
}

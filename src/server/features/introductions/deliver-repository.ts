import { listStatesBefore } from '#domain/introductions/transitions.ts'
import type { Delivery } from '#domain/introductions/introduction.ts'
import { getEraseAt } from '#domain/introductions/retention.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserve } from '#server/platform/db/limits.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import type { DeliveryTools } from './delivery-tools.ts'
import { announceDelivery } from './notices-repository.ts'
import type { IntroductionRow } from './records.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Introductions over this number for one resource in a day are held for review (T-3.9). */
const sentPerResourcePerDay = 50

/** Only an organization that an admin verified receives introductions (T-3.3). */
export async function findVerifiedPartner(trx: Db, resourceId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('partner_listings')
    .select('organization_id')
    .where('listing_id', '=', resourceId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return row?.organization_id ?? null
}

export async function hasRoom(trx: Db, resourceId: string): Promise<boolean> {
  const limit = { key: `introductions-to:${resourceId}`, max: sentPerResourcePerDay, windowMs: dayMs }
  return (await reserve(trx, limit)) !== null
}

/** Delivers the introductions that waited for this organization and returns how many (T-3.3). */
export async function deliverWaiting(
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

/** Resends an introduction that could not be delivered; null when it does not exist or is no longer in that state. */
export async function deliverAgain(
  trx: Db,
  tools: DeliveryTools,
  { owner, id }: { owner: Owner; id: string },
  at: number,
): Promise<{ delivery: Delivery } | 'missing' | 'closed'> {
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
      erase_at: getEraseAt({ state: 'sent', delivery, sentAt, completedAt: null }),
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

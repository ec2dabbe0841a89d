import { statesBefore } from '#domain/introductions/acts.ts'
import type { Delivery } from '#domain/introductions/introduction.ts'
import { eraseAt } from '#domain/introductions/keeping.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserve } from '#server/platform/db/limits.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import type { IntroductionRow } from './records.ts'
import type { IntroductionSeals } from './seal.ts'

const dayMs = 24 * 60 * 60 * 1000
/** More than this for one resource in a day is looked at before it goes out (T-3.9). */
const sentPerResourcePerDay = 50

/** Only an organization that an administrator verified ever gets an introduction (T-3.3). */
export async function verifiedPartnerOf(trx: Db, resourceId: string): Promise<string | null> {
  const row = await trx.selectFrom('partner_listings').select('organization_id')
    .where('listing_id', '=', resourceId).where('verified_at', 'is not', null)
    .executeTakeFirst()
  return row?.organization_id ?? null
}

export async function hasRoom(trx: Db, resourceId: string): Promise<boolean> {
  const limit = { key: `introductions-to:${resourceId}`, max: sentPerResourcePerDay, windowMs: dayMs }
  return (await reserve(trx, limit)) !== null
}

/** What waited for this organization is now theirs to read; answers how many that were (T-3.3). */
export async function deliverWaiting(
  trx: Db, seals: IntroductionSeals, { listingId, organizationId }: { listingId: string; organizationId: string },
  at: number,
): Promise<number> {
  const waiting = await trx.selectFrom('warm_introductions').selectAll()
    .where('resource_id', '=', listingId).where('delivery', '=', 'waiting')
    .where('state', 'in', statesBefore('sent', 'system'))
    // A consent that is over, or a row past its last day, is no reason to give anything to anybody.
    .where('erase_at', '>=', at).where('consent_expires_at', '>', at)
    .orderBy('created_at').orderBy('id')
    .execute()
  let delivered = 0
  for (const row of waiting) if (await handOver(trx, seals, row, { organizationId, at })) delivered += 1
  return delivered
}

/** Sends again what could not be delivered; null when it is not there or not in that state any more. */
export async function deliverAgain(
  trx: Db, seals: IntroductionSeals, { owner, id }: { owner: Owner; id: string }, at: number,
): Promise<{ delivery: Delivery } | 'missing' | 'closed'> {
  const row = await trx.selectFrom('warm_introductions').selectAll()
    .where('id', '=', id).where(ownedBy(owner)).where('state', '!=', 'withdrawn').where('erase_at', '>=', at)
    .executeTakeFirst()
  if (!row) return 'missing'
  // Two taps are one: what is on its way already is no fault.
  if (row.state === 'sent') return { delivery: row.delivery }
  if (!statesBefore('sent', 'person').includes(row.state)) return 'closed'
  const organizationId = row.organization_id ?? await verifiedPartnerOf(trx, row.resource_id)
  const delivery = await handOver(trx, seals, row, { organizationId, at })
  return delivery ? { delivery } : 'closed'
}

/** Changes the lock of the record's key to the organization's. Null when it was withdrawn meanwhile. */
async function handOver(
  trx: Db, seals: IntroductionSeals, row: IntroductionRow,
  { organizationId, at }: { organizationId: string | null; at: number },
): Promise<Delivery | null> {
  const { id, organization_id: from, sealed_key: locked, created_at: sentAt } = row
  if (locked === null) return null
  const delivery = organizationId === null ? 'waiting' : await hasRoom(trx, row.resource_id) ? 'sent' : 'held'
  const { numUpdatedRows } = await trx.updateTable('warm_introductions')
    .set({
      organization_id: organizationId, sealed_key: seals.handOver(id, { from, to: organizationId }, locked),
      delivery, state: 'sent', updated_at: Math.max(at, row.updated_at + 1),
      erase_at: eraseAt({ state: 'sent', delivery, sentAt, completedAt: null }),
    })
    .where('id', '=', id).where('sealed_key', '=', locked)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? delivery : null
}

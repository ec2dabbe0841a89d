import type { Delivery } from '#domain/introductions/introduction.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import type { Availability } from '#domain/partners/availability.ts'
import { getConnectState } from '#domain/partners/connect.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import { parsePartnerDetails } from '#server/engines/directory/partner-details-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy } from '#server/platform/db/owned.ts'
import { loadOrganization } from '../organization-repository.ts'
import { buildRow, type NewIntroduction } from '../records.ts'
import { findVerifiedPartner } from '../repository.ts'
import { countSend, hasRoom, type LimitsOn, type Sender } from '../limits.ts'
import { copyNotice } from './change-notices.ts'
import { announceDelivery, type DeliveryTools } from './notify-partner.ts'

export interface SendResult {
  id: string
  delivery: Delivery
  resourceId: string
}

export interface SendDeps {
  db: Db
  tools: DeliveryTools
  limitsOn: LimitsOn
}

/**
 * Creates one row however often and however fast it is sent (T-3.7). It is counted inside the transaction, so a repeat
 * is not counted and a refusal stores nothing. Returns `closed` when the organization is not accepting introductions.
 */
export function sendIntroduction(
  { db, tools, limitsOn }: SendDeps,
  sent: NewIntroduction,
  sender: Sender,
  at: number,
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
    await countSend(limitsOn, trx, sender)
    await copyNotice(trx, tools.seals, sent.owner, row.id)
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

/** Why the organization of a listing accepts no introductions there now; null when it does. */
async function findClosedReason(
  trx: Db,
  { listingId, organizationId }: { listingId: string; organizationId: string },
  at: number,
): Promise<Availability['connect']> {
  const row = await trx
    .selectFrom('listing_care')
    .select('document')
    .where('listing_id', '=', listingId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  const listing = await trx.selectFrom('listings').select('state').where('id', '=', listingId).executeTakeFirst()
  const { open } = await trx
    .selectFrom('warm_introductions')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('resource_id', '=', listingId)
    .where('organization_id', '=', organizationId)
    .where('state', 'in', pendingStates)
    .executeTakeFirstOrThrow()
  const { settings } = await loadOrganization(trx, organizationId)
  const today = getLocalDay(at, listing?.state ?? null)
  return getConnectState(row ? parsePartnerDetails(row.document) : defaultPartnerDetails, settings, open, today)
}

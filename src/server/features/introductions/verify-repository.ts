import type { Db } from '#server/platform/db/database.ts'
import { deliverWaiting } from './deliver-repository.ts'
import type { DeliveryTools } from './delivery-tools.ts'

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

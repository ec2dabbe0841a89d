import { pendingStates } from '#domain/introductions/states.ts'
import { getConnectState } from '#domain/partners/connect.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import type { Availability } from '#domain/partners/availability.ts'
import { parsePartnerDetails } from '#server/engines/directory/partner-details-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { loadOrganization } from './organization-repository.ts'

/** Why the organization of a listing accepts no introductions there now; null when it does. */
export async function findClosedReason(
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

import { pendingStates } from '#domain/introductions/states.ts'
import { connectState } from '#domain/partners/connect.ts'
import { dayThere } from '#domain/partners/day-there.ts'
import { firstCare } from '#domain/partners/listing-care.ts'
import type { PublicCare } from '#domain/partners/public-care.ts'
import { parseCare } from '#server/engines/directory/care-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { organizationOf } from './organization-repository.ts'

/** Why the organization of a listing takes no introductions there now; null when it does. */
export async function whyClosed(
  trx: Db,
  { listingId, organizationId }: { listingId: string; organizationId: string },
  at: number,
): Promise<PublicCare['connect']> {
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
  const { settings } = await organizationOf(trx, organizationId)
  const today = dayThere(at, listing?.state ?? null)
  return connectState(row ? parseCare(row.document) : firstCare, settings, open, today)
}

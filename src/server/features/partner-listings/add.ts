import { randomUUID } from 'node:crypto'
import type { ListingFields, PartnerListingDetail } from '#contracts/partner-listings.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { withFields } from './apply-fields.ts'
import { addChange } from './changes-repository.ts'
import { cleanFields } from './clean-fields.ts'
import type { ListingCommandDeps } from './run-listing-command.ts'
import { loadListingDetail } from './detail-repository.ts'
import { toListingFields } from './fields.ts'
import { listOwnIds, lockListingVersion } from './own-repository.ts'
import { putOrganizationSource, writeListing } from './write-repository.ts'

/** Enough for the largest organization; a form sent in a loop must not fill the directory. */
const mostListings = 200

/** Adds a location: visible only to the organization until it is submitted and a reviewer approves it. */
export async function addListing(
  { db, clock, places }: ListingCommandDeps,
  staff: PartnerStaff,
  written: ListingFields,
): Promise<PartnerListingDetail> {
  const fields = cleanFields(written)
  const at = clock.now()
  const { organizationId } = staff
  const id = `partner-${randomUUID()}`
  return runAsOrganization(db, organizationId, async (trx) => {
    if ((await listOwnIds(trx, organizationId)).length >= mostListings) throw new AppError(429, 'too_many_requests')
    const sourceId = await putOrganizationSource(trx, organizationId)
    const county = places.byFips(fields.countyFips ?? '') ?? places.zip(fields.zip ?? '').counties[0]
    const day = getLocalDay(at, county?.state ?? null)
    const listing = withFields(buildEmptyListing(id, sourceId, day), fields, { places, sourceId, day })
    await lockListingVersion(trx, organizationId, id)
    await writeListing(trx, { before: null, listing, partnerDetails: defaultPartnerDetails, status: 'draft' }, at)
    const after = toListingFields(listing)
    await addChange(
      trx,
      {
        listingId: id,
        organizationId,
        authorId: staff.id,
        kind: 'add',
        status: 'draft',
        before: null,
        after,
      },
      at,
    )
    await writeAudit(trx, staff, { action: 'listing.add', entity: 'listing', entityId: id }, at)
    return loadListingDetail(trx, organizationId, id, at)
  })
}

export function buildEmptyListing(id: string, sourceId: string, day: string): Listing {
  return {
    id,
    name: '',
    organization: null,
    category: 'other',
    scope: 'site',
    services: [],
    note: null,
    street: null,
    city: null,
    state: null,
    zip: null,
    countyFips: null,
    position: null,
    phones: [],
    website: null,
    hours: null,
    languages: [],
    cost: null,
    requiredDocuments: [],
    facts: {},
    sourceId,
    otherSourceIds: [],
    asOf: day,
    assuredOn: null,
  }
}

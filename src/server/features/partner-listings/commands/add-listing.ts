import { randomUUID } from 'node:crypto'
import type { CallInput } from '#contracts/call.ts'
import type { addListingAsAdmin } from '#contracts/listing-drafts.ts'
import type { ListingFields, PartnerListingDetail } from '#contracts/partner-listings.ts'
import type { AdminListing } from '#contracts/review.ts'
import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff, Staff } from '#server/platform/http/staff.ts'
import { findListingForAdmin, putAddedSource } from '../admin-repository.ts'
import { buildNewListing } from '../apply-fields.ts'
import { addChange } from '../changes-repository.ts'
import { cleanFields } from '../clean-fields.ts'
import { toListingFields } from '../fields.ts'
import { listOwnIds, lockListingVersion, putOrganizationSource, writeListing } from '../repository.ts'
import { getListingDetail, type ListingCommandDeps } from './run-listing-command.ts'

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
    const listing = buildNewListing(id, fields, { places, sourceId, at })
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
    return getListingDetail(trx, organizationId, id, at)
  })
}

/** Adds one listing, public at once; it names our staff as its source, with today's date. */
export async function addListingForAdmin(
  { db, clock, places }: ListingCommandDeps,
  staff: Staff,
  { fields, area, isChecked = false }: CallInput<typeof addListingAsAdmin>['body'],
): Promise<AdminListing> {
  const at = clock.now()
  const id = `staff-${randomUUID()}`
  return db.transaction().execute(async (trx) => {
    const sourceId = await putAddedSource(trx)
    const placed = buildNewListing(id, cleanFields(fields), { places, sourceId, at, area })
    const listing = isChecked ? { ...placed, assuredOn: placed.asOf } : placed
    const partnerDetails = { isConfidential: false }
    await writeListing(trx, { before: null, listing, partnerDetails, status: 'live', origin: 'admin' }, at)
    // Not undone like an edit: a listing added by mistake is taken down in its editor.
    await writeHistory(trx, staff, { queue: 'listings', itemId: id, action: 'approve_new' }, at)
    await writeAudit(trx, staff, { action: 'listing.add', entity: 'listing', entityId: id }, at)
    const saved = await findListingForAdmin(trx, id)
    if (!saved) throw notFound()
    return saved
  })
}

import type { Listing } from '#domain/directory/listing.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { withoutAddress } from '#domain/partners/build-availability.ts'
import type { PartnerDetails } from '#domain/partners/partner-details.ts'
import { reindexCells } from '#server/engines/directory/index-repository.ts'
import { lockDirectory, putSources } from '#server/engines/directory/load-repository.ts'
import { type ListingRow, toRow } from '#server/engines/directory/rows.ts'
import { replaceRows } from '#server/engines/directory/write-repository.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface RowChange {
  /** Null for a new listing. */
  before: ListingRow | null
  listing: Listing
  partnerDetails: Pick<PartnerDetails, 'isConfidential'>
  status: ListingRow['status']
  /** Who made the change; the partner by default. */
  origin?: 'partner' | 'admin'
}

/**
 * Stores the listing as partner- or admin-owned, so that a new compiled directory does not overwrite it. For a
 * confidential address the search columns omit it too; only the document has it, for the organization itself.
 */
export async function writeListing(
  trx: Db,
  { before, listing, partnerDetails, status, origin = 'partner' }: RowChange,
  at: number,
): Promise<ListingRow> {
  const seen = partnerDetails.isConfidential ? withoutAddress(listing) : listing
  const row = toRow(seen, { status, origin, version: null, at })
  const reported = (before?.flags ?? 0) & listingFlags.reportsDiffer
  const after = { ...row, document: JSON.stringify(listing), flags: row.flags | reported }
  await lockDirectory(trx)
  await replaceRows(trx, [after])
  await reindexCells(trx, before ? [before.cell, after.cell] : [after.cell])
  return after
}

/** Deletes a draft that was never public. */
export async function removeDraft(trx: Db, row: ListingRow, organizationId: string): Promise<void> {
  await lockDirectory(trx)
  await trx.deleteFrom('listings').where('id', '=', row.id).where('status', '=', 'draft').execute()
  await trx
    .deleteFrom('listing_care')
    .where('listing_id', '=', row.id)
    .where('organization_id', '=', organizationId)
    .execute()
  await reindexCells(trx, [row.cell])
}

/** Stores the organization as a publisher, because every card names its source. Returns the source id. */
export async function putOrganizationSource(trx: Db, organizationId: string): Promise<string> {
  const { name } = await trx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const id = `partner-${organizationId.toLowerCase()}`
  await putSources(trx, [
    {
      id,
      publisher: name.slice(0, 200),
      dataset: 'What the organization says itself',
      url: null,
      licence: 'Provided by the organization',
    },
  ])
  return id
}

/** A reviewer approved: introductions to the new listing go to the organization that added it. */
export async function verifyListing(trx: Db, listingId: string, organizationId: string, at: number): Promise<void> {
  await trx
    .insertInto('partner_listings')
    .values({ listing_id: listingId, organization_id: organizationId, verified_at: at })
    .onConflict((conflict) => conflict.column('listing_id').doNothing())
    .execute()
}

import { sql } from 'kysely'
import type { Listing } from '#domain/directory/listing.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { withoutAddress } from '#domain/partners/build-availability.ts'
import { defaultPartnerDetails, type PartnerDetails } from '#domain/partners/partner-details.ts'
import { reindexCells } from '#server/engines/directory/index-repository.ts'
import { lockDirectory, putSources } from '#server/engines/directory/load-repository.ts'
import { padList } from '#server/engines/directory/pad-list.ts'
import { parsePartnerDetails } from '#server/engines/directory/partner-details-repository.ts'
import { type ListingRow, toRow } from '#server/engines/directory/rows.ts'
import { replaceRows } from '#server/engines/directory/write-repository.ts'
import type { Db } from '#server/platform/db/database.ts'

/** A listing maintained by an organization, as it is stored. */
export interface OwnRow {
  row: ListingRow
  care: PartnerDetails
  version: number
  confirmedAt: number | null
  careUpdatedAt: number | null
}

const noPartnerDetails = { care: defaultPartnerDetails, version: 0, confirmedAt: null, careUpdatedAt: null }

/** Listings an admin verified for this organization, and its own that are not public yet. */
export async function listOwnIds(trx: Db, organizationId: string): Promise<string[]> {
  const verified = await trx
    .selectFrom('partner_listings')
    .select('listing_id')
    .where('organization_id', '=', organizationId)
    .where('verified_at', 'is not', null)
    .execute()
  const drafts = await trx
    .selectFrom('listing_care as care')
    .innerJoin('listings as listing', 'listing.id', 'care.listing_id')
    .select('care.listing_id')
    .where('care.organization_id', '=', organizationId)
    .where('listing.status', '=', 'draft')
    .where('listing.origin', '=', 'partner')
    .execute()
  return [...new Set([...verified, ...drafts].map((row) => row.listing_id))]
}

/** Listings removed from the directory belong to no organization. */
export async function loadOwnRows(trx: Db, organizationId: string, ids: readonly string[]): Promise<OwnRow[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('listings')
    .selectAll()
    .where('id', 'in', padList(ids))
    .where('status', '!=', 'withdrawn')
    .orderBy('name')
    .orderBy('id')
    .execute()
  const cares = await trx
    .selectFrom('listing_care')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('listing_id', 'in', padList(ids))
    .execute()
  const careById = new Map(cares.map((detailsRow) => [detailsRow.listing_id, detailsRow]))
  return rows.map((row) => {
    const detailsRow = careById.get(row.id)
    if (!detailsRow) return { row, ...noPartnerDetails }
    const { version, confirmed_at: confirmedAt, updated_at: careUpdatedAt } = detailsRow
    return { row, care: parsePartnerDetails(detailsRow.document), version, confirmedAt, careUpdatedAt }
  })
}

export async function findOwn(trx: Db, organizationId: string, id: string): Promise<OwnRow | null> {
  const isTheirs = (await listOwnIds(trx, organizationId)).includes(id)
  const [own] = isTheirs ? await loadOwnRows(trx, organizationId, [id]) : []
  return own ?? null
}

/** Moves the partner details left by a previous organization to the one that represents the listing now. */
export async function adoptPartnerDetails(db: Db, organizationId: string, id: string): Promise<void> {
  await db
    .updateTable('listing_care')
    .set({ organization_id: organizationId, confirmed_at: null, reminded_days: 0, version: sql`version + 1` })
    .where('listing_id', '=', id)
    .where('organization_id', '!=', organizationId)
    .where(
      'listing_id',
      'in',
      db
        .selectFrom('partner_listings')
        .select('listing_id')
        .where('organization_id', '=', organizationId)
        .where('verified_at', 'is not', null),
    )
    .execute()
}

/**
 * Takes the listing's lock and increments its version; false when someone else did since. Writers call this before they
 * read, so that the second of two concurrent writers sees the first one's change.
 */
export async function lockListingVersion(
  trx: Db,
  organizationId: string,
  id: string,
  { version }: { version?: number } = {},
): Promise<boolean> {
  await trx
    .insertInto('listing_care')
    .values({
      listing_id: id,
      organization_id: organizationId,
      document: JSON.stringify(defaultPartnerDetails),
      paused: 0,
      reminded_days: 0,
      // No partner details saved yet.
      version: 0,
      updated_at: 0,
    })
    .onConflict((conflict) => conflict.column('listing_id').doNothing())
    .execute()
  let turn = trx
    .updateTable('listing_care')
    .set({ version: sql`version + 1` })
    .where('listing_id', '=', id)
    .where('organization_id', '=', organizationId)
  if (version !== undefined) turn = turn.where('version', '=', version)
  const { numUpdatedRows } = await turn.executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function savePartnerDetails(
  trx: Db,
  organizationId: string,
  id: string,
  partnerDetails: PartnerDetails,
  at: number,
): Promise<void> {
  await trx
    .updateTable('listing_care')
    .set({ document: JSON.stringify(partnerDetails), paused: partnerDetails.paused ? 1 : 0, updated_at: at })
    .where('listing_id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute()
}

export async function saveConfirmation(trx: Db, organizationId: string, id: string, at: number): Promise<void> {
  await trx
    .updateTable('listing_care')
    .set({ confirmed_at: at, reminded_days: 0, updated_at: at })
    .where('listing_id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute()
}

interface RowChange {
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

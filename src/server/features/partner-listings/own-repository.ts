import { sql } from 'kysely'
import { defaultPartnerDetails, type PartnerDetails } from '#domain/partners/partner-details.ts'
import { parsePartnerDetails } from '#server/engines/directory/partner-details-repository.ts'
import { padList } from '#server/engines/directory/pad-list.ts'
import type { ListingRow } from '#server/engines/directory/rows.ts'
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

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AdminListing } from '#contracts/review.ts'
import { filterByName } from '#domain/claims/filter-by-name.ts'
import { readArea } from '#domain/directory/listing-area.ts'
import { withoutAddress } from '#domain/partners/build-availability.ts'
import { isDisputedFact } from '#domain/partners/report-answers.ts'
import { suggestedSourceId } from '#domain/suggestions/place.ts'
import type { StateCode } from '#domain/places/states.ts'
import { fold } from '#domain/text/fold.ts'
import { loadPartnerDetails } from '#server/engines/directory/partner-details-repository.ts'
import { reindexCells } from '#server/engines/directory/index-repository.ts'
import { lockDirectory, putSources } from '#server/engines/directory/load-repository.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { fromRow, type ListingRow } from '#server/engines/directory/rows.ts'
import { replaceRows } from '#server/engines/directory/write-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toListingFields } from './fields.ts'

const mostFound = 20
/** Our own source, shown on the cards of listings that admins changed. */
const ownSource = {
  id: 'next-chapter-staff',
  publisher: 'Next Chapter',
  dataset: 'Checked by the people who run this service',
  url: null,
  licence: 'Provided by Next Chapter',
}

/** The source of listings that admins added by hand. */
const addedSource = { ...ownSource, id: 'next-chapter-added', dataset: 'Added by the people who run this service' }

/** The source of drafts made of what people told us: who a number came from is not known. */
const suggestedSource = { ...ownSource, id: suggestedSourceId, dataset: 'Told by people who know the place' }

/** A listing with the context an admin needs to edit it. */
interface AdminListingRow {
  row: ListingRow
  isConfidential: boolean
  organization: string | null
  hasWaitingChange: boolean
}

export async function findByName(db: Db, typed: string, state: StateCode) {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'name'])
    .where('state', '=', state)
    .where('status', '!=', 'draft')
    .execute()
  const ids = filterByName(
    rows.map(({ id, name }) => ({ id, folded: fold(name) })),
    typed,
    mostFound,
  ).map(({ id }) => id)
  const stored = await directoryRepository(db).documents(ids)
  return ids.flatMap((id) => {
    const found = stored.get(id)
    if (!found || found.status === 'draft') return []
    return [{ id, name: found.listing.name, city: found.listing.city, status: found.status }]
  })
}

/** Includes imported drafts. Drafts of a partner are excluded: only their organization may see them. */
export async function findAdminRow(db: Db, id: string): Promise<AdminListingRow | null> {
  const row = await db
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('status', '!=', 'draft'), eb('origin', '!=', 'partner')]))
    .executeTakeFirst()
  if (!row) return null
  const partnerDetails = (await loadPartnerDetails(db, [id])).get(id)
  const holder = await db
    .selectFrom('partner_listings')
    .innerJoin('organizations', 'organizations.id', 'partner_listings.organization_id')
    .select('organizations.name')
    .where('listing_id', '=', id)
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  const waiting = await db
    .selectFrom('listing_changes')
    .select('id')
    .where('listing_id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return {
    row,
    isConfidential: partnerDetails?.care.isConfidential ?? false,
    organization: holder?.name ?? null,
    hasWaitingChange: waiting !== undefined,
  }
}

/** Open disputes about a listing, and its publisher. */
async function loadDisputesAndSource(db: Db, { id, source_id: sourceId }: ListingRow) {
  const disputes = await db
    .selectFrom('review_items')
    .select('fact')
    .where('listing_id', '=', id)
    .where('status', '=', 'open')
    .orderBy('fact')
    .execute()
  const source = await db
    .selectFrom('directory_sources')
    .select('publisher')
    .where('id', '=', sourceId)
    .executeTakeFirst()
  return { reportsDiffer: disputes.map(({ fact }) => fact).filter(isDisputedFact), source: source?.publisher ?? '' }
}

/** Call before reading the row: partner edits take the same lock, and get an error when the version changed. */
export async function lockListing(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('listing_care')
    .set({ version: sql`version + 1` })
    .where('listing_id', '=', id)
    .execute()
  await lockDirectory(trx)
}

export async function putStaffSource(trx: Db): Promise<string> {
  await putSources(trx, [ownSource])
  return ownSource.id
}

export async function putAddedSource(trx: Db): Promise<string> {
  await putSources(trx, [addedSource])
  return addedSource.id
}

export async function putSuggestedSource(trx: Db): Promise<string> {
  await putSources(trx, [suggestedSource])
  return suggestedSource.id
}

export async function putRowBack(trx: Db, row: ListingRow, cells: readonly number[]): Promise<void> {
  await replaceRows(trx, [row])
  await reindexCells(trx, [row.cell, ...cells])
}

export async function findListingForAdmin(db: Db, id: string): Promise<AdminListing | null> {
  const found = await findAdminRow(db, id)
  return found && toAdminListing(db, found)
}

/** A confidential address is left out. */
export async function toAdminListing(db: Db, found: AdminListingRow): Promise<AdminListing> {
  const { row, isConfidential, organization, hasWaitingChange } = found
  const listing = isConfidential ? withoutAddress(fromRow(row)) : fromRow(row)
  const disputesAndSource = await loadDisputesAndSource(db, row)
  return {
    id: row.id,
    fields: toListingFields(listing),
    status: row.status,
    state: listing.state,
    area: readArea(listing),
    version: computeVersion(row),
    asOf: listing.asOf,
    organization,
    isAddressPrivate: isConfidential,
    hasWaitingChange,
    ...disputesAndSource,
  }
}

/** A hash of the listing's content and status; visitor reports do not change it. */
export function computeVersion({ document, status }: ListingRow): string {
  return createHash('sha256').update(`${status}\n${document}`).digest('hex').slice(0, 32)
}

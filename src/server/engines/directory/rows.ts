import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import { computeSearchColumns } from '#domain/directory/search-columns.ts'
import type { CurrentDetails } from '#domain/partners/build-availability.ts'
import type { Schema } from '#server/platform/db/schema.ts'

export type ListingRow = Schema['listings']

/** The origin of a row: everything that is not in the listing itself. */
export interface RowOrigin {
  status: ListingRow['status']
  origin: ListingRow['origin']
  /** The compiled version it came with; null if it did not come with one. */
  version: string | null
  at: number
}

/** A stored listing with its publishers and the reports received since. */
export interface StoredListing {
  listing: Listing
  source: DirectorySource
  status: ListingRow['status']
  origin: ListingRow['origin']
  /** The facts of the listing that user reports contradict. */
  reportsDiffer: string[]
  /** Details from the partner that manages it, if any. */
  care?: CurrentDetails
}

/** Its rank among its neighbors (`ordinal`) is unknown until they are stored too: `reindex` sets it. */
export function toRow(listing: Listing, { status, origin, version, at }: RowOrigin): ListingRow {
  const columns = computeSearchColumns(listing)
  return {
    id: listing.id,
    cell: columns.cell,
    category: columns.category,
    kind: columns.kind,
    ordinal: 0,
    county_fips: columns.countyFips,
    state: columns.state,
    scope: columns.scope,
    needs: columns.needs,
    weak_needs: columns.weakNeeds,
    core_needs: columns.coreNeeds,
    owner: columns.owner,
    flags: columns.flags,
    quality: columns.quality,
    lat: columns.lat,
    lon: columns.lon,
    name: columns.name,
    services: listing.services.join(' '),
    served_counties: listing.serves?.join(' ') ?? null,
    document: JSON.stringify(listing),
    source_id: listing.sourceId,
    status,
    origin,
    version,
    phone_key: columns.phoneKey,
    address_key: columns.addressKey,
    changed_at: at,
  }
}

/** Rows are written from parsed listings only, so the document needs no validation. */
export function fromRow({ document }: Pick<ListingRow, 'document'>): Listing {
  return JSON.parse(document) as Listing
}

import type { SqlBool } from 'kysely'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { withoutAddress } from '#domain/partners/build-availability.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createCellCache } from './cell-cache.ts'
import { type CandidateOptions, findCandidates, type SearchArea } from './candidates-repository.ts'
import { loadPartnerDetails } from './partner-details-repository.ts'
import { reindexCells } from './index-repository.ts'
import { splitIntoChunks, padList } from './pad-list.ts'
import { fromRow, type ListingRow, type StoredListing } from './rows.ts'
import { replaceRows } from './write-repository.ts'

/** Only live listings unless another status is given. */
export interface ListingFilter {
  status?: ListingRow['status']
  state?: StateCode
  category?: string
  sourceId?: string
}

const idsPerStatement = 256

/** Access to the stored directory. Inside a transaction, use only the functions that take one. */
export function directoryRepository(db: Db) {
  const cells = createCellCache()
  return {
    /** The candidates of a search: narrow, bounded and unordered. Ranking orders them. */
    candidates: (area: SearchArea, options: CandidateOptions) => findCandidates(db, cells, area, options),

    /** Of any status: a request by id must be able to show that a listing was withdrawn. */
    async documents(ids: readonly string[]): Promise<Map<string, StoredListing>> {
      const found = new Map<string, StoredListing>()
      for (const chunk of splitIntoChunks(new Set(ids), idsPerStatement)) {
        const rows = await selectStored(db).where('id', 'in', padList(chunk)).execute()
        for (const stored of await complete(db, rows)) found.set(stored.listing.id, stored)
      }
      return found
    },

    async inCounty(countyFips: string): Promise<StoredListing[]> {
      const rows = await selectStored(db)
        .where('county_fips', '=', countyFips)
        .where('status', '=', 'live')
        .orderBy('id')
        .execute()
      return complete(db, rows)
    },

    /** The next listings by id; the last id of a page is the `after` of the next one. */
    async page(after: string | null, limit: number, filter: ListingFilter = {}): Promise<StoredListing[]> {
      const rows = await filtered(selectStored(db), filter)
        .where('id', '>', after ?? '')
        .orderBy('id')
        .limit(limit)
        .execute()
      return complete(db, rows)
    },

    async count(filter: ListingFilter = {}): Promise<number> {
      const query = db.selectFrom('listings').select((eb) => eb.fn.countAll<number>().as('n'))
      const { n } = await filtered(query, filter).executeTakeFirstOrThrow()
      return n
    },

    /** Upserts whole rows. Reindex the cells they were in before and the ones they are in now. */
    upsert: (trx: Db, rows: readonly ListingRow[]): Promise<void> => replaceRows(trx, rows),

    async remove(trx: Db, ids: readonly string[]): Promise<void> {
      for (const chunk of splitIntoChunks(ids, idsPerStatement)) {
        await trx.deleteFrom('listings').where('id', 'in', padList(chunk)).execute()
      }
    },

    /** The cells to reindex when these listings change or are removed; call it before and after the change. */
    async cellsOf(trx: Db, ids: readonly string[]): Promise<number[]> {
      const cells = new Set<number>()
      for (const chunk of splitIntoChunks(ids, idsPerStatement)) {
        const rows = await trx.selectFrom('listings').select('cell').where('id', 'in', padList(chunk)).execute()
        for (const { cell } of rows) cells.add(cell)
      }
      return [...cells]
    },

    reindex: (trx: Db, cells: readonly number[], pause?: () => Promise<void>): Promise<void> =>
      reindexCells(trx, cells, pause),

    /** Of the loaded compiled directory; null before the first load. */
    async version(): Promise<string | null> {
      const row = await db.selectFrom('directory_versions').select('version').executeTakeFirst()
      return row?.version ?? null
    },
  }
}
export type DirectoryRepository = ReturnType<typeof directoryRepository>

const storedColumns = ['id', 'document', 'source_id', 'status', 'origin', 'flags'] as const
type StoredRow = Pick<ListingRow, (typeof storedColumns)[number]> & { hasCare: SqlBool }

/** Includes whether a partner manages the listing: hardly any listing has one, and then nothing more is read. */
const selectStored = (db: Db) =>
  db
    .selectFrom('listings')
    .select(storedColumns)
    .select((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('partner_listings')
              .select('partner_listings.listing_id')
              .whereRef('partner_listings.listing_id', '=', 'listings.id'),
          ),
          eb.exists(
            eb
              .selectFrom('listing_care')
              .select('listing_care.listing_id')
              .whereRef('listing_care.listing_id', '=', 'listings.id'),
          ),
        ])
        .as('hasCare'),
    )

interface Filterable {
  where(column: 'status' | 'state' | 'category' | 'source_id', operator: '=', value: string): this
}

function filtered<Query extends Filterable>(
  query: Query,
  { status = 'live', state, category, sourceId }: ListingFilter,
): Query {
  const wanted = { status, state, category, source_id: sourceId } as const
  return Object.entries(wanted).reduce(
    (narrowed, [column, value]) =>
      value === undefined ? narrowed : narrowed.where(column as keyof typeof wanted, '=', value),
    query,
  )
}

/**
 * Adds each listing's publishers, differing reports and partner details. All reads of the directory go through here, so
 * a confidential street never leaves the store.
 */
async function complete(db: Db, rows: readonly StoredRow[]): Promise<StoredListing[]> {
  const sources = new Map<string, StoredListing['source']>()
  for (const chunk of splitIntoChunks(new Set(rows.map((row) => row.source_id)), idsPerStatement)) {
    const found = await db.selectFrom('directory_sources').selectAll().where('id', 'in', padList(chunk)).execute()
    for (const source of found) sources.set(source.id, source)
  }
  const disputed = rows.filter(({ flags }) => (flags & listingFlags.reportsDiffer) !== 0)
  const [disputes, cares] = await Promise.all([
    loadDisputes(
      db,
      disputed.map(({ id }) => id),
    ),
    loadPartnerDetails(
      db,
      rows.flatMap(({ id, hasCare }) => (hasCare ? [id] : [])),
    ),
  ])
  return rows.flatMap((row) => {
    const source = sources.get(row.source_id)
    const { status, origin } = row
    if (source === undefined) return []
    const partnerDetails = cares.get(row.id)
    const listing = partnerDetails?.care.isConfidential ? withoutAddress(fromRow(row)) : fromRow(row)
    const reportsDiffer = disputes.get(row.id) ?? []
    return [
      { listing, source, status, origin, reportsDiffer, ...(partnerDetails?.isTheirs && { care: partnerDetails }) },
    ]
  })
}

async function loadDisputes(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const disputes = new Map<string, string[]>()
  for (const chunk of splitIntoChunks(ids, idsPerStatement)) {
    const open = await db
      .selectFrom('review_items')
      .select(['listing_id', 'fact'])
      .where('listing_id', 'in', padList(chunk))
      .where('status', '=', 'open')
      .orderBy('fact')
      .execute()
    for (const { listing_id: id, fact } of open) disputes.set(id, [...(disputes.get(id) ?? []), fact])
  }
  return disputes
}

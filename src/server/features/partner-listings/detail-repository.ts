import { sql } from 'kysely'
import type {
  ChangeReviewItem,
  ListingChange,
  ListingFields,
  PartnerListing,
  PartnerListingDetail,
} from '#contracts/partner-listings.ts'
import { suppressSmallCount } from '#domain/analytics/suppression.ts'
import { computeCompleteness } from '#domain/partners/completeness.ts'
import { getFreshness } from '#domain/partners/partner-details.ts'
import { padList } from '#server/engines/directory/pad-list.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type ChangeRow, loadHistory, loadPendingChanges, selectWaitingChanges } from './changes-repository.ts'
import { findChangedNames, toListingFields, listFieldNames, type ReplacedParts, toReplacedFields } from './fields.ts'
import { loadReports } from './reports-repository.ts'
import { findOwn, listOwnIds, type OwnRow, loadOwnRows } from './repository.ts'

const iso = (at: number) => new Date(at).toISOString()

/** All listings of an organization, each with its status. */
export async function listSummaries(trx: Db, organizationId: string, now: number): Promise<PartnerListing[]> {
  const own = await loadOwnRows(trx, organizationId, await listOwnIds(trx, organizationId))
  const ids = own.map(({ row }) => row.id)
  const pending = await loadPendingChanges(trx, organizationId, ids)
  const numbers = await loadListingStats(trx, organizationId, ids, now)
  return own.map((ownRow) => toSummary(ownRow, pending.get(ownRow.row.id) ?? null, numbers(ownRow.row.id), now))
}

function toSummary(own: OwnRow, pending: ChangeRow | null, numbers: ListingStats, now: number): PartnerListing {
  const { row, care: partnerDetails, confirmedAt } = own
  const listing = fromRow(row)
  return {
    id: row.id,
    name: listing.name,
    city: listing.city,
    state: getListingState(own, pending),
    confirmedAt: confirmedAt === null ? null : iso(confirmedAt),
    freshness: getFreshness(confirmedAt, now),
    completeness: computeCompleteness(listing, partnerDetails),
    views: suppressSmallCount(numbers.views),
    saves: suppressSmallCount(numbers.saves),
    introductions: numbers.introductions,
  }
}

function getListingState({ row, care: partnerDetails }: OwnRow, pending: ChangeRow | null): PartnerListing['state'] {
  if (row.status === 'live' && partnerDetails.paused) return 'paused'
  if (pending?.status === 'waiting') return 'change_waiting'
  return row.status === 'draft' ? 'draft' : 'live'
}

/** One listing with all editable data; null when it belongs to another organization. */
export async function loadListingDetail(
  trx: Db,
  organizationId: string,
  id: string,
  now: number,
): Promise<PartnerListingDetail | null> {
  const own = await findOwn(trx, organizationId, id)
  if (!own) return null
  const pending = (await loadPendingChanges(trx, organizationId, [id])).get(id) ?? null
  const numbers = await loadListingStats(trx, organizationId, [id], now)
  const listing = fromRow(own.row)
  const fields = toListingFields(listing)
  const history = await loadHistory(trx, organizationId, id)
  const source = await trx
    .selectFrom('directory_sources')
    .select('publisher')
    .where('id', '=', listing.sourceId)
    .executeTakeFirst()
  return {
    listing: toSummary(own, pending, numbers(id), now),
    fields,
    care: own.care,
    version: own.version,
    pending: pending && toChange(pending, false),
    history: history.map((row) => toChange(row, own.row.status === 'live' && canUndo(row, fields))),
    reports: (await loadReports(trx, id)).map(({ lastAt, ...report }) => ({ ...report, lastAt: dayOnly(lastAt) })),
    source: source?.publisher ?? '',
    asOf: listing.asOf,
  }
}

/** The exact time of a report could reveal who sent it to someone who remembers who was there. */
const dayOnly = (at: number) => `${iso(at).slice(0, 10)}T00:00:00.000Z`

export const parseAfter = (row: ChangeRow) => JSON.parse(row.after) as Partial<ListingFields>
export const parseReplaced = (row: ChangeRow) =>
  row.before === null ? null : (JSON.parse(row.before) as ReplacedParts)

/** Only while every field still has the value the change set; later edits are not overwritten. */
export function canUndo(row: ChangeRow, fields: ListingFields): boolean {
  const isMade = (row.kind === 'edit' || row.kind === 'review') && row.status === 'done'
  return isMade && row.before !== null && findChangedNames(fields, parseAfter(row)).length === 0
}

function toChange(row: ChangeRow, isUndoable: boolean): ListingChange {
  const after = parseAfter(row)
  const replaced = parseReplaced(row)
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    before: replaced && toReplacedFields(replaced, listFieldNames(after)),
    after,
    author: row.author,
    at: iso(row.at),
    reason: row.reason,
    canUndo: isUndoable,
  }
}

/** What waits for a reviewer, of every organization. */
export async function listWaitingChanges(db: Db): Promise<ChangeReviewItem[]> {
  return (await selectWaitingChanges(db)).map((row) => ({
    change: toChange(row, false),
    listingId: row.listing_id,
    listingName: row.listingName ?? '',
    organization: row.organization,
  }))
}

const monthMs = 30 * 24 * 60 * 60 * 1000

interface ListingStats {
  views: number
  saves: number
  introductions: number
}

/** Counts of the last 30 days for these listings. Events hold only the id of a listing (T-9.2). */
async function loadListingStats(
  trx: Db,
  organizationId: string,
  ids: readonly string[],
  now: number,
): Promise<(id: string) => ListingStats> {
  const numbers = new Map(ids.map((id) => [id, { views: 0, saves: 0, introductions: 0 }]))
  if (ids.length > 0) {
    for (const { type, data, n } of await countEvents(trx, ids, now)) {
      const found = numbers.get((JSON.parse(data) as { resourceId?: string }).resourceId ?? '')
      if (found) found[type === 'resource_save' ? 'saves' : 'views'] += n
    }
    for (const { id, n } of await countIntroductions(trx, organizationId, ids, now)) {
      const found = numbers.get(id)
      if (found) found.introductions += n
    }
  }
  return (id) => numbers.get(id) ?? { views: 0, saves: 0, introductions: 0 }
}

/** The two engines read JSON differently, so this uses `like`; an id contains no `like` wildcard. */
function countEvents(trx: Db, ids: readonly string[], now: number) {
  const isAbout = sql.join(
    ids.map((id) => sql`data like ${`%"resourceId":"${id}"%`}`),
    sql` or `,
  )
  return trx
    .selectFrom('events')
    .select((eb) => ['type', 'data', eb.fn.countAll<number>().as('n')])
    .where('type', 'in', ['resource_click', 'resource_save'])
    .where('at', '>=', now - monthMs)
    .where(sql<boolean>`(${isAbout})`)
    .groupBy(['type', 'data'])
    .execute()
}

function countIntroductions(trx: Db, organizationId: string, ids: readonly string[], now: number) {
  return trx
    .selectFrom('warm_introductions')
    .select((eb) => ['resource_id as id', eb.fn.countAll<number>().as('n')])
    .where('organization_id', '=', organizationId)
    .where('resource_id', 'in', padList(ids))
    .where('created_at', '>=', now - monthMs)
    .groupBy('resource_id')
    .execute()
}

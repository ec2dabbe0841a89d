import type { ListingChange, ListingFields, PartnerListing, PartnerListingDetail } from '#contracts/partner-listings.ts'
import { suppressSmallCount } from '#domain/analytics/suppression.ts'
import { computeCompleteness } from '#domain/partners/completeness.ts'
import { getFreshness } from '#domain/partners/partner-details.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { type ChangeRow, historyOf, pendingChanges } from './changes-repository.ts'
import { changedNames, fieldsOf, namesOf, type Replaced, replacedFields } from './fields.ts'
import { type ListingNumbers, numbersOf } from './numbers-repository.ts'
import { findOwn, ownIds, type OwnRow, ownRows } from './own-repository.ts'
import { reportsOf } from './reports-repository.ts'

const iso = (at: number) => new Date(at).toISOString()

/** All listings of an organization, each with how it stands. */
export async function summaries(trx: Db, organizationId: string, now: number): Promise<PartnerListing[]> {
  const own = await ownRows(trx, organizationId, await ownIds(trx, organizationId))
  const ids = own.map(({ row }) => row.id)
  const pending = await pendingChanges(trx, organizationId, ids)
  const numbers = await numbersOf(trx, organizationId, ids, now)
  return own.map((one) => summaryOf(one, pending.get(one.row.id) ?? null, numbers(one.row.id), now))
}

function summaryOf(own: OwnRow, pending: ChangeRow | null, numbers: ListingNumbers, now: number): PartnerListing {
  const { row, care, confirmedAt } = own
  const listing = fromRow(row)
  return {
    id: row.id,
    name: listing.name,
    city: listing.city,
    state: stateOf(own, pending),
    confirmedAt: confirmedAt === null ? null : iso(confirmedAt),
    freshness: getFreshness(confirmedAt, now),
    completeness: computeCompleteness(listing, care),
    views: suppressSmallCount(numbers.views),
    saves: suppressSmallCount(numbers.saves),
    introductions: numbers.introductions,
  }
}

function stateOf({ row, care }: OwnRow, pending: ChangeRow | null): PartnerListing['state'] {
  if (row.status === 'live' && care.paused) return 'paused'
  if (pending?.status === 'waiting') return 'change_waiting'
  return row.status === 'draft' ? 'draft' : 'live'
}

/** One listing with all that is to edit; not found when it is another organization's. */
export async function detailOf(
  trx: Db,
  organizationId: string,
  id: string,
  now: number,
): Promise<PartnerListingDetail> {
  const own = await ownRow(trx, organizationId, id)
  const pending = (await pendingChanges(trx, organizationId, [id])).get(id) ?? null
  const numbers = await numbersOf(trx, organizationId, [id], now)
  const listing = fromRow(own.row)
  const fields = fieldsOf(listing)
  const history = await historyOf(trx, organizationId, id)
  const source = await trx
    .selectFrom('directory_sources')
    .select('publisher')
    .where('id', '=', listing.sourceId)
    .executeTakeFirst()
  return {
    listing: summaryOf(own, pending, numbers(id), now),
    fields,
    care: own.care,
    version: own.version,
    pending: pending && toChange(pending, false),
    history: history.map((row) => toChange(row, own.row.status === 'live' && canUndo(row, fields))),
    reports: (await reportsOf(trx, id)).map(({ lastAt, ...report }) => ({ ...report, lastAt: dayOnly(lastAt) })),
    source: source?.publisher ?? '',
    asOf: listing.asOf,
  }
}

/** The hour of a report could tell who sent it to somebody who remembers who was there. */
const dayOnly = (at: number) => `${iso(at).slice(0, 10)}T00:00:00.000Z`

export async function ownRow(trx: Db, organizationId: string, id: string): Promise<OwnRow> {
  const own = await findOwn(trx, organizationId, id)
  if (!own) throw notFound()
  return own
}

export const afterOf = (row: ChangeRow) => JSON.parse(row.after) as Partial<ListingFields>
export const replacedOf = (row: ChangeRow) => (row.before === null ? null : (JSON.parse(row.before) as Replaced))

/** Only while every field still says what the change made of it: what somebody wrote since is theirs. */
export function canUndo(row: ChangeRow, fields: ListingFields): boolean {
  const isMade = (row.kind === 'edit' || row.kind === 'review') && row.status === 'done'
  return isMade && row.before !== null && changedNames(fields, afterOf(row)).length === 0
}

export function toChange(row: ChangeRow, isUndoable: boolean): ListingChange {
  const after = afterOf(row)
  const replaced = replacedOf(row)
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    before: replaced && replacedFields(replaced, namesOf(after)),
    after,
    author: row.author,
    at: iso(row.at),
    reason: row.reason,
    canUndo: isUndoable,
  }
}

import type { Listing, ListingPhone } from '#domain/directory/listing.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { applyChecksToPhones, dropWrongPhones, getLineListingId } from '#domain/facts/line-listing.ts'
import { type LineCheck, toDigits } from '#domain/facts/state-lines.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reindexCells } from './index-repository.ts'
import { padList, splitIntoChunks } from './pad-list.ts'
import { fromRow, type ListingRow, toRow } from './rows.ts'
import { replaceRows } from './write-repository.ts'

const idsPerStatement = 256

/**
 * Writes what calls found out into the listings that show the numbers, so that search, cards, packs and exports all say
 * the same. Does nothing where nothing changes; call it after a call, and after a load, which brings back what lists say.
 */
export async function applyLineChecks(trx: Db, checks: readonly LineCheck[], at: number): Promise<void> {
  const offices = new Map(checks.map((check) => [getLineListingId(check.state, check.service), check]))
  const wrong = [...new Set(checks.filter(({ verdict }) => verdict === 'wrong').map(({ phone }) => toDigits(phone)))]
  const rows = [...(await findRows(trx, 'id', [...offices.keys()])), ...(await findRows(trx, 'phone_key', wrong))]
  const changed = new Map<string, ListingRow>()
  for (const row of rows) {
    const listing = fromRow(row)
    const office = offices.get(row.id)
    const after = office ? applyChecksToPhones(listing.phones, office, checks) : dropWrongPhones(listing.phones, checks)
    if (!isSame(listing.phones, after)) changed.set(row.id, withPhones(row, listing, after, at))
  }
  await replaceRows(trx, changed.values())
  await reindexCells(
    trx,
    [...changed.values()].map(({ cell }) => cell),
  )
}

async function findRows(trx: Db, column: 'id' | 'phone_key', values: readonly string[]): Promise<ListingRow[]> {
  const found: ListingRow[] = []
  for (const chunk of splitIntoChunks(values, idsPerStatement)) {
    const query = trx.selectFrom('listings').selectAll().where(column, 'in', padList(chunk))
    // A partner answers for its own number.
    found.push(...(await query.where('origin', 'in', ['compiled', 'admin']).execute()))
  }
  return found
}

const isSame = (before: readonly ListingPhone[], after: readonly ListingPhone[]) =>
  JSON.stringify(before) === JSON.stringify(after)

function withPhones(row: ListingRow, listing: Listing, phones: ListingPhone[], at: number): ListingRow {
  const { status, origin, version } = row
  const after = toRow({ ...listing, phones }, { status, origin, version, at })
  return { ...after, ordinal: row.ordinal, flags: after.flags | (row.flags & listingFlags.reportsDiffer) }
}

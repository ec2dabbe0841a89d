import { sql } from 'kysely'
import { listingFlags } from '#domain/directory/search-columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import { touchCell } from './index-repository.ts'

/** A listing is marked as disputed while any review of it is open; call this after opening or closing one. */
export async function markDisputes(trx: Db, listingId: string): Promise<void> {
  const open = await trx
    .selectFrom('review_items')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  const flags = open
    ? sql<number>`flags | ${sql.lit(listingFlags.reportsDiffer)}`
    : sql<number>`flags & ${sql.lit(~listingFlags.reportsDiffer & 0x7fffffff)}`
  await trx.updateTable('listings').set({ flags }).where('id', '=', listingId).execute()
  await touchCell(trx, listingId)
}

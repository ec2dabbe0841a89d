import type { DirectorySource } from '#domain/directory/listing.ts'
import { splitIntoChunks, padList } from '#server/engines/directory/pad-list.ts'
import type { ListingRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'

/** One listing before and after a batch; before is null when the batch added it. */
export interface ListingChange {
  before: ListingRow | null
  after: ListingRow
}

const perStatement = 100

/** Loads whole rows by id, inside the transaction that changes them. */
export async function loadListingRows(trx: Db, ids: Iterable<string>): Promise<Map<string, ListingRow>> {
  const found = new Map<string, ListingRow>()
  for (const chunk of splitIntoChunks(new Set(ids), perStatement)) {
    const rows = await trx.selectFrom('listings').selectAll().where('id', 'in', padList(chunk)).execute()
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

/** For a listing that one batch changes twice, the state before the first change is kept. */
export async function recordChanges(trx: Db, batchId: string, changes: readonly ListingChange[]): Promise<void> {
  for (const chunk of splitIntoChunks(changes, perStatement)) {
    await trx
      .insertInto('import_changes')
      .values(
        chunk.map(({ before, after }) => ({
          batch_id: batchId,
          listing_id: after.id,
          before: before && JSON.stringify(before),
          after: JSON.stringify(after),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['batch_id', 'listing_id']).doUpdateSet((eb) => ({ after: eb.ref('excluded.after') })),
      )
      .execute()
  }
}

/** The next changes in the order of their listings. */
export async function listChangesAfter(
  trx: Db,
  batchId: string,
  listingId: string,
  limit: number,
): Promise<ListingChange[]> {
  const rows = await trx
    .selectFrom('import_changes')
    .select(['before', 'after'])
    .where('batch_id', '=', batchId)
    .where('listing_id', '>', listingId)
    .orderBy('listing_id')
    .limit(limit)
    .execute()
  return rows.map(({ before, after }) => ({
    before: before === null ? null : (JSON.parse(before) as ListingRow),
    after: JSON.parse(after) as ListingRow,
  }))
}

/** True when it was added. An id is derived from the content, so there is nothing to update. */
export async function addSource(trx: Db, source: DirectorySource): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('directory_sources')
    .values(source)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * A source stays while a listing names it, as its own or as an additional source, or while another import could restore
 * such a listing.
 */
export async function removeUnusedSources(trx: Db, batchId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const named = `%"${id}"%`
    const listing = await trx
      .selectFrom('listings')
      .select('id')
      .where((eb) => eb.or([eb('source_id', '=', id), eb('document', 'like', named)]))
      .limit(1)
      .executeTakeFirst()
    const change = await trx
      .selectFrom('import_changes')
      .innerJoin('import_batches', 'import_batches.id', 'import_changes.batch_id')
      .select('listing_id')
      .where('import_batches.status', '=', 'committed')
      .where('batch_id', '!=', batchId)
      .where('before', 'like', `%${id}%`)
      .limit(1)
      .executeTakeFirst()
    if (!listing && !change) await trx.deleteFrom('directory_sources').where('id', '=', id).execute()
  }
}

import type { Listing } from '#domain/directory/listing.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

export interface DecidedRow {
  rowNumber: number
  listing: Listing
  duplicateOf: string
  decision: NonNullable<Schema['import_rows']['decision']>
}

/** What an import of a newer edition of a list needs to know. */
export function editionQueries(db: Db) {
  return {
    /** The ids a source has, whatever address or licence it was imported with. */
    async sourceIds(publisher: string, dataset: string): Promise<string[]> {
      const rows = await db
        .selectFrom('directory_sources')
        .select('id')
        .where('publisher', '=', publisher)
        .where('dataset', '=', dataset)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** The live listings of these sources, in the order of their ids. */
    async listingsOf(sourceIds: readonly string[]): Promise<{ id: string; name: string; document: string }[]> {
      if (sourceIds.length === 0) return []
      return db
        .selectFrom('listings')
        .select(['id', 'name', 'document'])
        .where('source_id', 'in', [...sourceIds])
        .where('status', '=', 'live')
        .orderBy('id')
        .execute()
    },

    /** Replaces what checked rows would write; only while the batch waits for its commit. */
    async setRows(id: string, rows: readonly DecidedRow[]): Promise<void> {
      await db.transaction().execute(async (trx) => {
        for (const { rowNumber, listing, decision, duplicateOf } of rows) {
          await trx
            .updateTable('import_rows')
            .set({ listing: JSON.stringify(listing), decision, duplicate_of: duplicateOf })
            .where('batch_id', '=', id)
            .where('row_number', '=', rowNumber)
            .where('verdict', '=', 'duplicate')
            .execute()
        }
      })
    },

    /** Forgets a batch that changed nothing, with its rows. */
    async discard(id: string): Promise<void> {
      await db.deleteFrom('import_batches').where('id', '=', id).where('status', 'in', ['checked', 'failed']).execute()
    },
  }
}

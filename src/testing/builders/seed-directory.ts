import type { Listing } from '#domain/directory/listing.ts'
import { reindexAll } from '#server/engines/directory/index-repository.ts'
import { putSources } from '#server/engines/directory/load-repository.ts'
import { type RowOrigin, toRow } from '#server/engines/directory/rows.ts'
import { replaceRows } from '#server/engines/directory/write-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { buildSource } from './listing.ts'

const compiled: RowOrigin = { status: 'live', origin: 'compiled', version: null, at: Date.UTC(2026, 10, 1) }

/** Stores listings as the loader would, with a source for each; the directory then counts as loaded. */
export async function seedDirectory(
  db: Db,
  listings: readonly Listing[],
  origin: Partial<RowOrigin> = {},
): Promise<void> {
  const row = { ...compiled, version: 'test', ...origin }
  const sources = new Set(listings.flatMap(({ sourceId, otherSourceIds }) => [sourceId, ...otherSourceIds]))
  await db.transaction().execute(async (trx) => {
    await putSources(
      trx,
      [...sources].map((id) => buildSource({ id })),
    )
    await replaceRows(
      trx,
      listings.map((listing) => toRow(listing, row)),
    )
    await reindexAll(trx)
    await trx
      .insertInto('directory_versions')
      .values({ version: 'test', listings: listings.length, loaded_at: row.at })
      .onConflict((conflict) => conflict.column('version').doUpdateSet({ listings: listings.length }))
      .execute()
  })
}

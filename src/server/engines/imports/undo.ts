import { listingFlags } from '#domain/directory/search-columns.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { ListingRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { BatchProgress, ImportBatch } from './batch-state.ts'
import { listChangesAfter, loadListingRows, removeUnusedSources } from './changes-repository.ts'
import { reindexInPieces } from './commit.ts'
import { createPause } from './pauses.ts'

const chunkRows = 100
const maxNamedConflicts = 100

/** Visitor reports and the rank among neighbors do not count as changes of the listing itself. */
export function isUntouched(now: ListingRow | undefined, after: ListingRow): boolean {
  return (
    now !== undefined &&
    now.document === after.document &&
    now.status === after.status &&
    now.origin === after.origin &&
    now.changed_at === after.changed_at
  )
}

/** Restores the previous rows byte for byte. Listings changed since the import are kept and reported. */
export async function undoRows(trx: Db, batch: ImportBatch, directory: DirectoryRepository): Promise<BatchProgress> {
  const pause = createPause()
  const cells = new Set<number>()
  const keptIds: string[] = []
  let { done, kept: keptCount } = { done: 0, kept: 0 }
  for (let changes = await listChangesAfter(trx, batch.id, '', chunkRows); changes.length > 0;) {
    const current = await loadListingRows(
      trx,
      changes.map(({ after }) => after.id),
    )
    const restored: ListingRow[] = []
    const removed: string[] = []
    for (const { before, after } of changes) {
      const now = current.get(after.id)
      if (!isUntouched(now, after)) {
        keptCount += 1
        if (keptIds.length < maxNamedConflicts) keptIds.push(after.id)
        continue
      }
      cells.add(after.cell)
      if (before === null) removed.push(after.id)
      else restored.push(withReports(before, now))
      if (before !== null) cells.add(before.cell)
    }
    await directory.remove(trx, removed)
    await directory.upsert(trx, restored)
    done += changes.length
    await pause()
    changes = await listChangesAfter(trx, batch.id, changes.at(-1)?.after.id ?? '', chunkRows)
  }
  await reindexInPieces(trx, directory, cells)
  await removeUnusedSources(trx, batch.id, batch.progress.addedSourceIds)
  return { ...batch.progress, done, kept: keptCount, keptIds, problem: null }
}

/** Reports received in the meantime are preserved. */
function withReports(before: ListingRow, now: ListingRow | undefined): ListingRow {
  const reported = (now?.flags ?? 0) & listingFlags.reportsDiffer
  return { ...before, flags: (before.flags & ~listingFlags.reportsDiffer) | reported }
}

import type { Listing } from '#domain/directory/listing.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { ListingRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { BatchProgress, ImportBatch } from './batch-state.ts'
import { addSource, type ListingChange, loadListingRows, recordChanges } from './changes-repository.ts'
import { createPause } from './pauses.ts'
import { planChange, type PlanContext, getTargetId } from './plan-change.ts'
import { importsRepository, type ImportRow } from './repository.ts'

const chunkRows = 50

export interface CommitDeps {
  directory: DirectoryRepository
  at: number
  signal: AbortSignal
  report(done: number): void
}

/** Writes every accepted row. Runs inside the caller's transaction, so that all rows are written or none. */
export async function commitRows(trx: Db, batch: ImportBatch, deps: CommitDeps): Promise<BatchProgress> {
  const { directory, at, signal, report } = deps
  const pause = createPause()
  const context = { batchId: batch.id, trusted: batch.options.trusted, at }
  const imports = importsRepository(trx)
  const cells = new Set<number>()
  const sources = new Map(batch.progress.sources.map((source) => [source.id, source]))
  const addedSourceIds: string[] = []
  let { done, added, updated, skipped } = { done: 0, added: 0, updated: 0, skipped: 0 }
  for (let rows = await imports.rowsAfter(batch.id, -1, chunkRows); rows.length > 0;) {
    signal.throwIfAborted()
    const changes = await plan(trx, rows, context)
    for (const sourceId of new Set(changes.map(({ after }) => after.source_id))) {
      const source = sources.get(sourceId)
      if (source && (await addSource(trx, source))) addedSourceIds.push(sourceId)
      sources.delete(sourceId)
    }
    await directory.upsert(
      trx,
      changes.map(({ after }) => after),
    )
    await recordChanges(trx, batch.id, changes)
    for (const { before, after } of changes) for (const row of [before, after]) if (row) cells.add(row.cell)
    added += changes.filter(({ before }) => before === null).length
    updated += changes.filter(({ before }) => before !== null).length
    skipped += rows.length - changes.length
    done += rows.length
    report(done)
    await pause()
    rows = await imports.rowsAfter(batch.id, rows.at(-1)?.row_number ?? 0, chunkRows)
  }
  await reindexInPieces(trx, directory, cells)
  return { ...batch.progress, done, added, updated, skipped, addedSourceIds, problem: null }
}

/** Two rows of one chunk may be about the same listing: the second sees the result of the first. */
async function plan(trx: Db, rows: readonly ImportRow[], context: PlanContext): Promise<ListingChange[]> {
  const accepted = rows.flatMap((row) =>
    row.verdict !== 'error' && row.listing ? [{ row, listing: JSON.parse(row.listing) as Listing }] : [],
  )
  const targets = accepted.map(({ row, listing }) => getTargetId(row, listing))
  const stored: Map<string, ListingRow> = await loadListingRows(trx, targets)
  const changes = new Map<string, ListingChange>()
  for (const { row, listing } of accepted) {
    const change = planChange(row, listing, stored.get(getTargetId(row, listing)) ?? null, context)
    if (!change) continue
    const { id } = change.after
    stored.set(id, change.after)
    changes.set(id, { before: changes.get(id)?.before ?? change.before, after: change.after })
  }
  return [...changes.values()]
}

const cellsPerPiece = 20

/** Works in pieces so that a large batch does not block the rest of the server at its end. */
export async function reindexInPieces(
  trx: Db,
  directory: DirectoryRepository,
  cells: ReadonlySet<number>,
): Promise<void> {
  const pause = createPause()
  const all = [...cells]
  for (let at = 0; at < all.length; at += cellsPerPiece) {
    await directory.reindex(trx, all.slice(at, at + cellsPerPiece), pause)
    await pause()
  }
}

import type { ChosenDrafts } from '#contracts/listing-drafts.ts'
import { lockDirectory, removeListings } from '#server/engines/directory/load-repository.ts'
import { padList, splitIntoChunks } from '#server/engines/directory/pad-list.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import type { ListingRow } from '#server/engines/directory/rows.ts'
import { replaceRows } from '#server/engines/directory/write-repository.ts'
import { loadListingRows, recordChanges } from '#server/engines/imports/changes-repository.ts'
import { reindexInPieces } from '#server/engines/imports/commit.ts'
import { createPause } from '#server/engines/imports/pauses.ts'
import { isUntouched } from '#server/engines/imports/undo.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findDraftIds } from '../repository.ts'

const idsPerStatement = 100

/**
 * Runs one change of drafts with its audit event, in one transaction. Null when the filter does not find as many drafts
 * as the person saw. Ids that are no drafts any more are left out.
 */
export async function changeDrafts(
  db: Db,
  chosen: ChosenDrafts,
  { action, actor, at }: { action: 'publish' | 'remove'; actor: AuditActor; at: number },
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    await lockDirectory(trx)
    const ids = 'ids' in chosen ? chosen.ids : await findDraftIds(trx, chosen.filter)
    if ('count' in chosen && ids.length !== chosen.count) return null
    // Thousands of drafts must not hold up other calls.
    const pause = createPause()
    const cells = new Set<number>()
    let changed = 0
    for (const chunk of splitIntoChunks(new Set(ids), idsPerStatement)) {
      const rows = [...(await loadListingRows(trx, chunk)).values()].filter(isImportedDraft)
      if (rows.length === 0) continue
      for (const { cell } of rows) cells.add(cell)
      changed += rows.length
      await (action === 'publish' ? publishRows(trx, rows, at) : deleteRows(trx, rows))
      await pause()
    }
    if (changed === 0) return 0
    await reindexInPieces(trx, directoryRepository(db), cells)
    const [onlyId] = ids
    const filter = 'filter' in chosen ? chosen.filter : {}
    const entityId = ids.length === 1 ? (onlyId ?? null) : (filter.import ?? null)
    const after = { drafts: changed, ...(filter.state && { state: filter.state }) }
    await writeAudit(trx, actor, { action, entity: 'listing', entityId, after }, at)
    return changed
  })
}

const isImportedDraft = ({ status, origin }: ListingRow) => status === 'draft' && origin !== 'partner'

/** The import still recognizes what it added, so that its undo also takes back what was published since. */
async function publishRows(trx: Db, rows: readonly ListingRow[], at: number): Promise<void> {
  const published = new Map(rows.map((row) => [row.id, { ...row, status: 'live' as const, changed_at: at }]))
  const before = new Map(rows.map((row) => [row.id, row]))
  const changes = await trx
    .selectFrom('import_changes')
    .select(['batch_id', 'listing_id', 'after'])
    .where('listing_id', 'in', padList([...published.keys()]))
    .execute()
  const current = changes.filter((change) =>
    isUntouched(before.get(change.listing_id), JSON.parse(change.after) as ListingRow),
  )
  await replaceRows(trx, published.values())
  for (const [batchId, made] of Map.groupBy(current, (change) => change.batch_id)) {
    const after = made.flatMap((change) => published.get(change.listing_id) ?? [])
    await recordChanges(
      trx,
      batchId,
      after.map((row) => ({ before: null, after: row })),
    )
  }
}

/** Their imports forget them, so that an undo neither looks for them nor reports them as changed. */
async function deleteRows(trx: Db, rows: readonly ListingRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await removeListings(trx, ids)
  await trx.deleteFrom('import_changes').where('listing_id', 'in', padList(ids)).execute()
}

import { listingFlags } from '#domain/directory/search-columns.ts'
import type { ListingRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { RowAfter, RowBefore } from './admin-edit.ts'
import { findAdminRow, putRowBack, lockListing } from './admin-listings-repository.ts'

/** Restores the row byte for byte. Refuses if someone changed it since. */
export async function undoAdminEdit(
  trx: Db,
  entry: { item_id: string; before: string | null; after: string | null },
): Promise<void> {
  const { row: before } = JSON.parse(entry.before ?? '{}') as RowBefore
  const { row: made } = JSON.parse(entry.after ?? '{}') as RowAfter
  await lockListing(trx, entry.item_id)
  const now = (await findAdminRow(trx, entry.item_id))?.row
  if (!now || !isUntouched(now, made)) throw new AppError(409, 'nothing_to_undo')
  // Reports that visitors filed in the meantime are kept.
  const reported = now.flags & listingFlags.reportsDiffer
  await putRowBack(trx, { ...before, flags: (before.flags & ~listingFlags.reportsDiffer) | reported }, [now.cell])
}

function isUntouched(now: ListingRow, made: RowAfter['row']): boolean {
  return (
    now.document === made.document &&
    now.status === made.status &&
    now.origin === made.origin &&
    now.changed_at === made.changed_at
  )
}

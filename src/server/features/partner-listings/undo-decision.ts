import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { findAnyChange, type ChangeRow, moveChange, loadPendingChanges } from './changes-repository.ts'
import type { ChangeNotifier } from './notices-repository.ts'
import { findOwn, lockListingVersion } from './own-repository.ts'
import { undoChange } from './undo.ts'

interface UndoRequest {
  staff: Staff
  reason: string
  at: number
}

/**
 * Reverts a reviewer's decision. A rejected change waits again, unless its organization wrote another one since. A
 * published change is undone as if the organization did it, and the organization is notified with the reason.
 */
export async function undoDecision(
  trx: Db,
  { id, notify }: { id: string; notify: ChangeNotifier },
  { staff, reason, at }: UndoRequest,
): Promise<void> {
  const found = await findAnyChange(trx, id)
  if (!found) throw new AppError(409, 'nothing_to_undo')
  const { organization_id: organizationId, listing_id: listingId } = found
  await lockListingVersion(trx, organizationId, listingId)
  const own = await findOwn(trx, organizationId, listingId)
  const change = await findAnyChange(trx, id)
  if (!own || !change) throw new AppError(409, 'nothing_to_undo')
  if (change.status === 'refused') {
    await waitAgain(trx, change)
    return
  }
  await undoChange({ trx, staff: { ...staff, organizationId }, id: listingId, own, at }, id)
  await notify(trx, { change, name: own.row.name, decision: 'refuse', reason }, at)
}

async function waitAgain(trx: Db, { id, organization_id: organizationId, listing_id: listingId }: ChangeRow) {
  const pending = await loadPendingChanges(trx, organizationId, [listingId])
  const isFree =
    !pending.has(listingId) &&
    (await moveChange(trx, id, 'refused', { status: 'waiting', decided_by: null, decided_at: null, reason: null }))
  if (!isFree) throw new AppError(409, 'nothing_to_undo')
}

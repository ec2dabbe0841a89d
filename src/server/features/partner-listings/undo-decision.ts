import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { anyChange, type ChangeRow, moveChange, pendingChanges } from './changes-repository.ts'
import type { Notify } from './notices-repository.ts'
import { findOwn, takeTurn } from './own-repository.ts'
import { undo } from './undo.ts'

interface TakenBack {
  staff: Staff
  reason: string
  at: number
}

/**
 * Takes a reviewer's word about a change back. What was refused waits again, unless its organization wrote another one
 * since. What was made public goes as when the organization itself undoes it; it is told, with the reason.
 */
export async function undoDecision(
  trx: Db,
  { id, notify }: { id: string; notify: Notify },
  { staff, reason, at }: TakenBack,
): Promise<void> {
  const found = await anyChange(trx, id)
  if (!found) throw new AppError(409, 'nothing_to_undo')
  const { organization_id: organizationId, listing_id: listingId } = found
  await takeTurn(trx, organizationId, listingId)
  const own = await findOwn(trx, organizationId, listingId)
  const change = await anyChange(trx, id)
  if (!own || !change) throw new AppError(409, 'nothing_to_undo')
  if (change.status === 'refused') {
    await waitAgain(trx, change)
    return
  }
  await undo({ trx, staff: { ...staff, organizationId }, id: listingId, own, at }, id)
  await notify(trx, { change, name: own.row.name, decision: 'refuse', reason }, at)
}

async function waitAgain(trx: Db, { id, organization_id: organizationId, listing_id: listingId }: ChangeRow) {
  const pending = await pendingChanges(trx, organizationId, [listingId])
  const isFree =
    !pending.has(listingId) &&
    (await moveChange(trx, id, 'refused', { status: 'waiting', decided_by: null, decided_at: null, reason: null }))
  if (!isFree) throw new AppError(409, 'nothing_to_undo')
}

import type { HistoryQueue } from '#contracts/review.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { refuseOwnItem } from '#server/platform/audit/refuse-own-item.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { type HistoryRow, isUndoable, selectHistory } from '../repository.ts'

interface UndoRequest {
  staff: Staff
  reason: string
  at: number
}

/** Reverts one decision of its queue, or refuses with `nothing_to_undo`. */
export type UndoHandler = (trx: Db, entry: HistoryRow, request: UndoRequest) => Promise<void>

export interface UndoDeps {
  db: Db
  undoHandlers: Record<HistoryQueue, UndoHandler>
}

/** Allowed once, while it is the latest decision and nothing changed since; reverts everything or nothing. */
export async function undoReviewDecision(
  { db, undoHandlers }: UndoDeps,
  id: string,
  request: UndoRequest,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { staff, reason, at } = request
    const entry = await hold(trx, id)
    const queue = entry.queue as HistoryQueue
    const { hasLater } = await selectHistory(trx).where('entry.id', '=', id).executeTakeFirstOrThrow()
    await refuseOwnItem(trx, staff, { queue, id: entry.item_id })
    if (!isUndoable(entry, Boolean(hasLater), at)) throw new AppError(409, 'nothing_to_undo')
    await undoHandlers[queue](trx, entry, request)
    await trx.updateTable('review_history').set({ undone_at: at }).where('id', '=', id).execute()
    const itemId = entry.item_id
    await writeHistory(trx, staff, { queue, itemId, action: 'undo', after: { undone: id }, reason }, at)
    await writeAudit(
      trx,
      staff,
      {
        action: 'undo',
        entity: 'review_history',
        entityId: id,
        after: { queue, item: itemId, undone: entry.action },
      },
      at,
    )
  })
}

/** When two requests undo the same decision, the second waits here and then finds it undone. */
async function hold(trx: Db, id: string): Promise<HistoryRow> {
  const entry = await trx
    .updateTable('review_history')
    .set((eb) => ({ at: eb.ref('at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!entry) throw notFound()
  return entry
}

import type { ListingFields } from '#contracts/partner-listings.ts'
import { HistoryAction, type HistoryEntry, type HistoryQueue, historyPageSize } from '#contracts/review.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { loadTitles } from './titles-repository.ts'
import { type HistoryRow, isUndoable } from './undoable.ts'

export interface UndoRequest {
  staff: Staff
  reason: string
  at: number
}

/** Reverts one decision of its queue, or refuses with `nothing_to_undo`. */
export type UndoHandler = (trx: Db, entry: HistoryRow, request: UndoRequest) => Promise<void>

/** Decisions of every queue, and undoing them. */
export function reviewHistoryRepository(db: Db, putBack: Record<HistoryQueue, UndoHandler>) {
  return {
    /** The latest decisions of a queue, or all about one item. The view is written to the audit log. */
    async list(queue: HistoryQueue, itemId: string | null, actor: AuditActor, now: number): Promise<HistoryEntry[]> {
      let query = selectHistory(db).where('entry.queue', '=', queue)
      if (itemId !== null) query = query.where('entry.item_id', '=', itemId)
      const rows = await query.orderBy('entry.at', 'desc').orderBy('entry.id').limit(historyPageSize).execute()
      await writeAudit(
        db,
        actor,
        {
          action: 'list',
          entity: 'review_history',
          entityId: itemId,
          after: { queue, count: rows.length },
        },
        now,
      )
      const titles = await loadTitles(
        db,
        queue,
        rows.map((row) => row.item_id),
      )
      return rows.map(({ by, hasLater, ...row }) => ({
        id: row.id,
        queue,
        itemId: row.item_id,
        title: titles.get(row.item_id) ?? null,
        action: HistoryAction.parse(row.action),
        reason: row.reason,
        by,
        at: iso(row.at),
        undoneAt: row.undone_at === null ? null : iso(row.undone_at),
        canUndo: isUndoable(row, Boolean(hasLater), now),
        change: queue === 'listings' ? toChange(row) : null,
      }))
    },

    /** Allowed once, while it is the latest decision and nothing changed since; reverts everything or nothing. */
    undo(id: string, request: UndoRequest): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const { staff, reason, at } = request
        const entry = await hold(trx, id)
        const queue = entry.queue as HistoryQueue
        const { hasLater } = await selectHistory(trx).where('entry.id', '=', id).executeTakeFirstOrThrow()
        if (!isUndoable(entry, Boolean(hasLater), at)) throw new AppError(409, 'nothing_to_undo')
        await putBack[queue](trx, entry, request)
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
    },
  }
}
export type ReviewHistoryRepository = ReturnType<typeof reviewHistoryRepository>

const iso = (at: number) => new Date(at).toISOString()

/** With the reviewer, and whether a later decision still holds. */
const selectHistory = (db: Db) =>
  db
    .selectFrom('review_history as entry')
    .leftJoin('accounts as account', 'account.id', 'entry.actor')
    .selectAll('entry')
    .select('account.name as by')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('review_history as later')
            .select('later.id')
            .whereRef('later.queue', '=', 'entry.queue')
            .whereRef('later.item_id', '=', 'entry.item_id')
            .whereRef('later.at', '>', 'entry.at')
            .where('later.undone_at', 'is', null)
            .where('later.action', '!=', 'undo'),
        )
        .as('hasLater'),
    )

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

function toChange({ before, after }: HistoryRow): HistoryEntry['change'] {
  const fieldsIn = (document: string | null) =>
    (JSON.parse(document ?? '{}') as { fields?: Partial<ListingFields> }).fields
  const [was, is] = [fieldsIn(before), fieldsIn(after)]
  return was && is ? { before: was, after: is } : null
}

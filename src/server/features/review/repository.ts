import type { ListingFields } from '#contracts/partner-listings.ts'
import { HistoryAction, type HistoryEntry, type HistoryQueue, historyPageSize, undoDays } from '#contracts/review.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { loadTitles } from './titles-repository.ts'

export type HistoryRow = Schema['review_history']

const undoMs = undoDays * 24 * 60 * 60 * 1000

/**
 * These cannot be undone: people sign in and answer since, so the organization has to be removed instead. A new listing
 * is withdrawn in its editor.
 */
const isFinal = ({ queue, action }: HistoryRow) =>
  action === 'undo' || action === 'approve_new' || (queue === 'claims' && action === 'approve')

/** Whether a decision can be undone, judging by its own row. The item's current state may still prevent it. */
export function isUndoable(row: HistoryRow, hasLater: boolean, now: number): boolean {
  return row.undone_at === null && !hasLater && !isFinal(row) && now - row.at <= undoMs
}

/** The latest decisions of a queue, or all about one item. */
export async function listHistory(
  db: Db,
  { queue, itemId }: { queue: HistoryQueue; itemId: string | null },
  now: number,
): Promise<HistoryEntry[]> {
  let query = selectHistory(db).where('entry.queue', '=', queue)
  if (itemId !== null) query = query.where('entry.item_id', '=', itemId)
  const rows = await query.orderBy('entry.at', 'desc').orderBy('entry.id').limit(historyPageSize).execute()
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
}

const iso = (at: number) => new Date(at).toISOString()

/** With the reviewer, and whether a later decision still holds. */
export const selectHistory = (db: Db) =>
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

function toChange({ before, after }: HistoryRow): HistoryEntry['change'] {
  const fieldsIn = (document: string | null) =>
    (JSON.parse(document ?? '{}') as { fields?: Partial<ListingFields> }).fields
  const [was, is] = [fieldsIn(before), fieldsIn(after)]
  return was && is ? { before: was, after: is } : null
}

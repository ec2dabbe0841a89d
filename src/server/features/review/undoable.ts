import { undoDays } from '#contracts/review.ts'
import type { Schema } from '#server/platform/db/schema.ts'

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

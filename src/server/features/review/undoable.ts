import { undoDays } from '#contracts/review.ts'
import type { Schema } from '#server/platform/db/schema.ts'

export type HistoryRow = Schema['review_history']

const undoMs = undoDays * 24 * 60 * 60 * 1000

/** People sign in and answer since: that ends by ending the organization. A new listing is withdrawn in its editor. */
const isFinal = ({ queue, action }: HistoryRow) =>
  action === 'undo' || action === 'approve_new' || (queue === 'claims' && action === 'approve')

/** Whether a decision may be taken back, as far as its own row tells. What it decided about has the last word. */
export function isUndoable(row: HistoryRow, hasLater: boolean, now: number): boolean {
  return row.undone_at === null && !hasLater && !isFinal(row) && now - row.at <= undoMs
}

import { randomUUID } from 'node:crypto'
import type { HistoryAction, HistoryQueue } from '#contracts/review.ts'
import type { Db } from '../db/database.ts'
import type { AuditActor } from './audit-repository.ts'

/** A decision about one item. `before` holds enough to undo it, and nothing personal. */
export interface ReviewDecision {
  queue: HistoryQueue
  itemId: string
  action: HistoryAction
  before?: object
  after?: object
  reason?: string | null
}

/** Runs in the transaction of the decision: both or neither. */
export async function writeHistory(trx: Db, actor: AuditActor, decided: ReviewDecision, at: number): Promise<void> {
  const { queue, itemId, action, before, after, reason = null } = decided
  await trx
    .insertInto('review_history')
    .values({
      id: randomUUID(),
      queue,
      item_id: itemId,
      action,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      reason,
      actor: actor.id,
      at,
    })
    .execute()
}

import type { FastifyInstance } from 'fastify'
import { type HistoryQueue, listItemHistory, listReviewHistory, undoReview } from '#contracts/review.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff, type Staff } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { type UndoDeps, undoReviewDecision } from './commands/undo-decision.ts'
import { listHistory } from './repository.ts'

interface ReviewDeps extends UndoDeps {
  clock: Clock
}

/** Routes for the history of decisions in every queue, and for undoing them. */
function reviewRoutes(app: FastifyInstance, deps: ReviewDeps): void {
  const { db, clock } = deps
  /** The view is written to the audit log. */
  const showHistory = async (staff: Staff, queue: HistoryQueue, itemId: string | null) => {
    const now = clock.now()
    const entries = await listHistory(db, { queue, itemId }, now)
    const after = { queue, count: entries.length }
    await writeAudit(db, staff, { action: 'list', entity: 'review_history', entityId: itemId, after }, now)
    return { success: true as const, entries }
  }

  implement(app, listReviewHistory)(({ params }, { request }) => showHistory(requireStaff(request), params.queue, null))
  implement(
    app,
    listItemHistory,
  )(({ params }, { request }) => showHistory(requireStaff(request), params.queue, params.itemId))
  implement(
    app,
    undoReview,
  )(async ({ params, body }, { request }) => {
    const undo = { staff: requireStaff(request), reason: body.reason, at: clock.now() }
    await undoReviewDecision(deps, params.id, undo)
    return { success: true }
  })
}

export function registerReview(app: FastifyInstance, { db, clock, undoHandlers }: Services): void {
  reviewRoutes(app, { db, clock, undoHandlers })
}

import type { FastifyInstance } from 'fastify'
import { listItemHistory, listReviewHistory, undoReview } from '#contracts/review.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { reviewHistoryRepository, type ReviewHistoryRepository } from './repository.ts'

export interface ReviewDeps {
  clock: Clock
  history: ReviewHistoryRepository
}

/** Routes for the history of decisions in every queue, and for undoing them. */
function reviewRoutes(app: FastifyInstance, { clock, history }: ReviewDeps): void {
  implement(
    app,
    listReviewHistory,
  )(async ({ params }, { request }) => ({
    success: true,
    entries: await history.list(params.queue, null, requireStaff(request), clock.now()),
  }))
  implement(
    app,
    listItemHistory,
  )(async ({ params }, { request }) => ({
    success: true,
    entries: await history.list(params.queue, params.itemId, requireStaff(request), clock.now()),
  }))
  implement(
    app,
    undoReview,
  )(async ({ params, body }, { request }) => {
    await history.undo(params.id, { staff: requireStaff(request), reason: body.reason, at: clock.now() })
    return { success: true }
  })
}

export function registerReview(app: FastifyInstance, { db, clock, undoHandlers }: Services): void {
  reviewRoutes(app, { clock, history: reviewHistoryRepository(db, undoHandlers) })
}

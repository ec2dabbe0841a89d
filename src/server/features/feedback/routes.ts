import type { FastifyInstance } from 'fastify'
import { sendFeedback } from '#contracts/feedback.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { feedbackRepository, type FeedbackRepository } from './repository.ts'

export interface FeedbackDeps {
  clock: Clock
  feedback: FeedbackRepository
}

function feedbackRoutes(app: FastifyInstance, { clock, feedback }: FeedbackDeps): void {
  implement(
    app,
    sendFeedback,
  )(async ({ body: { sessionId, type, rating, text } }, { visitor }) => {
    const principalId = await visitor.ensurePrincipal()
    await feedback.add({ principalId, label: sessionId, type, rating, text: text?.trim() || null }, clock.now())
    return { success: true }
  })
}

export function registerFeedback(app: FastifyInstance, { db, clock }: Services): void {
  feedbackRoutes(app, { clock, feedback: feedbackRepository(db) })
}

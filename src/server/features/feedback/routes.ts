import type { FastifyInstance } from 'fastify'
import { sendFeedback } from '#contracts/feedback.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { FeedbackRepository } from './repository.ts'

export function feedbackRoutes(app: FastifyInstance, { clock, feedback }: { clock: Clock; feedback: FeedbackRepository }): void {
  implement(app, sendFeedback)(async ({ body: { sessionId, type, rating, text } }, { visitor }) => {
    const principalId = await visitor.ensurePrincipal()
    await feedback.add({ principalId, label: sessionId, type, rating, text: text?.trim() || null }, clock.now())
    return { success: true }
  })
}

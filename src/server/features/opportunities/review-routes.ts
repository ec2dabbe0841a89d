import type { FastifyInstance } from 'fastify'
import { decideOpportunity, listOpportunitiesToReview } from '#contracts/opportunities-staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { OpeningDecideRepository } from './decide-repository.ts'
import type { OpeningReviewRepository } from './review-repository.ts'

export interface OpportunityReviewDeps {
  clock: Clock
  reviews: OpeningReviewRepository
  decisions: OpeningDecideRepository
}

export function opportunityReviewRoutes(
  app: FastifyInstance,
  { clock, reviews, decisions }: OpportunityReviewDeps,
): void {
  implement(
    app,
    listOpportunitiesToReview,
  )(async ({ query }) => ({
    success: true,
    opportunities: await (query.show === 'decided' ? reviews.decided(clock.now()) : reviews.waiting(clock.now())),
  }))

  implement(
    app,
    decideOpportunity,
  )(async ({ params, body }, { request }) => {
    await decisions.decide(params.id, body, requireStaff(request), clock.now())
    return { success: true }
  })
}

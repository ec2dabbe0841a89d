import type { FastifyInstance } from 'fastify'
import {
  decideOpportunity,
  endOpportunity,
  listOpportunitiesToReview,
  listPartnerOpportunities,
  postOpportunity,
  renewOpportunity,
} from '#contracts/opportunities-staff.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requirePartner, requireStaff } from '#server/platform/http/staff.ts'
import { endOpening, renewOpening } from './commands/change-opening.ts'
import { decideOnOpening, type DecideOpeningDeps } from './commands/decide-opening.ts'
import { postOpening, type PostOpeningDeps } from './commands/post-opening.ts'
import { listOwnOpenings, openingReviewRepository } from './staff-repository.ts'

/** Routes for an organization to post openings. */
export function partnerOpportunityRoutes(app: FastifyInstance, deps: PostOpeningDeps): void {
  const { db, clock } = deps

  implement(
    app,
    listPartnerOpportunities,
  )(async (_input, { request }) => {
    const { organizationId } = requirePartner(request)
    return { success: true, opportunities: await listOwnOpenings(db, organizationId, clock.now()) }
  })

  implement(
    app,
    postOpportunity,
  )(async ({ body }, { request }) => ({ success: true, id: await postOpening(deps, requirePartner(request), body) }))

  implement(
    app,
    endOpportunity,
  )(async ({ params }, { request }) => {
    await endOpening(db, requirePartner(request), params.id, clock.now())
    return { success: true }
  })

  implement(
    app,
    renewOpportunity,
  )(async ({ params }, { request }) => {
    await renewOpening(db, requirePartner(request), params.id, clock.now())
    return { success: true }
  })
}

export function opportunityReviewRoutes(app: FastifyInstance, deps: DecideOpeningDeps): void {
  const reviews = openingReviewRepository(deps.db)

  implement(
    app,
    listOpportunitiesToReview,
  )(async ({ query }) => {
    const now = deps.clock.now()
    return {
      success: true,
      opportunities: await (query.show === 'decided' ? reviews.decided(now) : reviews.waiting(now)),
    }
  })

  implement(
    app,
    decideOpportunity,
  )(async ({ params, body }, { request }) => {
    await decideOnOpening(deps, requireStaff(request), params.id, body)
    return { success: true }
  })
}

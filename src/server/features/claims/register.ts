import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { claimableRepository } from './claimable-repository.ts'
import { claimReviewRoutes } from './review-routes.ts'
import { claimRoutes } from './routes.ts'

/** How an organization becomes a partner. */
export function registerClaims(app: FastifyInstance, services: Services): void {
  const { db, clock, cookieKey, siteUrl, outbox, directory, settings, limitCalls } = services
  const { invitations, addOrganization, verifyPartner } = services
  claimRoutes(app, { db, clock, cookieKey, outbox, limitCalls, settings, claimable: claimableRepository(db) })
  claimReviewRoutes(app, {
    db,
    clock,
    outbox,
    siteUrl,
    directory,
    addOrganization,
    verifyPartner,
    invite: invitations.inviteClaimant,
  })
}

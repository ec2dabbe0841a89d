import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { claimableRepository } from './claimable-repository.ts'
import { decideRepository } from './decide-repository.ts'
import { claimsRepository } from './repository.ts'
import { claimReviewRoutes } from './review-routes.ts'
import { claimRoutes } from './routes.ts'
import { suggestionsRepository } from './suggestions-repository.ts'

/** How an organization becomes a partner. */
export function registerClaims(app: FastifyInstance, services: Services): void {
  const { db, clock, cookieKey, siteUrl, outbox, directory, settings, limitCalls } = services
  const { invitations, addOrganization, verifyPartner } = services
  const claims = claimsRepository(db, { cookieKey, outbox })
  const suggestions = suggestionsRepository(db)
  claimRoutes(app, { clock, claims, suggestions, limitCalls, settings, claimable: claimableRepository(db) })
  claimReviewRoutes(app, {
    clock,
    claims,
    suggestions,
    directory,
    decisions: decideRepository(db, {
      outbox,
      siteUrl,
      addOrganization,
      verifyPartner,
      invite: invitations.inviteClaimant,
    }),
  })
}

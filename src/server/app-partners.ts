import type { FastifyInstance } from 'fastify'
import { addAccounts } from './app-accounts.ts'
import { addClaimsAndOutbox } from './app-claims.ts'
import type { AppDeps } from './app-deps.ts'
import { addPartnerIntroductions } from './app-introductions.ts'
import { addPartnerPortal } from './app-partner-portal.ts'
import { outboxRepository } from './engines/mail/outbox-repository.ts'
import { createChangeNotifier } from './features/partner-listings/commands/notify-author.ts'
import { listingReviewRoutes } from './features/partner-listings/admin-routes.ts'
import { partnerListingRoutes } from './features/partner-listings/routes.ts'

/** Accounts, and everything that partners and reviewers do when signed in. */
export function addPartners(app: FastifyInstance, deps: AppDeps): void {
  addAccounts(app, deps)
  addPartnerPortal(app, deps)
  addPartnerListings(app, deps)
  addPartnerIntroductions(app, deps)
  addClaimsAndOutbox(app, deps)
  // Each feature is registered here.
}

function addPartnerListings(app: FastifyInstance, { db, clock, places, cookieKey }: AppDeps): void {
  partnerListingRoutes(app, { db, clock, places })
  listingReviewRoutes(app, { db, clock, places, notify: createChangeNotifier(outboxRepository(cookieKey)) })
}

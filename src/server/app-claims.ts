import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import { outboxRepository } from './engines/mail/outbox-repository.ts'
import { createInvitations } from './features/accounts/commands/issue-invitation.ts'
import { claimableRepository } from './features/claims/claimable-repository.ts'
import { claimReviewRoutes } from './features/claims/review-routes.ts'
import { claimRoutes } from './features/claims/routes.ts'
import { createDeliveryTools } from './features/introductions/commands/notify-partner.ts'
import { verifyPartner } from './features/introductions/commands/deliver-introduction.ts'
import { organizationsRepository } from './features/organizations/repository.ts'
import { outboxListRepository } from './features/outbox/repository.ts'
import { outboxRoutes } from './features/outbox/routes.ts'
import { createCallLimiter } from './platform/http/exact-limit.ts'
import { settingsRepository } from './platform/settings/settings-repository.ts'

/** How an organization becomes a partner, and the mail that goes to partners. */
export function addClaimsAndOutbox(app: FastifyInstance, deps: AppDeps): void {
  const { config, db, clock, cookieKey, siteUrl } = deps
  const outbox = outboxRepository(cookieKey)
  const deliveryTools = createDeliveryTools({ cookieKey, siteUrl })
  claimRoutes(app, {
    db,
    clock,
    cookieKey,
    outbox,
    limitCalls: createCallLimiter(db, cookieKey),
    claimable: claimableRepository(db),
    settings: settingsRepository(db),
  })
  claimReviewRoutes(app, {
    db,
    clock,
    outbox,
    siteUrl,
    directory: directoryRepository(db),
    invite: createInvitations(cookieKey).inviteClaimant,
    addOrganization: (trx, organization, at) => organizationsRepository(trx).add(organization, at),
    verifyPartner: (trx, listingId, organizationId, at) =>
      verifyPartner(trx, deliveryTools, { listingId, organizationId }, at),
  })
  outboxRoutes(app, { clock, outboxList: outboxListRepository(db, outbox), isMailOn: config.mail !== null })
}

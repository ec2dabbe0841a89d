import type { FastifyInstance } from 'fastify'
import { Needs } from '#domain/needs/needs.ts'
import type { AppDeps } from './app-deps.ts'
import { createControlReader, createListingFinder } from './app-model.ts'
import { createOrganizationNotifier } from './engines/mail/organization-notices-repository.ts'
import { outboxRepository } from './engines/mail/outbox-repository.ts'
import { partnerCommunityRoutes } from './features/community/partner-routes.ts'
import { publicCommunityRoutes } from './features/community/public-routes.ts'
import { postsRepository } from './features/community/repository.ts'
import { communityReviewRoutes } from './features/community/review-routes.ts'
import { listOwnTips } from './features/community/staff-tips.ts'
import { visitorCommunityRoutes } from './features/community/visitor-routes.ts'
import { createCallLimiter } from './platform/http/exact-limit.ts'
import { settingsRepository } from './platform/settings/settings-repository.ts'

/** How many results a search examines to find listings with peer support. */
const mostFound = 150
const peerSupport = Needs.parse({ 'peer-support': true })

/** Tips, stories, questions with answers, and events: sent by people and organizations, reviewed, then public. */
export function addCommunity(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, places, cookieKey, siteUrl, knowledge } = deps
  const settings = settingsRepository(db)
  const limitCalls = createCallLimiter(db, cookieKey)
  const tips = listOwnTips(knowledge.guides)
  const findListings = createListingFinder(deps)
  const readControl = createControlReader(deps)
  publicCommunityRoutes(app, {
    clock,
    places,
    settings,
    tips,
    posts: postsRepository(db),
    findPeerSupport: (location, language, signal) =>
      findListings({ location, needs: peerSupport, language }, mostFound, signal),
  })
  visitorCommunityRoutes(app, {
    clock,
    places,
    settings,
    limitCalls,
    db,
    cookieKey,
    tips,
    posts: postsRepository(db),
    findCrisis: async (text) => (await readControl()).added.crisisIn(text),
  })
  partnerCommunityRoutes(app, { db, clock, places, settings, limitCalls })
  communityReviewRoutes(app, {
    clock,
    places,
    db,
    notifyOrganization: createOrganizationNotifier(outboxRepository(cookieKey), siteUrl),
  })
}

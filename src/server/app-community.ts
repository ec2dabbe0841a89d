import type { FastifyInstance } from 'fastify'
import { Needs } from '#domain/needs/needs.ts'
import type { AppDeps } from './app-deps.ts'
import { createControlReader, createListingFinder } from './app-model.ts'
import { createOrganizationNotifier } from './engines/mail/organization-notices-repository.ts'
import { outboxRepository } from './engines/mail/outbox-repository.ts'
import { decideRepository } from './features/community/decide-repository.ts'
import { helpedRepository } from './features/community/helped-repository.ts'
import { mineRepository } from './features/community/mine-repository.ts'
import { partnerPostsRepository } from './features/community/partner-repository.ts'
import { partnerCommunityRoutes } from './features/community/partner-routes.ts'
import { publicRepository } from './features/community/public-repository.ts'
import { publicCommunityRoutes } from './features/community/public-routes.ts'
import { reactionsRepository } from './features/community/reactions-repository.ts'
import { reviewRepository } from './features/community/review-repository.ts'
import { communityReviewRoutes } from './features/community/review-routes.ts'
import { sendRepository } from './features/community/send-repository.ts'
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
    posts: publicRepository(db),
    helped: helpedRepository(db),
    findPeerSupport: (location, language, signal) =>
      findListings({ location, needs: peerSupport, language }, mostFound, signal),
  })
  visitorCommunityRoutes(app, {
    clock,
    places,
    settings,
    limitCalls,
    sends: sendRepository(db, cookieKey),
    mine: mineRepository(db),
    reactions: reactionsRepository(db, tips),
    findCrisis: async (text) => (await readControl()).added.crisisIn(text),
  })
  partnerCommunityRoutes(app, { clock, places, settings, limitCalls, partnerPosts: partnerPostsRepository(db) })
  communityReviewRoutes(app, {
    clock,
    places,
    reviews: reviewRepository(db),
    decisions: decideRepository(db, createOrganizationNotifier(outboxRepository(cookieKey), siteUrl)),
  })
}

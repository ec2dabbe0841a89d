import type { FastifyInstance } from 'fastify'
import { Needs } from '#domain/needs/needs.ts'
import type { Services } from '#server/services.ts'
import { decideRepository } from './decide-repository.ts'
import { helpedRepository } from './helped-repository.ts'
import { mineRepository } from './mine-repository.ts'
import { partnerPostsRepository } from './partner-repository.ts'
import { partnerCommunityRoutes } from './partner-routes.ts'
import { publicRepository } from './public-repository.ts'
import { publicCommunityRoutes } from './public-routes.ts'
import { reactionsRepository } from './reactions-repository.ts'
import { reviewRepository } from './review-repository.ts'
import { communityReviewRoutes } from './review-routes.ts'
import { sendRepository } from './send-repository.ts'
import { listOwnTips } from './staff-tips.ts'
import { visitorCommunityRoutes } from './visitor-routes.ts'

/** How many results a search examines to find listings with peer support. */
const mostFound = 150
const peerSupport = Needs.parse({ 'peer-support': true })

/** Tips, stories, questions with answers, and events: sent by people and organizations, reviewed, then public. */
export function registerCommunity(app: FastifyInstance, services: Services): void {
  const { db, clock, places, cookieKey, knowledge, settings, limitCalls, control } = services
  const tips = listOwnTips(knowledge.guides)
  publicCommunityRoutes(app, {
    clock,
    places,
    settings,
    tips,
    posts: publicRepository(db),
    helped: helpedRepository(db),
    findPeerSupport: (location, language, signal) =>
      services.findListings({ location, needs: peerSupport, language }, mostFound, signal),
  })
  visitorCommunityRoutes(app, {
    clock,
    places,
    settings,
    limitCalls,
    sends: sendRepository(db, cookieKey),
    mine: mineRepository(db),
    reactions: reactionsRepository(db, tips),
    findCrisis: async (text) => (await control.read()).added.crisisIn(text),
  })
  partnerCommunityRoutes(app, { clock, places, settings, limitCalls, partnerPosts: partnerPostsRepository(db) })
  communityReviewRoutes(app, {
    clock,
    places,
    reviews: reviewRepository(db),
    decisions: decideRepository(db, services.notifyOrganization),
  })
}

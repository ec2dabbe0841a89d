import type { FastifyInstance } from 'fastify'
import { Needs } from '#domain/needs/needs.ts'
import type { Services } from '#server/services.ts'
import { partnerCommunityRoutes } from './partner-routes.ts'
import { publicCommunityRoutes } from './public-routes.ts'
import { postsRepository } from './repository.ts'
import { communityReviewRoutes } from './review-routes.ts'
import { listOwnTips } from './staff-tips.ts'
import { visitorCommunityRoutes } from './visitor-routes.ts'

/** How many results a search examines to find listings with peer support. */
const mostFound = 150
const peerSupport = Needs.parse({ 'peer-support': true })

/** Tips, stories, questions with answers, and events: sent by people and organizations, reviewed, then public. */
export function registerCommunity(app: FastifyInstance, services: Services): void {
  const { db, clock, places, dataKey, knowledge, settings, limitCalls, control, notifyOrganization } = services
  const tips = listOwnTips(knowledge.guides)
  const posts = postsRepository(db)
  publicCommunityRoutes(app, {
    clock,
    places,
    settings,
    tips,
    posts,
    findPeerSupport: (location, language, signal) =>
      services.findListings({ location, needs: peerSupport, language }, mostFound, signal),
  })
  visitorCommunityRoutes(app, {
    db,
    clock,
    places,
    settings,
    limitCalls,
    dataKey,
    tips,
    posts,
    findCrisis: async (text) => (await control.read()).added.crisisIn(text),
  })
  partnerCommunityRoutes(app, { db, clock, places, settings, limitCalls })
  communityReviewRoutes(app, { db, clock, places, notifyOrganization })
}

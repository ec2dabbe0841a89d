import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { adminListingRoutes, listingReviewRoutes } from './admin-routes.ts'
import { partnerListingRoutes } from './routes.ts'

export function registerPartnerListings(app: FastifyInstance, services: Services): void {
  const { db, clock, places, notifyChange } = services
  partnerListingRoutes(app, { db, clock, places })
  listingReviewRoutes(app, { db, clock, places, notify: notifyChange })
  adminListingRoutes(app, { db, clock, places })
}

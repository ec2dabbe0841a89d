import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { reportReviewRoutes } from './review-routes.ts'
import { listingReportRoutes } from './routes.ts'

export function registerListingReports(app: FastifyInstance, services: Services): void {
  const { db, clock, limitCalls, settings, directory, toListingFields } = services
  listingReportRoutes(app, { db, clock, limitCalls, settings })
  reportReviewRoutes(app, { db, clock, directory, fieldsOf: toListingFields })
}

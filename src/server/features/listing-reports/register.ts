import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { disputesRepository } from './review-repository.ts'
import { reportReviewRoutes } from './review-routes.ts'
import { listingReportRoutes } from './routes.ts'

export function registerListingReports(app: FastifyInstance, services: Services): void {
  const { db, clock, limitCalls, settings, directory, listingReports, toListingFields } = services
  listingReportRoutes(app, { clock, limitCalls, settings, reports: listingReports })
  reportReviewRoutes(app, { clock, directory, disputes: disputesRepository(db), fieldsOf: toListingFields })
}

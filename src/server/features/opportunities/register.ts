import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { openingDecideRepository } from './decide-repository.ts'
import { readNational } from './national.ts'
import { ownPostingsRepository } from './own-repository.ts'
import { partnerOpportunityRoutes } from './partner-routes.ts'
import { opportunityReportRoutes } from './report-routes.ts'
import { openingReportsRepository } from './reports-repository.ts'
import { postingsRepository } from './repository.ts'
import { openingReviewRepository } from './review-repository.ts'
import { opportunityReviewRoutes } from './review-routes.ts'
import { opportunityRoutes } from './routes.ts'

/** Jobs, training and ways to start a business: visitors find them, partners post them and reviewers decide. */
export function registerOpportunities(app: FastifyInstance, services: Services): void {
  const { db, clock, places, directory, settings, limitCalls, reportListing } = services
  opportunityRoutes(app, {
    clock,
    places,
    directory,
    national: readNational(path.join(services.dataFolder, 'opportunities')),
    postings: postingsRepository(db),
  })
  partnerOpportunityRoutes(app, { clock, places, settings, postings: ownPostingsRepository(db) })
  opportunityReportRoutes(app, { clock, limitCalls, settings, reportListing, reports: openingReportsRepository(db) })
  opportunityReviewRoutes(app, {
    clock,
    reviews: openingReviewRepository(db),
    decisions: openingDecideRepository(db, services.notifyOrganization),
  })
}

import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { readNational } from './find.ts'
import { postingsRepository } from './repository.ts'
import { opportunityReportRoutes, opportunityRoutes } from './routes.ts'
import { opportunityReviewRoutes, partnerOpportunityRoutes } from './staff-routes.ts'

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
  partnerOpportunityRoutes(app, { db, clock, places, settings })
  opportunityReportRoutes(app, { db, clock, limitCalls, settings, reportListing })
  opportunityReviewRoutes(app, { db, clock, notify: services.notifyOrganization })
}

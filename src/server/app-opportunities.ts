import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { getReportedFact } from '#domain/directory/reports.ts'
import type { AppDeps } from './app-deps.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import { createOrganizationNotifier } from './engines/mail/organization-notices-repository.ts'
import { outboxRepository } from './engines/mail/outbox-repository.ts'
import { listingReportsRepository } from './features/listing-reports/repository.ts'
import { openingDecideRepository } from './features/opportunities/decide-repository.ts'
import { readNational } from './features/opportunities/national.ts'
import { ownPostingsRepository } from './features/opportunities/own-repository.ts'
import { partnerOpportunityRoutes } from './features/opportunities/partner-routes.ts'
import { opportunityReportRoutes } from './features/opportunities/report-routes.ts'
import { openingReportsRepository, type OpeningReportsRepository } from './features/opportunities/reports-repository.ts'
import { postingsRepository } from './features/opportunities/repository.ts'
import { openingReviewRepository } from './features/opportunities/review-repository.ts'
import { opportunityReviewRoutes } from './features/opportunities/review-routes.ts'
import { opportunityRoutes } from './features/opportunities/routes.ts'
import { createCallLimiter } from './platform/http/exact-limit.ts'
import { settingsRepository } from './platform/settings/settings-repository.ts'

/** Both src/server and dist/server are two folders below the project root. */
const folder = path.resolve(import.meta.dirname, '../../data/opportunities')

/** Jobs, training and ways to start a business: visitors find them, partners post them and reviewers decide. */
export function addOpportunities(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, places, cookieKey, siteUrl } = deps
  opportunityRoutes(app, {
    clock,
    places,
    directory: directoryRepository(db),
    national: readNational(folder),
    postings: postingsRepository(db),
  })
  partnerOpportunityRoutes(app, {
    clock,
    places,
    settings: settingsRepository(db),
    postings: ownPostingsRepository(db),
  })
  opportunityReportRoutes(app, {
    clock,
    limitCalls: createCallLimiter(db, cookieKey),
    settings: settingsRepository(db),
    reports: openingReportsRepository(db),
    reportListing: createListingReportFiler(db),
  })
  opportunityReviewRoutes(app, {
    clock,
    reviews: openingReviewRepository(db),
    decisions: openingDecideRepository(db, createOrganizationNotifier(outboxRepository(cookieKey), siteUrl)),
  })
}

/** A report about a directory listing made here is filed like one from the listing's own card. */
function createListingReportFiler(db: AppDeps['db']): OpeningReportsRepository['file'] {
  const reports = listingReportsRepository(db)
  const listingReportKinds = { turned_away: 'turned_away', gone: 'closed', wrong: 'other' } as const
  return async (id, principalId, kind, at) => {
    if (!(await reports.exists(id))) return false
    const report = { kind: listingReportKinds[kind] }
    await reports.file(id, principalId, getReportedFact(report), report, at)
    return true
  }
}

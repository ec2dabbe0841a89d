import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { getReportedFact } from '#domain/directory/reports.ts'
import type { AppDeps } from './app-deps.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import { createOrganizationNotifier } from './engines/mail/organization-notices-repository.ts'
import { outboxRepository } from './engines/mail/outbox-repository.ts'
import { listingReportsRepository } from './features/listing-reports/repository.ts'
import type { OpeningReportFiler } from './features/opportunities/commands/report-opening.ts'
import { readNational } from './features/opportunities/find.ts'
import { postingsRepository } from './features/opportunities/repository.ts'
import { opportunityReportRoutes, opportunityRoutes } from './features/opportunities/routes.ts'
import { opportunityReviewRoutes, partnerOpportunityRoutes } from './features/opportunities/staff-routes.ts'
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
    db,
  })
  opportunityReportRoutes(app, {
    clock,
    limitCalls: createCallLimiter(db, cookieKey),
    settings: settingsRepository(db),
    db,
    reportListing: createListingReportFiler(db),
  })
  opportunityReviewRoutes(app, {
    clock,
    db,
    notify: createOrganizationNotifier(outboxRepository(cookieKey), siteUrl),
  })
}

/** A report about a directory listing made here is filed like one from the listing's own card. */
function createListingReportFiler(db: AppDeps['db']): OpeningReportFiler {
  const reports = listingReportsRepository(db)
  const listingReportKinds = { turned_away: 'turned_away', gone: 'closed', wrong: 'other' } as const
  return async (id, principalId, kind, at) => {
    if (!(await reports.exists(id))) return false
    const report = { kind: listingReportKinds[kind] }
    await reports.file(id, principalId, getReportedFact(report), report, at)
    return true
  }
}

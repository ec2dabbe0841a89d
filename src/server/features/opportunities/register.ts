import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { reportOpportunity } from '#contracts/opening-reports.ts'
import { listOpportunities } from '#contracts/opportunities.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireSwitchOn } from '#server/platform/settings/require-switch-on.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import type { Services } from '#server/services.ts'
import { reportOpening, type ReportOpeningDeps } from './commands/file-opening-report.ts'
import { readNational, findOpportunities, type FindOpportunitiesDeps } from './find.ts'
import { postingsRepository } from './repository.ts'
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

/** The opportunities hub for visitors. Nothing about the visitor is needed, requested or stored. */
function opportunityRoutes(app: FastifyInstance, deps: FindOpportunitiesDeps): void {
  implement(app, listOpportunities)(({ query }) => findOpportunities(deps, query))
}

interface OpportunityReportDeps extends ReportOpeningDeps {
  settings: SettingsRepository
}

function opportunityReportRoutes(app: FastifyInstance, deps: OpportunityReportDeps): void {
  implement(
    app,
    reportOpportunity,
  )(async ({ params, body }, { request, visitor }) => {
    await requireSwitchOn(deps.settings, 'listingReports')
    const principalId = await visitor.ensurePrincipal()
    // Each browser counts once, so a caller without a cookie cannot be counted.
    if (!principalId) throw new AppError(403, 'forbidden')
    await reportOpening(deps, { id: params.id, kind: body.kind, principalId, address: toLimitKey(request.ip) })
    return { success: true }
  })
}

import type { FastifyInstance } from 'fastify'
import { reportListing } from '#contracts/listing-reports.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireSwitchOn } from '#server/platform/settings/require-switch-on.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import type { Services } from '#server/services.ts'
import { fileVisitorReport, type FileReportDeps } from './commands/file-report.ts'
import { isListingLive } from './repository.ts'
import { reportReviewRoutes } from './review-routes.ts'

export function registerListingReports(app: FastifyInstance, services: Services): void {
  const { db, clock, limitCalls, settings, directory, toListingFields } = services
  listingReportRoutes(app, { db, clock, limitCalls, settings })
  reportReviewRoutes(app, { db, clock, directory, fieldsOf: toListingFields })
}

interface ListingReportsDeps extends FileReportDeps {
  settings: SettingsRepository
}

function listingReportRoutes(app: FastifyInstance, deps: ListingReportsDeps): void {
  implement(
    app,
    reportListing,
  )(async ({ params, body }, { request, visitor }) => {
    await requireSwitchOn(deps.settings, 'listingReports')
    if (!(await isListingLive(deps.db, params.id))) throw notFound()
    const principalId = await visitor.ensurePrincipal()
    // Two reports count only when two people sent them, so a caller without a cookie cannot be counted.
    if (!principalId) throw new AppError(403, 'forbidden')
    const address = toLimitKey(request.ip)
    const result = await fileVisitorReport(deps, { listingId: params.id, principalId, report: body, address })
    return { success: true, ...result }
  })
}

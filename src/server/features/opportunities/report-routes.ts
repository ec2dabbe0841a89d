import type { FastifyInstance } from 'fastify'
import { reportOpportunity } from '#contracts/opening-reports.ts'
import type { OpeningReportKind } from '#domain/opportunities/opening-report.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import { requireSwitchOn } from '#server/platform/settings/require-switch-on.ts'
import type { OpeningReportsRepository } from './reports-repository.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The same limits as for listing reports, and counted together with them. */
const reportsPerDay = { browser: 20, address: 100 }

export interface OpportunityReportDeps {
  clock: Clock
  limitCalls: CallLimiter
  settings: SettingsRepository
  reports: OpeningReportsRepository
  /** A school or job center from the directory is reported like any other listing; false when it does not exist. */
  reportListing: OpeningReportsRepository['file']
}

/** “They turned me away”: only a kind is reported, so that no one has to explain why. */
export function opportunityReportRoutes(app: FastifyInstance, deps: OpportunityReportDeps): void {
  const { clock, limitCalls, settings, reports, reportListing } = deps
  implement(
    app,
    reportOpportunity,
  )(async ({ params, body }, { request, visitor }) => {
    await requireSwitchOn(settings, 'listingReports')
    const principalId = await visitor.ensurePrincipal()
    // Each browser counts once, so a caller without a cookie cannot be counted.
    if (!principalId) throw new AppError(403, 'forbidden')
    const day = { windowMs: dayMs }
    await limitCalls({ name: 'reports', who: principalId, max: reportsPerDay.browser, ...day })
    await limitCalls({ name: 'reports', who: toLimitKey(request.ip), max: reportsPerDay.address, ...day })
    const report: [string, string, OpeningReportKind, number] = [params.id, principalId, body.kind, clock.now()]
    if (!(await reports.file(...report)) && !(await reportListing(...report))) throw notFound()
    return { success: true }
  })
}

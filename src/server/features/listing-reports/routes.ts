import type { FastifyInstance } from 'fastify'
import { reportListing } from '#contracts/listing-reports.ts'
import { getReportedFact } from '#domain/directory/reports.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireSwitchOn } from '#server/platform/settings/require-switch-on.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import type { ListingReportsRepository } from './repository.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Enough for a caseworker's day; too few for one angry person to rewrite a county. */
const reportsPerDay = { browser: 20, address: 100 }

export interface ListingReportsDeps {
  clock: Clock
  limitCalls: CallLimiter
  reports: ListingReportsRepository
  settings: SettingsRepository
}

export function listingReportRoutes(app: FastifyInstance, deps: ListingReportsDeps): void {
  const { clock, limitCalls, reports, settings } = deps
  implement(
    app,
    reportListing,
  )(async ({ params, body }, { request, visitor }) => {
    await requireSwitchOn(settings, 'listingReports')
    if (!(await reports.exists(params.id))) throw notFound()
    const principalId = await visitor.ensurePrincipal()
    // Two reports count only when two people sent them, so a caller without a cookie cannot be counted.
    if (!principalId) throw new AppError(403, 'forbidden')
    const day = { windowMs: dayMs }
    await limitCalls({ name: 'reports', who: principalId, max: reportsPerDay.browser, ...day })
    await limitCalls({ name: 'reports', who: toLimitKey(request.ip), max: reportsPerDay.address, ...day })
    const filed = await reports.file(params.id, principalId, getReportedFact(body), body, clock.now())
    return { success: true, ...filed }
  })
}

import type { FastifyInstance } from 'fastify'
import type { Listing } from '#domain/directory/listing.ts'
import { isResolvedByPartnerDetails, resolvesReport } from '#domain/partners/report-answers.ts'
import { reportListing } from '#contracts/listing-reports.ts'
import { type ListingFields, listingFieldNames } from '#contracts/partner-listings.ts'
import { type DisputedListing, listReports, settleReport } from '#contracts/review.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { requireSwitchOn } from '#server/platform/settings/require-switch-on.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import type { Services } from '#server/services.ts'
import { type FileReportDeps, fileVisitorReport } from './commands/file-report.ts'
import { settleDispute } from './commands/settle-report.ts'
import { isListingLive, listOpenItems, loadDisputes } from './repository.ts'

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

interface ReportReviewDeps {
  db: Db
  clock: Clock
  directory: Pick<DirectoryRepository, 'documents'>
  /** A listing as form fields. */
  fieldsOf(listing: Listing): ListingFields
}

/** For reports about the listing as a whole: enough to call or go there. */
const atAGlance: readonly (keyof ListingFields)[] = ['street', 'city', 'zip', 'phones', 'website', 'hours']

function reportReviewRoutes(app: FastifyInstance, deps: ReportReviewDeps): void {
  const { db, clock, directory, fieldsOf } = deps

  implement(
    app,
    listReports,
  )(async (_input, { request }) => {
    const items = await listOpenItems(db)
    // The view is audited: notes contain what people wrote.
    const seen: AuditEntry = { action: 'list', entity: 'listing_report', after: { count: items.length } }
    await writeAudit(db, requireStaff(request), seen, clock.now())
    const open = await loadDisputes(db, items)
    const stored = await directory.documents(open.map(({ item }) => item.listing_id))
    return {
      success: true,
      reports: open.map(({ item, reports, answer }) => {
        const { id, listing_id: listingId, opened_at: openedAt } = item
        // A new compiled directory may have removed the listing; the reports can still be settled.
        const { listing, status } = stored.get(listingId) ?? {}
        const fact = item.fact as DisputedListing['fact']
        return {
          id,
          listingId,
          listingName: listing?.name ?? '',
          city: listing?.city ?? null,
          state: listing?.state ?? null,
          isLive: status === 'live',
          fact,
          reports,
          answer,
          openedAt: new Date(openedAt).toISOString(),
          current: listing ? pickReportedFields(fact, fieldsOf(listing)) : {},
        }
      }),
    }
  })

  implement(
    app,
    settleReport,
  )(async ({ params, body }, { request }) => {
    await settleDispute(db, requireStaff(request), { id: params.id, ...body }, clock.now())
    return { success: true }
  })
}

function pickReportedFields(fact: DisputedListing['fact'], fields: ListingFields): Partial<ListingFields> {
  const names = isResolvedByPartnerDetails(fact)
    ? atAGlance
    : listingFieldNames.filter((name) => resolvesReport(fact, [name]))
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

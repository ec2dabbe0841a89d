import type { FastifyInstance } from 'fastify'
import {
  type PartnerListingDetail,
  addPartnerListing,
  answerListingReport,
  confirmPartnerListing,
  discardListingDraft,
  editPartnerListing,
  listPartnerListings,
  pausePartnerListing,
  showPartnerListing,
  submitPartnerListing,
  undoListingChange,
} from '#contracts/partner-listings.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requirePartner } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { adminListingRoutes, listingReviewRoutes } from './admin-routes.ts'
import { addListing } from './commands/add-listing.ts'
import { answerReport } from './commands/answer-report.ts'
import { editListing } from './commands/edit-listing.ts'
import { maintainListing } from './commands/maintain-listing.ts'
import type { ListingCommandDeps } from './commands/run-listing-command.ts'
import { undoOwnChange } from './commands/undo-change.ts'
import { listSummaries, loadListingDetail } from './detail-repository.ts'

const reply = (detail: PartnerListingDetail) => ({ success: true as const, detail })

/**
 * Routes for an organization to maintain its own listings. Another organization's listing returns the same "not found"
 * as one that does not exist.
 */
function partnerListingRoutes(app: FastifyInstance, deps: ListingCommandDeps): void {
  const { db, clock } = deps
  implement(
    app,
    listPartnerListings,
  )(async (_input, { request }) => {
    const { organizationId } = requirePartner(request)
    const listings = await runAsOrganization(db, organizationId, (trx) =>
      listSummaries(trx, organizationId, clock.now()),
    )
    return { success: true, listings }
  })
  implement(
    app,
    showPartnerListing,
  )(async ({ params }, { request }) => {
    const { organizationId } = requirePartner(request)
    const detail = await runAsOrganization(db, organizationId, (trx) =>
      loadListingDetail(trx, organizationId, params.id, clock.now()),
    )
    if (!detail) throw notFound()
    return reply(detail)
  })
  implement(
    app,
    editPartnerListing,
  )(async ({ params, body: { version, ...form } }, { request }) =>
    reply(await editListing(deps, requirePartner(request), { ...params, version }, form)),
  )
  implement(
    app,
    submitPartnerListing,
  )(async ({ params, body: { version } }, { request }) =>
    reply(await maintainListing(deps, requirePartner(request), { ...params, version }).submit()),
  )
  implement(
    app,
    discardListingDraft,
  )(async ({ params }, { request }) =>
    reply(await maintainListing(deps, requirePartner(request), params).discardDraft()),
  )
  implement(
    app,
    confirmPartnerListing,
  )(async ({ params }, { request }) => reply(await maintainListing(deps, requirePartner(request), params).confirm()))
  implement(
    app,
    pausePartnerListing,
  )(async ({ params, body }, { request }) =>
    reply(await maintainListing(deps, requirePartner(request), params).pause(body)),
  )
  implement(
    app,
    undoListingChange,
  )(async ({ params: { id, changeId } }, { request }) =>
    reply(await undoOwnChange(deps, requirePartner(request), { id }, changeId)),
  )
  implement(
    app,
    answerListingReport,
  )(async ({ params: { id, fact }, body }, { request }) =>
    reply(await answerReport(deps, requirePartner(request), { id }, { fact, ...body })),
  )
  implement(
    app,
    addPartnerListing,
  )(async ({ body }, { request }) => reply(await addListing(deps, requirePartner(request), body.fields)))
}

export function registerPartnerListings(app: FastifyInstance, services: Services): void {
  const { db, clock, places, notifyChange } = services
  partnerListingRoutes(app, { db, clock, places })
  listingReviewRoutes(app, { db, clock, places, notify: notifyChange })
  adminListingRoutes(app, { db, clock, places })
}

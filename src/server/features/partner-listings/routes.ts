import type { FastifyInstance } from 'fastify'
import {
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
  type PartnerListingDetail,
} from '#contracts/partner-listings.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requirePartner } from '#server/platform/http/staff.ts'
import { confirmListing, discardDraft, pauseListing, submitListing } from './actions.ts'
import { addListing } from './add.ts'
import { answerReport } from './answer-report.ts'
import { type ListingCommandDeps, runListingCommand } from './run-listing-command.ts'
import { loadListingDetail, listSummaries } from './detail-repository.ts'
import { saveEdit } from './edit.ts'
import { undoChange } from './undo.ts'

const reply = (detail: PartnerListingDetail) => ({ success: true as const, detail })

/**
 * Routes for an organization to maintain its own listings. Another organization's listing returns the same "not found"
 * as one that does not exist.
 */
export function partnerListingRoutes(app: FastifyInstance, deps: ListingCommandDeps): void {
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
    return reply(
      await runAsOrganization(db, organizationId, (trx) =>
        loadListingDetail(trx, organizationId, params.id, clock.now()),
      ),
    )
  })
  implement(
    app,
    editPartnerListing,
  )(async ({ params, body: { version, ...form } }, { request }) =>
    reply(
      await runListingCommand(deps, requirePartner(request), { ...params, version }, (turn) => saveEdit(turn, form)),
    ),
  )
  implement(
    app,
    submitPartnerListing,
  )(async ({ params, body: { version } }, { request }) =>
    reply(await runListingCommand(deps, requirePartner(request), { ...params, version }, submitListing)),
  )
  implement(
    app,
    discardListingDraft,
  )(async ({ params }, { request }) =>
    reply(await runListingCommand(deps, requirePartner(request), params, discardDraft)),
  )
  implement(
    app,
    confirmPartnerListing,
  )(async ({ params }, { request }) =>
    reply(await runListingCommand(deps, requirePartner(request), params, confirmListing)),
  )
  implement(
    app,
    pausePartnerListing,
  )(async ({ params, body }, { request }) =>
    reply(await runListingCommand(deps, requirePartner(request), params, (turn) => pauseListing(turn, body))),
  )
  implement(
    app,
    undoListingChange,
  )(async ({ params: { id, changeId } }, { request }) =>
    reply(await runListingCommand(deps, requirePartner(request), { id }, (turn) => undoChange(turn, changeId))),
  )
  implement(
    app,
    answerListingReport,
  )(async ({ params: { id, fact }, body }, { request }) =>
    reply(await runListingCommand(deps, requirePartner(request), { id }, (turn) => answerReport(turn, fact, body))),
  )
  implement(
    app,
    addPartnerListing,
  )(async ({ body }, { request }) => reply(await addListing(deps, requirePartner(request), body.fields)))
}

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
import { asOrganization } from '#server/platform/db/as-organization.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requirePartner } from '#server/platform/http/staff.ts'
import { confirm, discard, pause, submit } from './acts.ts'
import { addListing } from './add.ts'
import { answerReport } from './answer-report.ts'
import { type DeskDeps, writeTurn } from './desk.ts'
import { detailOf, summaries } from './detail-repository.ts'
import { saveEdit } from './edit.ts'
import { undo } from './undo.ts'

const reply = (detail: PartnerListingDetail) => ({ success: true as const, detail })

/** The listings of one organization, in its own hands. Another's are not found, exactly like those that do not exist. */
export function partnerListingRoutes(app: FastifyInstance, deps: DeskDeps): void {
  const { db, clock } = deps
  implement(
    app,
    listPartnerListings,
  )(async (_input, { request }) => {
    const { organizationId } = requirePartner(request)
    const listings = await asOrganization(db, organizationId, (trx) => summaries(trx, organizationId, clock.now()))
    return { success: true, listings }
  })
  implement(
    app,
    showPartnerListing,
  )(async ({ params }, { request }) => {
    const { organizationId } = requirePartner(request)
    return reply(
      await asOrganization(db, organizationId, (trx) => detailOf(trx, organizationId, params.id, clock.now())),
    )
  })
  implement(
    app,
    editPartnerListing,
  )(async ({ params, body: { version, ...form } }, { request }) =>
    reply(await writeTurn(deps, requirePartner(request), { ...params, version }, (turn) => saveEdit(turn, form))),
  )
  implement(
    app,
    submitPartnerListing,
  )(async ({ params, body: { version } }, { request }) =>
    reply(await writeTurn(deps, requirePartner(request), { ...params, version }, submit)),
  )
  implement(
    app,
    discardListingDraft,
  )(async ({ params }, { request }) => reply(await writeTurn(deps, requirePartner(request), params, discard)))
  implement(
    app,
    confirmPartnerListing,
  )(async ({ params }, { request }) => reply(await writeTurn(deps, requirePartner(request), params, confirm)))
  implement(
    app,
    pausePartnerListing,
  )(async ({ params, body }, { request }) =>
    reply(await writeTurn(deps, requirePartner(request), params, (turn) => pause(turn, body))),
  )
  implement(
    app,
    undoListingChange,
  )(async ({ params: { id, changeId } }, { request }) =>
    reply(await writeTurn(deps, requirePartner(request), { id }, (turn) => undo(turn, changeId))),
  )
  implement(
    app,
    answerListingReport,
  )(async ({ params: { id, fact }, body }, { request }) =>
    reply(await writeTurn(deps, requirePartner(request), { id }, (turn) => answerReport(turn, fact, body))),
  )
  implement(
    app,
    addPartnerListing,
  )(async ({ body }, { request }) => reply(await addListing(deps, requirePartner(request), body.fields)))
}

import type { FastifyInstance } from 'fastify'
import { addListingAsAdmin, findSimilarListings } from '#contracts/listing-drafts.ts'
import { editListingAsAdmin, findListingsForAdmin, showListingForAdmin } from '#contracts/review.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { addListingForAdmin, findSimilar } from './admin-add.ts'
import { editListingForAdmin, getListingForAdmin } from './admin-edit.ts'
import { findByName } from './admin-listings-repository.ts'
import type { ListingCommandDeps } from './run-listing-command.ts'

/** Routes for admins to view and edit any listing. */
export function adminListingRoutes(app: FastifyInstance, deps: ListingCommandDeps): void {
  implement(
    app,
    findListingsForAdmin,
  )(async ({ query }) => ({ success: true, listings: await findByName(deps.db, query.q, query.state) }))
  implement(
    app,
    showListingForAdmin,
  )(async ({ params }) => ({ success: true, listing: await getListingForAdmin(deps.db, params.id) }))
  implement(
    app,
    editListingAsAdmin,
  )(async ({ params, body }, { request }) => ({
    success: true,
    listing: await editListingForAdmin(deps, requireStaff(request), params.id, body),
  }))
  implement(
    app,
    findSimilarListings,
  )(async ({ body }) => ({ success: true, similar: await findSimilar(deps, body.fields) }))
  implement(
    app,
    addListingAsAdmin,
  )(async ({ body }, { request }) => ({
    success: true,
    listing: await addListingForAdmin(deps, requireStaff(request), body),
  }))
}

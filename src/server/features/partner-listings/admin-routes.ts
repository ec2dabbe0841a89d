import type { FastifyInstance } from 'fastify'
import { addListingAsAdmin, findSimilarListings } from '#contracts/listing-drafts.ts'
import { decideListingChange, listListingChanges } from '#contracts/partner-listings.ts'
import { editListingAsAdmin, findListingsForAdmin, showListingForAdmin } from '#contracts/review.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { findByName, findListingForAdmin } from './admin-repository.ts'
import { addListingForAdmin } from './commands/add-listing.ts'
import { decideChange } from './commands/decide-change.ts'
import { editListingForAdmin } from './commands/edit-listing-as-admin.ts'
import type { ChangeNotifier } from './commands/notify-author.ts'
import type { ListingCommandDeps } from './commands/run-listing-command.ts'
import { listWaitingChanges } from './detail-repository.ts'
import { findSimilar } from './similar-listings.ts'

/** Routes for reviewers: changes of all organizations that wait for review. */
export function listingReviewRoutes(app: FastifyInstance, deps: ListingCommandDeps & { notify: ChangeNotifier }): void {
  implement(app, listListingChanges)(async () => ({ success: true, changes: await listWaitingChanges(deps.db) }))
  implement(
    app,
    decideListingChange,
  )(async ({ params, body }, { request }) => {
    await decideChange(deps, requireStaff(request), params.id, body)
    return { success: true }
  })
}

/** Routes for admins to view and edit any listing. */
export function adminListingRoutes(app: FastifyInstance, deps: ListingCommandDeps): void {
  implement(
    app,
    findListingsForAdmin,
  )(async ({ query }) => ({ success: true, listings: await findByName(deps.db, query.q, query.state) }))
  implement(
    app,
    showListingForAdmin,
  )(async ({ params }) => {
    const listing = await findListingForAdmin(deps.db, params.id)
    if (!listing) throw notFound()
    return { success: true, listing }
  })
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
  )(async ({ body }) => ({ success: true, similar: await findSimilar(deps, body.fields, body.area) }))
  implement(
    app,
    addListingAsAdmin,
  )(async ({ body }, { request }) => ({
    success: true,
    listing: await addListingForAdmin(deps, requireStaff(request), body),
  }))
}

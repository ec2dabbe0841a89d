import type { FastifyInstance } from 'fastify'
import { decideListingChange, listListingChanges } from '#contracts/partner-listings.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { decideChange, listWaiting } from './decide.ts'
import type { ListingCommandDeps } from './run-listing-command.ts'
import type { ChangeNotifier } from './notices-repository.ts'

/** Routes for reviewers: changes of all organizations that wait for review. */
export function listingReviewRoutes(app: FastifyInstance, deps: ListingCommandDeps & { notify: ChangeNotifier }): void {
  implement(app, listListingChanges)(async () => ({ success: true, changes: await listWaiting(deps.db) }))
  implement(
    app,
    decideListingChange,
  )(async ({ params, body }, { request }) => {
    await decideChange(deps, requireStaff(request), params.id, body)
    return { success: true }
  })
}

import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import { cancelMails } from './engines/mail/organization-notices-repository.ts'
import { outboxRepository } from './engines/mail/outbox-repository.ts'
import { reopenClaim } from './features/claims/commands/review-claims.ts'
import { reopenSuggestion } from './features/claims/commands/review-suggestions.ts'
import { disputesRepository, reopenDispute } from './features/listing-reports/review-repository.ts'
import { reportReviewRoutes } from './features/listing-reports/review-routes.ts'
import { adminListingRoutes } from './features/partner-listings/admin-routes.ts'
import { toListingFields } from './features/partner-listings/fields.ts'
import { createChangeNotifier } from './features/partner-listings/commands/notify-author.ts'
import { undoAdminEdit } from './features/partner-listings/commands/edit-listing-as-admin.ts'
import { undoDecision } from './features/partner-listings/commands/undo-change.ts'
import { restoreOpening, restorePost } from './features/review/restore-repository.ts'
import { type UndoHandler, reviewHistoryRepository } from './features/review/repository.ts'
import { reviewRoutes } from './features/review/routes.ts'

/** Review besides the queues of each feature: reports, any listing, and undoing decisions. */
export function addReview(app: FastifyInstance, { db, clock, places, cookieKey }: AppDeps): void {
  const notify = createChangeNotifier(outboxRepository(cookieKey))
  const history = reviewHistoryRepository(db, {
    claims: (trx, { item_id: id }) => reopenClaim(trx, id),
    changes: (trx, { item_id: id }, request) => undoDecision(trx, { id, notify }, request),
    reports: (trx, { item_id: id }) => reopenDispute(trx, id),
    posts: withMails(restorePost),
    opportunities: withMails(restoreOpening),
    suggestions: (trx, { item_id: id }) => reopenSuggestion(trx, id),
    listings: undoAdminEdit,
  })
  reviewRoutes(app, { clock, history })
  reportReviewRoutes(app, {
    clock,
    disputes: disputesRepository(db),
    directory: directoryRepository(db),
    fieldsOf: toListingFields,
  })
  adminListingRoutes(app, { db, clock, places })
}

/** Undoing a decision also recalls its mail to the organization, as far as possible. */
const withMails =
  (putBack: UndoHandler): UndoHandler =>
  async (trx, entry, request) => {
    await putBack(trx, entry, request)
    await cancelMails(trx, entry.after)
  }

import { cancelMails } from './engines/mail/organization-notices-repository.ts'
import { createInvitations } from './features/accounts/commands/issue-invitation.ts'
import { type StaffSessionsRepository, staffSessionsRepository } from './features/accounts/sessions-repository.ts'
import { counters } from './features/admin-analytics/counters.ts'
import { addCounts, findNewestVisit } from './features/admin-analytics/counts-repository.ts'
import type { AdminKeysRepository } from './features/admin-keys/repository.ts'
import { addCrisisCounts } from './engines/assistant/repository.ts'
import { createScenarioReader, judgeTrace } from './features/chat-trace/verdict.ts'
import { reopenClaim } from './features/claims/commands/review-claims.ts'
import { reopenSuggestion } from './features/claims/commands/review-suggestions.ts'
import { withdrawAllPosts } from './features/community/commands/withdraw-post.ts'
import { withdrawIntroductions } from './features/introductions/commands/withdraw-introductions.ts'
import { returnIntroductions, verifyPartner } from './features/introductions/commands/deliver-introduction.ts'
import type { DeliveryTools } from './features/introductions/commands/notify-partner.ts'
import { type DeadlineFacts, loadDeadlines } from './features/introductions/organization-repository.ts'
import { type IntroductionRow, openPerson } from './features/introductions/records.ts'
import { countOverdue } from './features/introductions/repository.ts'
import { fileReport } from './features/listing-reports/commands/file-report.ts'
import { reopenDispute } from './features/listing-reports/commands/settle-report.ts'
import { isListingLive } from './features/listing-reports/repository.ts'
import { type DeletionDeps, createLedgerHash } from './features/my-data/commands/delete-personal-data.ts'
import type { OpeningReportFiler } from './features/opportunities/commands/file-opening-report.ts'
import { organizationsRepository } from './features/organizations/repository.ts'
import { addSuggestedDraft, removeSuggestedDraft } from './features/partner-listings/commands/add-suggested-draft.ts'
import { undoAdminEdit } from './features/partner-listings/commands/edit-listing-as-admin.ts'
import { type ChangeNotifier, createChangeNotifier } from './features/partner-listings/commands/notify-author.ts'
import { undoDecision } from './features/partner-listings/commands/undo-change.ts'
import { toListingFields } from './features/partner-listings/fields.ts'
import { restoreOpening, restorePost } from './features/review/commands/restore-item.ts'
import type { UndoDeps, UndoHandler } from './features/review/commands/undo-decision.ts'
import { visitorSessionsRepository } from './features/visitor-sessions/repository.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db/database.ts'
import type { StaffCookie } from './platform/http/staff-cookie.ts'
import { type StaffProof, getBearerToken } from './platform/http/staff.ts'
import type { Logger } from './platform/logger.ts'

interface JoinDeps {
  db: Db
  clock: Clock
  logger: Logger
  dataKey: Buffer
  staffCookie: StaffCookie
  delivery: DeliveryTools
  dialoguesFile?: string
}

/** What features need of other features. Features never import features: they meet here. */
export function connectFeatures({ db, clock, logger, dataKey, staffCookie, delivery, dialoguesFile }: JoinDeps) {
  const staffSessions = staffSessionsRepository(db)
  const notifyChange = createChangeNotifier(delivery.outbox)
  return {
    staffSessions,
    sessionProof: sessionProof(staffSessions, staffCookie, clock),
    invitations: createInvitations(dataKey),
    visitorSessions: visitorSessionsRepository(db),
    reportListing: createListingReportFiler(db),
    notifyChange,
    undoHandlers: createUndoHandlers(notifyChange),
    toListingFields,
    addSuggestedDraft,
    /** The canned dialogues, and whether an answer to one is right. */
    scenarios: createScenarioReader(dialoguesFile),
    judgeTrace,
    deletion: createDeletionDeps(db, dataKey),
    /** Counters that the features increment as events happen. */
    counters: counters({
      clock,
      logger,
      add: (counts) => addCounts(db, counts),
      addCrises: (counts) => addCrisisCounts(db, counts),
      visited: (principalId) => findNewestVisit(db, principalId),
    }),
    addOrganization: (trx: Db, organization: { name: string; isConfidential: boolean }, at: number) =>
      organizationsRepository(trx).add(organization, at),
    verifyPartner: (trx: Db, listingId: string, organizationId: string, at: number) =>
      verifyPartner(trx, delivery, { listingId, organizationId }, at),
    returnIntroductions: (trx: Db, organizationId: string, at: number) =>
      returnIntroductions(trx, delivery, organizationId, at),
    countOverdue: () => countOverdue(db, clock.now()),
    async filterOverdue<Waiting extends DeadlineFacts>(waiting: readonly Waiting[], now: number): Promise<Waiting[]> {
      const deadlines = await loadDeadlines(db, waiting, now)
      return waiting.filter((introduction) => deadlines.isOverdue(introduction))
    },
    openPerson: (row: IntroductionRow) => openPerson(delivery.seals, row),
  }
}

/**
 * Deleting a person's data also withdraws their introductions and posts; the command line does the same after a
 * restore.
 */
export function createDeletionDeps(db: Db, dataKey: Buffer): DeletionDeps {
  return {
    db,
    hash: createLedgerHash(dataKey),
    withdrawAll: async (trx, owner, at) => {
      await withdrawIntroductions(trx, owner, {}, at)
      await withdrawAllPosts(trx, owner.principalId, at)
    },
  }
}

/** A report about a directory listing made with an opening is filed like one from the listing's own card. */
function createListingReportFiler(db: Db): OpeningReportFiler {
  const listingReportKinds = { turned_away: 'turned_away', gone: 'closed', wrong: 'other' } as const
  return async (listingId, principalId, kind, at) => {
    if (!(await isListingLive(db, listingId))) return false
    await fileReport(db, { listingId, principalId, report: { kind: listingReportKinds[kind] } }, at)
    return true
  }
}

function createUndoHandlers(notify: ChangeNotifier): UndoDeps['undoHandlers'] {
  return {
    claims: (trx, { item_id: id }) => reopenClaim(trx, id),
    changes: (trx, { item_id: id }, request) => undoDecision(trx, { id, notify }, request),
    reports: (trx, { item_id: id }) => reopenDispute(trx, id),
    posts: withMails(restorePost),
    opportunities: withMails(restoreOpening),
    suggestions: (trx, { item_id: id }) => reopenSuggestion(trx, id, removeSuggestedDraft),
    listings: undoAdminEdit,
  }
}

/** Undoing a decision also recalls its mail to the organization, as far as possible. */
const withMails =
  (putBack: UndoHandler): UndoHandler =>
  async (trx, entry, request) => {
    await putBack(trx, entry, request)
    await cancelMails(trx, entry.after)
  }

/** The cookie of a sign-in. An expired one is not a failed attempt: the caller is simply not signed in. */
function sessionProof(sessions: StaffSessionsRepository, cookie: StaffCookie, clock: Clock): StaffProof {
  return async (request) => {
    const token = cookie.read(request)
    return (token && (await sessions.find(token.hash, clock.now()))) ?? 'none'
  }
}

/** `Authorization: Bearer nck_…`. No cookie is involved, so another site's page cannot make a browser send it. */
export function keyProof(adminKeys: AdminKeysRepository, clock: Clock): StaffProof {
  return async (request) => {
    const key = getBearerToken(request)
    if (!key) return 'none'
    const found = await adminKeys.find(key, clock.now())
    if (!found) return 'refused'
    const person = { organizationId: null, sessionHash: null, hasSecondFactor: false, principalId: null }
    return { id: found.id, kind: 'key', role: 'admin', ...person }
  }
}

import type { FastifyInstance } from 'fastify'
import { decidePost, listPostsToReview, type PostReviewItem } from '#contracts/community-staff.ts'
import { findPrivateData } from '#domain/community/private-data.ts'
import type { OrganizationNotifier } from '#server/engines/mail/organization-notices-repository.ts'
import type { Places } from '#server/engines/places/places.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { decideOnPost } from './commands/decide-post.ts'
import { parseEventDetails, toIso, parseNeed, parseReason, toNamedLocation, parsePostContent } from './records.ts'
import { type PostToReview, reviewRepository } from './staff-repository.ts'

const longestMatch = 200

interface ReviewDeps {
  db: Db
  clock: Clock
  places: Places
  notifyOrganization: OrganizationNotifier
}

/** The queue of everything that must be reviewed before publication. */
export function communityReviewRoutes(app: FastifyInstance, deps: ReviewDeps): void {
  const { db, clock, places } = deps

  implement(
    app,
    listPostsToReview,
  )(async ({ query }, { request }) => {
    const show = query.show ?? 'waiting'
    const now = clock.now()
    const rows = await reviewRepository(db).list(show, now)
    // The view is audited: a person's text may reveal who they are.
    const seen: AuditEntry = { action: 'list', entity: 'post', after: { show, count: rows.length } }
    await writeAudit(db, requireStaff(request), seen, now)
    return { success: true, posts: rows.map((row) => reviewedPost(row, places)) }
  })

  implement(
    app,
    decidePost,
  )(async ({ params, body }, { request }) => {
    await decideOnPost(deps, requireStaff(request), { id: params.id, decided: body }, clock.now())
    return { success: true }
  })
}

function reviewedPost(row: PostToReview, places: Places): PostReviewItem {
  const event = row.kind === 'event' ? parseEventDetails(row.document) : null
  const words = event ? { title: event.title, text: event.about, translated: null } : parsePostContent(row.document)
  const read = [words.title, words.text, words.translated, event?.place, event?.bus, event?.bring]
  return {
    id: row.id,
    kind: row.kind,
    language: row.language,
    need: parseNeed(row),
    ...toNamedLocation(row, places),
    ...words,
    event,
    startsAt: row.starts_at === null ? null : toIso(row.starts_at),
    question: row.question === null ? null : parsePostContent(row.question).text,
    organization: row.organization,
    status: row.status,
    reason: parseReason(row),
    findings: findPrivateData(read.filter(Boolean).join('\n')).map(({ kind, match }) => ({
      kind,
      match: match.slice(0, longestMatch),
    })),
    isUrgent: row.is_urgent === 1,
    reports: row.reports,
    sentAt: toIso(row.created_at),
  }
}

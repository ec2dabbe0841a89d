import type { FastifyInstance } from 'fastify'
import { decidePost, listPostsToReview, type PostReviewItem } from '#contracts/community-staff.ts'
import { RejectReason } from '#domain/community/post.ts'
import { findPrivateData } from '#domain/community/private-data.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { DecideRepository } from './decide-repository.ts'
import { parseEventDetails, toIso, parseNeed, toNamedLocation, parsePostContent } from './post-row.ts'
import type { PostToReview, ReviewRepository } from './review-repository.ts'

const longestMatch = 200

export interface ReviewDeps {
  clock: Clock
  places: Places
  reviews: ReviewRepository
  decisions: DecideRepository
}

/** The queue of everything that must be reviewed before publication. */
export function communityReviewRoutes(app: FastifyInstance, { clock, places, reviews, decisions }: ReviewDeps): void {
  implement(
    app,
    listPostsToReview,
  )(async ({ query }, { request }) => {
    const rows = await reviews.list(query.show ?? 'waiting', requireStaff(request), clock.now())
    return { success: true, posts: rows.map((row) => reviewedPost(row, places)) }
  })

  implement(
    app,
    decidePost,
  )(async ({ params, body }, { request }) => {
    await decisions.decide(params.id, body, requireStaff(request), clock.now())
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
    reason: RejectReason.safeParse(row.reason).data ?? null,
    findings: findPrivateData(read.filter(Boolean).join('\n')).map(({ kind, match }) => ({
      kind,
      match: match.slice(0, longestMatch),
    })),
    isUrgent: row.is_urgent === 1,
    reports: row.reports,
    sentAt: toIso(row.created_at),
  }
}

import type { FastifyInstance } from 'fastify'
import {
  announceEvent,
  answerQuestion,
  listPartnerPosts,
  type MyEvent,
  withdrawPartnerPost,
} from '#contracts/community-staff.ts'
import type { Places } from '#server/engines/places/places.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requirePartner } from '#server/platform/http/staff.ts'
import { answerInPublic, announcePublicEvent, type PartnerPostDeps } from './commands/send-partner-post.ts'
import { withdrawOrganizationPost } from './commands/withdraw-post.ts'
import {
  toIsoDay,
  parseEventDetails,
  toIso,
  parseNeed,
  parseReason,
  toNamedLocation,
  type PostRow,
  parsePostContent,
} from './records.ts'
import { loadPartnerPosts } from './staff-repository.ts'

/** Answers and events an organization posts in its own name; all of them are reviewed first. */
export function partnerCommunityRoutes(app: FastifyInstance, deps: PartnerPostDeps): void {
  const { db, clock, places } = deps

  implement(
    app,
    listPartnerPosts,
  )(async (_input, { request }) => {
    const { questions, answers, events } = await loadPartnerPosts(db, requirePartner(request).organizationId)
    return {
      success: true,
      questions: questions.map((row) => ({
        id: row.id,
        language: row.language,
        need: parseNeed(row),
        ...toNamedLocation(row, places),
        text: parsePostContent(row.document).text,
        sentOn: toIsoDay(row.created_at),
        answers: row.answers,
      })),
      answers: answers.map((row) => ({
        id: row.id,
        questionId: row.parent_id ?? '',
        question: parsePostContent(row.question).text,
        text: parsePostContent(row.document).text,
        status: row.status,
        reason: parseReason(row),
        sentOn: toIsoDay(row.created_at),
      })),
      events: events.flatMap((row) => ownEvent(row, places) ?? []),
    }
  })

  implement(
    app,
    answerQuestion,
  )(async ({ params, body }, { request }) => ({
    success: true,
    id: await answerInPublic(deps, requirePartner(request), { questionId: params.id, ...body }),
  }))

  implement(
    app,
    announceEvent,
  )(async ({ body }, { request }) => ({
    success: true,
    id: await announcePublicEvent(deps, requirePartner(request), body),
  }))

  implement(
    app,
    withdrawPartnerPost,
  )(async ({ params }, { request }) => {
    await withdrawOrganizationPost(db, requirePartner(request), params.id, clock.now())
    return { success: true }
  })
}

function ownEvent(row: PostRow, places: Places): MyEvent | null {
  const words = parseEventDetails(row.document)
  const { state, county } = toNamedLocation(row, places)
  if (!words || row.starts_at === null || state === null) return null
  return {
    id: row.id,
    words,
    language: row.language,
    startsAt: toIso(row.starts_at),
    endsAt: row.ends_at === null ? null : toIso(row.ends_at),
    state,
    county: county ?? '',
    need: parseNeed(row),
    status: row.status,
    reason: parseReason(row),
  }
}

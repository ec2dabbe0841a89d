import type { FastifyInstance } from 'fastify'
import {
  announceEvent,
  answerQuestion,
  listPartnerPosts,
  type MyEvent,
  withdrawPartnerPost,
} from '#contracts/community-staff.ts'
import { RejectReason } from '#domain/community/post.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'
import { implement } from '#server/platform/http/implement.ts'
import { type PartnerStaff, requirePartner } from '#server/platform/http/staff.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import type { PartnerPostsRepository } from './partner-repository.ts'
import { toStoredLocation } from './post-location.ts'
import {
  toIsoDay,
  parseEventDetails,
  toIso,
  parseNeed,
  toNamedLocation,
  type PostRow,
  parsePostContent,
} from './post-row.ts'
import { refusePrivateData } from './refuse-private-data.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A form sent in a loop must not flood the reviewers. */
const perDay = 100
/** A date further ahead is a typo in the year; a longer duration is not an event. */
const furthestMs = 400 * dayMs
const longestMs = 31 * dayMs

export interface PartnerDeps {
  clock: Clock
  places: Places
  limitCalls: CallLimiter
  partnerPosts: PartnerPostsRepository
  settings: Pick<SettingsRepository, 'read'>
}

const parseReason = ({ reason }: PostRow) => RejectReason.safeParse(reason).data ?? null

/** Answers and events an organization posts in its own name; all of them are reviewed first. */
export function partnerCommunityRoutes(app: FastifyInstance, deps: PartnerDeps): void {
  const { clock, places, limitCalls, partnerPosts, settings } = deps
  const mayWrite = async (staff: PartnerStaff) => {
    if (!(await settings.read('switches')).partnerPosting) throw new AppError(403, 'switched_off')
    await limitCalls({ name: 'partner-posts', who: staff.organizationId, max: perDay, windowMs: dayMs })
  }

  implement(
    app,
    listPartnerPosts,
  )(async (_input, { request }) => {
    const { questions, answers, events } = await partnerPosts.list(requirePartner(request).organizationId)
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
  )(async ({ params, body }, { request }) => {
    const staff = requirePartner(request)
    await mayWrite(staff)
    refusePrivateData('answer', { text: body.text })
    const id = await partnerPosts.answer(staff, { questionId: params.id, ...body }, clock.now())
    return { success: true, id }
  })

  implement(
    app,
    announceEvent,
  )(async ({ body }, { request }) => {
    const staff = requirePartner(request)
    await mayWrite(staff)
    const times = eventTimes(body, clock.now())
    const { title, about, place, bus, bring } = body.words
    refusePrivateData('event', {
      'words.title': title,
      'words.about': about,
      'words.place': place,
      'words.bus': bus,
      'words.bring': bring,
    })
    const { words, language, need } = body
    const event = { words, language, need, ...toStoredLocation(places, body), ...times }
    return { success: true, id: await partnerPosts.announce(staff, event, clock.now()) }
  })

  implement(
    app,
    withdrawPartnerPost,
  )(async ({ params }, { request }) => {
    await partnerPosts.withdraw(requirePartner(request), params.id, clock.now())
    return { success: true }
  })
}

function eventTimes(body: { startsAt: string; endsAt: string | null }, now: number) {
  const startsAt = Date.parse(body.startsAt)
  const endsAt = body.endsAt === null ? null : Date.parse(body.endsAt)
  const refuse = (path: string, problem: string) => new AppError(400, 'bad_request', { fields: [{ path, problem }] })
  if (startsAt <= now) throw refuse('startsAt', 'past')
  if (startsAt > now + furthestMs) throw refuse('startsAt', 'too_far')
  if (endsAt !== null && (endsAt <= startsAt || endsAt > startsAt + longestMs)) throw refuse('endsAt', 'not_after')
  return { startsAt, endsAt }
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

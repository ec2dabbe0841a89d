import { randomUUID } from 'node:crypto'
import type { EventDetails } from '#domain/community/post.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Places } from '#server/engines/places/places.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import { getNaturalEnd, type PostRow, refusePrivateData, toStoredLocation } from '../records.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A form sent in a loop must not flood the reviewers. */
const perDay = 100
/** A date further ahead is a typo in the year; a longer duration is not an event. */
const furthestMs = 400 * dayMs
const longestMs = 31 * dayMs

export interface PartnerPostDeps {
  db: Db
  clock: Clock
  places: Places
  limitCalls: CallLimiter
  settings: Pick<SettingsRepository, 'read'>
}

interface NewAnswer {
  questionId: string
  text: string
  language: Language
}

/** Answers a question in the organization's name. The same answer sent again stays one post. */
export async function answerInPublic(
  deps: PartnerPostDeps,
  staff: PartnerStaff,
  { questionId, text, language }: NewAnswer,
): Promise<string> {
  await refuseUnlessAllowed(deps, staff)
  refusePrivateData('answer', { text })
  const at = deps.clock.now()
  const { organizationId } = staff
  const document = JSON.stringify({ title: null, text, translated: null })
  return runAsOrganization(deps.db, organizationId, async (trx) => {
    const question = await trx
      .updateTable('posts')
      .set((eb) => ({ status: eb.ref('status') }))
      .where('id', '=', questionId)
      .where('kind', '=', 'question')
      .where('status', '=', 'live')
      .returning(['need', 'state', 'county_fips'])
      .executeTakeFirst()
    if (!question) throw notFound()
    const earlier = await trx
      .selectFrom('posts')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('parent_id', '=', questionId)
      .where('document', '=', document)
      .where('status', '!=', 'withdrawn')
      .executeTakeFirst()
    if (earlier) return earlier.id
    return add(trx, staff, { kind: 'answer', language, document, parent_id: questionId, ...question }, at)
  })
}

interface NewEvent {
  words: EventDetails
  language: Language
  need: NeedKey | null
  state: StateCode
  county: string
  startsAt: string
  endsAt: string | null
}

export async function announcePublicEvent(
  deps: PartnerPostDeps,
  staff: PartnerStaff,
  { words, language, need, ...event }: NewEvent,
): Promise<string> {
  await refuseUnlessAllowed(deps, staff)
  const { startsAt, endsAt } = eventTimes(event, deps.clock.now())
  const { title, about, place, bus, bring } = words
  refusePrivateData('event', {
    'words.title': title,
    'words.about': about,
    'words.place': place,
    'words.bus': bus,
    'words.bring': bring,
  })
  const { state, countyFips } = toStoredLocation(deps.places, event)
  const times = { kind: 'event' as const, starts_at: startsAt, ends_at: endsAt }
  const document = JSON.stringify(words)
  const post = { ...times, ended_at: getNaturalEnd(times), language, need, state, county_fips: countyFips, document }
  return runAsOrganization(deps.db, staff.organizationId, (trx) => add(trx, staff, post, deps.clock.now()))
}

async function refuseUnlessAllowed({ settings, limitCalls }: PartnerPostDeps, staff: PartnerStaff): Promise<void> {
  if (!(await settings.read('switches')).partnerPosting) throw new AppError(403, 'switched_off')
  await limitCalls({ name: 'partner-posts', who: staff.organizationId, max: perDay, windowMs: dayMs })
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

type Added = Pick<PostRow, 'kind' | 'language' | 'need' | 'state' | 'county_fips' | 'document'> & Partial<PostRow>

async function add(trx: Db, staff: PartnerStaff, post: Added, at: number): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('posts')
    .values({
      ...post,
      id,
      status: 'pending',
      is_urgent: 0,
      organization_id: staff.organizationId,
      author_id: staff.id,
      created_at: at,
    })
    .execute()
  await writeAudit(
    trx,
    staff,
    {
      action: 'post.sent',
      entity: 'post',
      entityId: id,
      after: { kind: post.kind, status: 'pending' },
    },
    at,
  )
  return id
}

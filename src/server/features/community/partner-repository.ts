import { randomUUID } from 'node:crypto'
import type { EventDetails } from '#domain/community/post.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import type { PostLocation } from './post-location.ts'
import { erasedContent, getNaturalEnd, type PostRow } from './post-row.ts'

const maxListed = 100

export interface NewAnswer {
  questionId: string
  text: string
  language: Language
}

export interface NewEvent extends PostLocation {
  words: EventDetails
  language: Language
  need: NeedKey | null
  startsAt: number
  endsAt: number | null
}

export interface PartnerPosts {
  questions: (PostRow & { answers: number })[]
  answers: (PostRow & { question: string })[]
  events: PostRow[]
}

/** The answers and events of one organization. Those of others count as missing (T-4.1). */
export function partnerPostsRepository(db: Db) {
  return {
    list(organizationId: string): Promise<PartnerPosts> {
      return runAsOrganization(db, organizationId, async (trx) => ({
        questions: await openQuestions(trx, organizationId),
        answers: await ownAnswers(trx, organizationId),
        events: await trx
          .selectFrom('posts')
          .selectAll()
          .where('organization_id', '=', organizationId)
          .where('kind', '=', 'event')
          .where('status', '!=', 'withdrawn')
          .orderBy('starts_at', 'desc')
          .orderBy('id')
          .limit(maxListed)
          .execute(),
      }))
    },

    answer(staff: PartnerStaff, { questionId, text, language }: NewAnswer, at: number): Promise<string> {
      const { organizationId } = staff
      const document = JSON.stringify({ title: null, text, translated: null })
      return runAsOrganization(db, organizationId, async (trx) => {
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
    },

    announce(staff: PartnerStaff, event: NewEvent, at: number): Promise<string> {
      return runAsOrganization(db, staff.organizationId, (trx) => {
        const times = { kind: 'event' as const, starts_at: event.startsAt, ends_at: event.endsAt }
        return add(
          trx,
          staff,
          {
            ...times,
            ended_at: getNaturalEnd(times),
            language: event.language,
            need: event.need,
            state: event.state,
            county_fips: event.countyFips,
            document: JSON.stringify(event.words),
          },
          at,
        )
      })
    },

    withdraw(staff: PartnerStaff, id: string, at: number): Promise<void> {
      const { organizationId } = staff
      return runAsOrganization(db, organizationId, async (trx) => {
        const row = await trx
          .updateTable('posts')
          .set({ document: erasedContent, status: 'withdrawn', reason: null, ended_at: at })
          .where('id', '=', id)
          .where('organization_id', '=', organizationId)
          .where('status', '!=', 'withdrawn')
          .returning('kind')
          .executeTakeFirst()
        if (!row) throw notFound()
        await writeAudit(trx, staff, { action: 'post.withdrawn', entity: 'post', entityId: id, before: row }, at)
      })
    },
  }
}
export type PartnerPostsRepository = ReturnType<typeof partnerPostsRepository>

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

/** Published questions this organization has not answered yet: unanswered ones first, then the oldest. */
async function openQuestions(trx: Db, organizationId: string): Promise<PartnerPosts['questions']> {
  const answered = trx
    .selectFrom('posts')
    .select('parent_id')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'answer')
    .where('parent_id', 'is not', null)
    .where('status', 'in', ['pending', 'live', 'hidden'])
  const rows = await trx
    .selectFrom('posts')
    .selectAll()
    .where('kind', '=', 'question')
    .where('status', '=', 'live')
    .where('id', 'not in', answered)
    .orderBy('reviewed_at')
    .orderBy('id')
    .limit(maxListed)
    .execute()
  if (rows.length === 0) return []
  const counted = await trx
    .selectFrom('posts')
    .select(['parent_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('kind', '=', 'answer')
    .where('status', '=', 'live')
    .where(
      'parent_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('parent_id')
    .execute()
  const counts = new Map(counted.map(({ parent_id: id, n }) => [id, n]))
  return rows.map((row) => ({ ...row, answers: counts.get(row.id) ?? 0 })).toSorted((a, b) => a.answers - b.answers)
}

async function ownAnswers(trx: Db, organizationId: string): Promise<PartnerPosts['answers']> {
  return trx
    .selectFrom('posts')
    .innerJoin('posts as questions', 'questions.id', 'posts.parent_id')
    .selectAll('posts')
    .select('questions.document as question')
    .where('posts.organization_id', '=', organizationId)
    .where('posts.kind', '=', 'answer')
    .where('posts.status', '!=', 'withdrawn')
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id')
    .limit(maxListed)
    .execute()
}

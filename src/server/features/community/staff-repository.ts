import type { PostReports } from '#server/platform/db/schema-service.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PostRow } from './records.ts'

/** Of each list of an organization. */
const maxListed = 100
const listLimits = { waiting: 200, decided: 100 }

export interface PostToReview extends PostRow {
  organization: string | null
  /** The document of the question an answer belongs to. */
  question: string | null
  /** Reader reports that are not settled yet. */
  reports: PostReports['kind'][]
}

/** The review queue of posts. */
export function reviewRepository(db: Db) {
  const all = () =>
    db
      .selectFrom('posts')
      .leftJoin('organizations', 'organizations.id', 'posts.organization_id')
      .leftJoin('posts as questions', 'questions.id', 'posts.parent_id')
      .selectAll('posts')
      .select(['organizations.name as organization', 'questions.document as question'])
  const reported = () => db.selectFrom('post_reports').select('post_id').where('settled_at', 'is', null)

  /** A past event needs no review. */
  const waiting = (now: number) =>
    all()
      .where((eb) =>
        eb.or([
          eb.and([
            eb('posts.status', '=', 'pending'),
            eb.or([eb('posts.ended_at', 'is', null), eb('posts.ended_at', '>', now)]),
          ]),
          eb.and([eb('posts.status', 'in', ['live', 'hidden']), eb('posts.id', 'in', reported())]),
        ]),
      )
      .orderBy('posts.is_urgent', 'desc')
      .orderBy('posts.created_at')
      .orderBy('posts.id')
      .limit(listLimits.waiting)
      .execute()

  const decided = () =>
    all()
      .where('posts.reviewed_at', 'is not', null)
      .where('posts.status', 'in', ['live', 'hidden', 'rejected'])
      .where('posts.id', 'not in', reported())
      .orderBy('posts.reviewed_at', 'desc')
      .orderBy('posts.id')
      .limit(listLimits.decided)
      .execute()

  return {
    async list(show: 'waiting' | 'decided', now: number): Promise<PostToReview[]> {
      const rows = show === 'waiting' ? await waiting(now) : await decided()
      const reports = await openReports(
        db,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => ({ ...row, reports: reports.get(row.id) ?? [] }))
    },
  }
}

async function openReports(db: Db, ids: readonly string[]): Promise<Map<string, PostReports['kind'][]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_reports')
    .select(['post_id', 'kind'])
    .where('post_id', 'in', ids)
    .where('settled_at', 'is', null)
    .orderBy('at')
    .orderBy('principal_id')
    .execute()
  const byPost = Map.groupBy(rows, ({ post_id: id }) => id)
  return new Map([...byPost].map(([id, reports]) => [id, reports.map(({ kind }) => kind)]))
}

interface PartnerPosts {
  questions: (PostRow & { answers: number })[]
  answers: (PostRow & { question: string })[]
  events: PostRow[]
}

/** The answers and events of one organization, and what it can answer. Those of others count as missing (T-4.1). */
export function loadPartnerPosts(db: Db, organizationId: string): Promise<PartnerPosts> {
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

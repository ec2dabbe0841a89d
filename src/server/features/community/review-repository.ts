import type { PostReports } from '#server/platform/db/schema-service.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PostRow } from './post-row.ts'

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
    /** The view is audited: a person's text may reveal who they are. */
    async list(show: 'waiting' | 'decided', actor: AuditActor, now: number): Promise<PostToReview[]> {
      const rows = show === 'waiting' ? await waiting(now) : await decided()
      await writeAudit(db, actor, { action: 'list', entity: 'post', after: { show, count: rows.length } }, now)
      const reports = await openReports(
        db,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => ({ ...row, reports: reports.get(row.id) ?? [] }))
    },
  }
}
export type ReviewRepository = ReturnType<typeof reviewRepository>

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

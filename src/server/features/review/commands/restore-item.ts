import { getEventEnd } from '#domain/community/event-file.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { HistoryRow } from '../repository.ts'

type Post = Schema['posts']
type Opening = Schema['opportunities']

/**
 * Restores a post's previous state, and reports the decision settled count again. Text a reviewer edited stays edited,
 * because the removed part is not stored.
 */
export async function restorePost(trx: Db, entry: HistoryRow): Promise<void> {
  const before = parse(entry.before) as Pick<Post, 'status' | 'reason'>
  const made = parse(entry.after) as Pick<Post, 'status'>
  const post = await trx
    .updateTable('posts')
    .set({ status: before.status, reason: before.reason })
    .where('id', '=', entry.item_id)
    .where('status', '=', made.status)
    .returningAll()
    .executeTakeFirst()
  if (!post) throw new AppError(409, 'nothing_to_undo')
  const reviewed = before.status === 'pending' ? { reviewed_at: null, reviewed_by: null } : {}
  await trx
    .updateTable('posts')
    .set({ ended_at: naturalEnd(post), ...reviewed })
    .where('id', '=', post.id)
    .execute()
  await trx
    .updateTable('post_reports')
    .set({ settled_at: null })
    .where('post_id', '=', post.id)
    .where('settled_at', '=', entry.at)
    .execute()
}

/** Only an event ends by itself; other posts stay until someone ends them. */
const naturalEnd = ({ kind, starts_at: startsAt, ends_at: endsAt }: Post) =>
  kind === 'event' && startsAt !== null ? getEventEnd(startsAt, endsAt) : null

/**
 * Restores an opening's previous state, and its reports count again. An opening that its organization ended or extended
 * since is left alone.
 */
export async function restoreOpening(trx: Db, entry: HistoryRow): Promise<void> {
  const before = parse(entry.before) as OpeningBefore
  const made = parse(entry.after) as OpeningBefore
  const { numUpdatedRows } = await trx
    .updateTable('opportunities')
    .set({
      status: before.status,
      reason: before.reason,
      expires_at: before.expires_at,
      reviewed_by: before.reviewed_by ?? null,
      reviewed_at: before.reviewed_at ?? null,
    })
    .where('id', '=', entry.item_id)
    .where('status', '=', made.status)
    .where('expires_at', '=', made.expires_at)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new AppError(409, 'nothing_to_undo')
  await trx
    .updateTable('opportunity_reports')
    .set({ settled_at: null })
    .where('opportunity_id', '=', entry.item_id)
    .where('settled_at', '=', entry.at)
    .execute()
}

/** The previous reviewer is stored since openings can be taken down; earlier decisions had no previous reviewer. */
type OpeningBefore = Pick<Opening, 'status' | 'reason' | 'expires_at'> &
  Partial<Pick<Opening, 'reviewed_by' | 'reviewed_at'>>

const parse = (document: string | null): unknown => JSON.parse(document ?? '{}')

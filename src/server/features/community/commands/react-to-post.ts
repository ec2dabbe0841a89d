import { hideAfterReports, visitorPostKinds } from '#domain/community/post.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PostReports, Posts } from '#server/platform/db/schema-service.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { guidesAuthorId } from '../records.ts'
import type { OwnTip } from '../staff-tips.ts'

const everyKind: readonly Posts['kind'][] = [...visitorPostKinds, 'answer', 'event']

interface ReactionDeps {
  db: Db
  tips: readonly OwnTip[]
}

interface Thanks {
  id: string
  principalId: string
  hasHelped: boolean
}

/** Says that a post helped, or takes it back. */
export function thankForPost(
  { db, tips }: ReactionDeps,
  { id, principalId, hasHelped }: Thanks,
  at: number,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await holdLive(trx, { tips, id, kinds: visitorPostKinds }, at)
    if (hasHelped) {
      await trx
        .insertInto('post_reactions')
        .values({ post_id: id, principal_id: principalId, at })
        .onConflict((conflict) => conflict.columns(['post_id', 'principal_id']).doNothing())
        .execute()
    } else {
      await trx.deleteFrom('post_reactions').where('post_id', '=', id).where('principal_id', '=', principalId).execute()
    }
  })
}

interface Report {
  id: string
  principalId: string
  kind: PostReports['kind']
}

/** A browser's report counts only once; reports settled by a reviewer no longer count. */
export function reportPublicPost(
  { db, tips }: ReactionDeps,
  { id, principalId, kind }: Report,
  at: number,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await holdLive(trx, { tips, id, kinds: everyKind }, at)
    await trx
      .insertInto('post_reports')
      .values({ post_id: id, principal_id: principalId, kind, at })
      .onConflict((conflict) => conflict.columns(['post_id', 'principal_id']).doNothing())
      .execute()
    const { open } = await trx
      .selectFrom('post_reports')
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .where('post_id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (open >= hideAfterReports) {
      await trx.updateTable('posts').set({ status: 'hidden' }).where('id', '=', id).execute()
    }
  })
}

/**
 * Locks the row, so that each of several concurrent reports sees the ones before it. Our own tips get a row with the
 * first reaction.
 */
async function holdLive(
  trx: Db,
  { tips, id, kinds }: { tips: readonly OwnTip[]; id: string; kinds: readonly Posts['kind'][] },
  at: number,
): Promise<void> {
  const tip = tips.find((own) => own.id === id)
  if (tip) await addTip(trx, tip, at)
  const row = await trx
    .updateTable('posts')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .where('status', '=', 'live')
    .where('kind', 'in', kinds)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw notFound()
}

async function addTip(trx: Db, { id, need, words }: OwnTip, at: number): Promise<void> {
  await trx
    .insertInto('posts')
    .values({
      id,
      kind: 'tip',
      language: 'en',
      need,
      document: JSON.stringify(words),
      status: 'live',
      is_urgent: 0,
      author_id: guidesAuthorId,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

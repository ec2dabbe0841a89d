import { visitorPostKinds } from '#domain/community/post.ts'
import type { Db } from '#server/platform/db/database.ts'
import { erasedContent, type PostRow } from './post-row.ts'

const maxListed = 100

export function mineRepository(db: Db) {
  return {
    /** The posts a browser sent and did not withdraw, newest first. */
    list(principalId: string): Promise<PostRow[]> {
      return db
        .selectFrom('posts')
        .selectAll()
        .where('principal_id', '=', principalId)
        .where('kind', 'in', visitorPostKinds)
        .where('status', '!=', 'withdrawn')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(maxListed)
        .execute()
    },

    /** Returns whether there was one; another person's post counts as missing. */
    async withdraw(principalId: string, id: string, at: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('posts')
        .set({ document: erasedContent, status: 'withdrawn', reason: null, ended_at: at })
        .where('id', '=', id)
        .where('principal_id', '=', principalId)
        .where('status', '!=', 'withdrawn')
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}
export type MineRepository = ReturnType<typeof mineRepository>

/** Withdraws every post of a browser and erases its text (T-10.1); reactions and reports are erased with its row. */
export async function withdrawAllPosts(trx: Db, principalId: string, at: number): Promise<void> {
  await trx
    .updateTable('posts')
    .set({ document: erasedContent, status: 'withdrawn', reason: null, principal_id: null, ended_at: at })
    .where('principal_id', '=', principalId)
    .execute()
}

import type { PublicPost } from '#domain/community/post.ts'
import { suppressSmallCount } from '#domain/analytics/suppression.ts'
import type { Db } from '#server/platform/db/database.ts'
import { guidesAuthorId } from './post-row.ts'

export type HelpedLookup = (id: string) => Pick<PublicPost, 'helped' | 'iFoundItHelpful'>

export function helpedRepository(db: Db) {
  return {
    /** How many people found each post helpful, shown from eleven on (T-9.2), and whether this browser did. */
    async of(ids: readonly string[], principalId: string | null): Promise<HelpedLookup> {
      if (ids.length === 0) return () => ({ helped: null, iFoundItHelpful: false })
      const counted = await db
        .selectFrom('post_reactions')
        .select(['post_id', (eb) => eb.fn.countAll<number>().as('n')])
        .where('post_id', 'in', ids)
        .groupBy('post_id')
        .execute()
      const mine =
        principalId === null
          ? []
          : await db
              .selectFrom('post_reactions')
              .select('post_id')
              .where('post_id', 'in', ids)
              .where('principal_id', '=', principalId)
              .execute()
      const counts = new Map(counted.map(({ post_id: id, n }) => [id, n]))
      const own = new Set(mine.map(({ post_id: id }) => id))
      return (id) => ({ helped: suppressSmallCount(counts.get(id) ?? 0), iFoundItHelpful: own.has(id) })
    },

    /** Our own tips that reader reports or a reviewer have hidden. */
    async hiddenTips(): Promise<Set<string>> {
      const rows = await db
        .selectFrom('posts')
        .select('id')
        .where('author_id', '=', guidesAuthorId)
        .where('status', '!=', 'live')
        .execute()
      return new Set(rows.map(({ id }) => id))
    },
  }
}
export type HelpedRepository = ReturnType<typeof helpedRepository>

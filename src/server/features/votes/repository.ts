import { randomUUID } from 'node:crypto'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface Vote {
  principalId: string | null
  label: string
  voteType: 'thumbs_up' | 'thumbs_down'
  context: string
  /** The language of the page. */
  language: Language | null
}

export function votesRepository(db: Db) {
  return {
    async record({ principalId, label, voteType, context, language }: Vote, at: number) {
      await db
        .insertInto('satisfaction_votes')
        .values({ id: randomUUID(), principal_id: principalId, label, vote_type: voteType, context, at, language })
        .execute()
    },

    async countByContext() {
      return db
        .selectFrom('satisfaction_votes')
        .select(['context', 'vote_type', (eb) => eb.fn.countAll<number>().as('votes')])
        .groupBy(['context', 'vote_type'])
        .orderBy('context')
        .execute()
    },
  }
}
export type VotesRepository = ReturnType<typeof votesRepository>

import { rankWeights, type RankWeights } from '#domain/search/rank-weights.ts'
import { parseWeights } from '#domain/search-lab/weight-rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'

/** The active weights, read for each search so that a promotion in one process applies to the next search in all. */
export function createActiveWeightsReader(db: Db, logger: Logger): () => Promise<RankWeights> {
  // The document rarely changes, so it is parsed once and not for every search.
  let cached: { document: string; weights: RankWeights | null } | undefined
  return async () => {
    try {
      const row = await db
        .selectFrom('search_configs')
        .select('weights')
        .where('status', '=', 'active')
        .executeTakeFirst()
      if (!row) return rankWeights
      if (cached?.document !== row.weights) {
        cached = { document: row.weights, weights: parseWeights(row.weights) }
        if (cached.weights === null) logger.warn('search weights cannot be read; the shipped ones are used')
      }
      return cached.weights ?? rankWeights
    } catch (error) {
      // The search still works, with the shipped ranking.
      logger.error('search weights failed', describeFault(error))
      return rankWeights
    }
  }
}

import { parseMeasurement } from '#domain/search-lab/measurement.ts'
import { parseWeights } from '#domain/search-lab/weight-rules.ts'
import { type RankWeights, rankWeights } from '#domain/search/rank-weights.ts'
import type { SearchConfig } from '#contracts/search-lab.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Logger, describeFault } from '#server/platform/logger.ts'

const mostListed = 100

interface ActiveWeights {
  /** Null: the shipped weights. */
  id: string | null
  weights: RankWeights
}

/** Named sets of weights. The active set is always listed, however old it is. */
export async function listConfigs(db: Db): Promise<SearchConfig[]> {
  const newest = await selectConfigs(db)
    .orderBy('search_configs.created_at', 'desc')
    .orderBy('search_configs.id')
    .limit(mostListed)
    .execute()
  const active = newest.some(({ status }) => status === 'active')
    ? []
    : await selectConfigs(db).where('search_configs.status', '=', 'active').execute()
  return [...newest, ...active].map(toConfig)
}

export async function findConfig(db: Db, id: string): Promise<SearchConfig | null> {
  const row = await selectConfigs(db).where('search_configs.id', '=', id).executeTakeFirst()
  return row ? toConfig(row) : null
}

export async function getActiveWeights(db: Db): Promise<ActiveWeights> {
  const row = await db
    .selectFrom('search_configs')
    .select(['id', 'weights'])
    .where('status', '=', 'active')
    .executeTakeFirst()
  return { id: row?.id ?? null, weights: (row && parseWeights(row.weights)) ?? rankWeights }
}

const selectConfigs = (db: Db) =>
  db
    .selectFrom('search_configs')
    .leftJoin('accounts', 'accounts.id', 'search_configs.author_id')
    .select([
      'search_configs.id',
      'search_configs.name',
      'search_configs.status',
      'weights',
      'measured',
      'search_configs.created_at',
      'activated_at',
      'accounts.name as author',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectConfigs>['execute']>>[number]

function toConfig({ id, name, status, weights, measured, author, created_at, activated_at }: Row): SearchConfig {
  return {
    id,
    name,
    status,
    weights: parseWeights(weights),
    measured: parseMeasurement(measured),
    author: author?.slice(0, 120) || null,
    createdAt: new Date(created_at).toISOString(),
    activatedAt: activated_at === null ? null : new Date(activated_at).toISOString(),
  }
}

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

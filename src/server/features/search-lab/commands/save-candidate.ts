import { randomUUID } from 'node:crypto'
import type { SearchConfig } from '#contracts/search-lab.ts'
import type { RankWeights } from '#domain/search/rank-weights.ts'
import type { Measurement } from '#domain/search-lab/measurement.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { findConfig, getActiveWeights } from '../configs-repository.ts'
import type { SearchMeter } from '../measure.ts'

const entity = 'search_config'

/** A set of weights never changes once it is saved. */
export function saveCandidate(
  db: Db,
  actor: AuditActor,
  { name, weights }: { name: string; weights: RankWeights },
  at: number,
): Promise<SearchConfig> {
  return db.transaction().execute(async (trx) => {
    const id = randomUUID()
    await trx
      .insertInto('search_configs')
      .values({
        id,
        name,
        status: 'candidate',
        weights: JSON.stringify(weights),
        measured: null,
        author_id: actor.id,
        created_at: at,
        activated_at: null,
      })
      .execute()
    await writeAudit(trx, actor, { action: 'save', entity, entityId: id, after: { name } }, at)
    return requireConfig(trx, id)
  })
}

export interface MeasureCandidateDeps {
  db: Db
  clock: Clock
  meter: SearchMeter
}

/** Measures a set against the active one with the judged queries, and stores the result. */
export async function measureCandidate(
  { db, clock, meter }: MeasureCandidateDeps,
  actor: AuditActor,
  id: string,
  signal: AbortSignal,
): Promise<Measurement> {
  const { weights } = await requireConfig(db, id)
  if (!weights) throw new AppError(409, 'not_better')
  const measured = await meter.measure(weights, (await getActiveWeights(db)).weights, signal)
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('search_configs')
      .set({ measured: JSON.stringify(measured) })
      .where('id', '=', id)
      .execute()
    const after = { ndcg: measured.figures.ndcg, activeNdcg: measured.active.ndcg }
    await writeAudit(trx, actor, { action: 'measure', entity, entityId: id, after }, at)
  })
  return measured
}

export async function requireConfig(db: Db, id: string): Promise<SearchConfig> {
  const config = await findConfig(db, id)
  if (!config) throw notFound()
  return config
}

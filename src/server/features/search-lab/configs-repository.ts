import { randomUUID } from 'node:crypto'
import type { SearchConfig } from '#contracts/search-lab.ts'
import type { AuditVerb } from '#domain/audit/vocabulary.ts'
import { rankWeights, type RankWeights } from '#domain/search/rank-weights.ts'
import { type Measurement, parseMeasurement } from '#domain/search-lab/measurement.ts'
import { parseWeights } from '#domain/search-lab/weight-rules.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'

const mostListed = 100

export interface ActiveWeights {
  /** Null: the shipped weights. */
  id: string | null
  weights: RankWeights
}

export interface NamedWeights {
  name: string
  weights: RankWeights
}

/** Named sets of weights. They never change once saved; at most one set is active. */
export function searchConfigsRepository(db: Db) {
  return {
    /** The active set is always listed, however old it is. */
    async list(): Promise<SearchConfig[]> {
      const newest = await rows(db)
        .orderBy('search_configs.created_at', 'desc')
        .orderBy('search_configs.id')
        .limit(mostListed)
        .execute()
      const active = newest.some(({ status }) => status === 'active')
        ? []
        : await rows(db).where('search_configs.status', '=', 'active').execute()
      return [...newest, ...active].map(toConfig)
    },
    find: (id: string) => find(db, id),

    async inUse(): Promise<ActiveWeights> {
      const row = await db
        .selectFrom('search_configs')
        .select(['id', 'weights'])
        .where('status', '=', 'active')
        .executeTakeFirst()
      return { id: row?.id ?? null, weights: (row && parseWeights(row.weights)) ?? rankWeights }
    },

    save({ name, weights }: NamedWeights, actor: AuditActor, at: number): Promise<SearchConfig> {
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
        await tell(trx, actor, 'save', id, { name }, at)
        return find(trx, id)
      })
    },

    keepMeasured(id: string, measured: Measurement, actor: AuditActor, at: number): Promise<void> {
      return db.transaction().execute(async (trx) => {
        await trx
          .updateTable('search_configs')
          .set({ measured: JSON.stringify(measured) })
          .where('id', '=', id)
          .execute()
        await tell(trx, actor, 'measure', id, { ndcg: measured.figures.ndcg, activeNdcg: measured.active.ndcg }, at)
      })
    },

    promote: (id: string, instead: string | null, actor: AuditActor, at: number): Promise<void> =>
      db.transaction().execute((trx) => promote(trx, { id, instead }, actor, at)),
    retire: (id: string, actor: AuditActor, at: number): Promise<void> =>
      db.transaction().execute((trx) => retire(trx, id, actor, at)),
  }
}
export type SearchConfigsRepository = ReturnType<typeof searchConfigsRepository>

interface Change {
  id: string
  /** The set it was compared with; null for the shipped weights. */
  instead: string | null
}

/** Only replaces the set it was compared with, which is retired in the same transaction. */
async function promote(trx: Db, { id, instead }: Change, actor: AuditActor, at: number): Promise<void> {
  await lock(trx)
  const active = await trx.selectFrom('search_configs').select('id').where('status', '=', 'active').executeTakeFirst()
  if ((active?.id ?? null) !== instead) throw new AppError(409, 'edited_elsewhere')
  if ((await find(trx, id)).status !== 'candidate') throw new AppError(409, 'already_decided')
  await trx.updateTable('search_configs').set({ status: 'retired' }).where('status', '=', 'active').execute()
  await trx.updateTable('search_configs').set({ status: 'active', activated_at: at }).where('id', '=', id).execute()
  await tell(trx, actor, 'promote', id, { instead: instead ?? 'shipped' }, at)
}

async function retire(trx: Db, id: string, actor: AuditActor, at: number): Promise<void> {
  await lock(trx)
  if ((await find(trx, id)).status !== 'active') throw new AppError(409, 'nothing_to_undo')
  await trx.updateTable('search_configs').set({ status: 'retired' }).where('id', '=', id).execute()
  await tell(trx, actor, 'rollback', id, { now: 'shipped' }, at)
}

/** Serializes concurrent changes to the active set by locking the first row, which always exists. */
async function lock(trx: Db): Promise<void> {
  const first = trx.selectFrom('search_configs').select('id').orderBy('created_at').orderBy('id').limit(1)
  await trx
    .updateTable('search_configs')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', first)
    .execute()
}

function tell(
  trx: Db,
  actor: AuditActor,
  action: AuditVerb,
  entityId: string,
  after: object,
  at: number,
): Promise<void> {
  return writeAudit(trx, actor, { action, entity: 'search_config', entityId, after }, at)
}

const rows = (db: Db) =>
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

async function find(db: Db, id: string): Promise<SearchConfig> {
  const row = await rows(db).where('search_configs.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toConfig(row)
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

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

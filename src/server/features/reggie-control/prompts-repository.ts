import { randomUUID } from 'node:crypto'
import type { GoldenRun, PromptConfig } from '#contracts/reggie-control.ts'
import type { AuditVerb } from '#domain/audit/vocabulary.ts'
import type { Language } from '#domain/language.ts'
import type { PromptKey } from '#domain/reggie/prompt-rules.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'

export interface NewPrompt {
  key: PromptKey
  language: Language
  body: string
  note: string
}

const mostListed = 200

/**
 * Versions of Reggie's prompt texts. A body never changes after it is written; at most one version of a part is active.
 */
export function promptsRepository(db: Db) {
  return {
    async list(): Promise<PromptConfig[]> {
      return (
        await rows(db)
          .orderBy('prompt_configs.created_at', 'desc')
          .orderBy('version', 'desc')
          .limit(mostListed)
          .execute()
      ).map(toConfig)
    },
    find: (id: string) => find(db, id),

    draft({ key, language, body, note }: NewPrompt, actor: AuditActor, at: number): Promise<PromptConfig> {
      return db.transaction().execute(async (trx) => {
        await lock(trx, key, language)
        const last = await trx
          .selectFrom('prompt_configs')
          .select((eb) => eb.fn.max('version').as('version'))
          .where('key', '=', key)
          .where('language', '=', language)
          .executeTakeFirst()
        const [id, version] = [randomUUID(), (last?.version ?? 0) + 1]
        const added = await trx
          .insertInto('prompt_configs')
          .values({ id, key, language, body, note, version, status: 'draft', author_id: actor.id, created_at: at })
          .onConflict((conflict) => conflict.columns(['key', 'language', 'version']).doNothing())
          .returning('id')
          .executeTakeFirst()
        // Only two concurrent first versions of a part can conflict here.
        if (!added) throw new AppError(409, 'edited_elsewhere')
        await tell(trx, actor, 'draft', { id, key, language, version }, at)
        return find(trx, id)
      })
    },

    /** A golden result belongs to the body it was run with. */
    keepGolden(
      { id, key, language, version }: PromptConfig,
      golden: GoldenRun,
      actor: AuditActor,
      at: number,
    ): Promise<void> {
      return db.transaction().execute(async (trx) => {
        await trx
          .updateTable('prompt_configs')
          .set({ golden: JSON.stringify(golden) })
          .where('id', '=', id)
          .execute()
        const { engine, total, met } = golden
        await tell(trx, actor, 'try', { id, key, language, version, engine, total, met }, at)
      })
    },

    activate: (id: string, demand: Demand, actor: AuditActor, at: number): Promise<void> =>
      db.transaction().execute((trx) => activate(trx, id, demand, actor, at)),
    rollback: (id: string, actor: AuditActor, at: number): Promise<void> =>
      db.transaction().execute((trx) => rollback(trx, id, actor, at)),
  }
}
export type PromptsRepository = ReturnType<typeof promptsRepository>

/** Throws when a draft is not ready. */
type Demand = (draft: PromptConfig) => void

/** Retires the previously active version in the same transaction. */
async function activate(trx: Db, id: string, demand: Demand, actor: AuditActor, at: number): Promise<void> {
  const { key, language } = await find(trx, id)
  await lock(trx, key, language)
  const draft = await find(trx, id)
  if (draft.status !== 'draft') throw new AppError(409, 'already_decided')
  demand(draft)
  await trx
    .updateTable('prompt_configs')
    .set({ status: 'retired' })
    .where('key', '=', key)
    .where('language', '=', language)
    .where('status', '=', 'active')
    .execute()
  await trx.updateTable('prompt_configs').set({ status: 'active', activated_at: at }).where('id', '=', id).execute()
  await tell(trx, actor, 'activate', { id, key, language, version: draft.version }, at)
}

/**
 * Activates the version that was active before, or none: then the shipped text is used. A rolled-back version is not
 * used again.
 */
async function rollback(trx: Db, id: string, actor: AuditActor, at: number): Promise<void> {
  const { key, language } = await find(trx, id)
  await lock(trx, key, language)
  const { status, version } = await find(trx, id)
  if (status !== 'active') throw new AppError(409, 'nothing_to_undo')
  await trx.updateTable('prompt_configs').set({ status: 'retired', activated_at: null }).where('id', '=', id).execute()
  const before = await trx
    .selectFrom('prompt_configs')
    .select(['id', 'version'])
    .where('key', '=', key)
    .where('language', '=', language)
    .where('status', '=', 'retired')
    .where('activated_at', 'is not', null)
    .orderBy('activated_at', 'desc')
    .orderBy('version', 'desc')
    .executeTakeFirst()
  if (before) await trx.updateTable('prompt_configs').set({ status: 'active' }).where('id', '=', before.id).execute()
  await tell(trx, actor, 'rollback', { id, key, language, version, nowVersion: before?.version ?? 'shipped' }, at)
}

interface PromptAuditFields extends Pick<PromptConfig, 'id' | 'key' | 'language' | 'version'> {
  [more: string]: string | number
}

/** Serializes concurrent changes to the same part by locking its first version, which always exists. */
async function lock(trx: Db, key: PromptKey, language: Language): Promise<void> {
  await trx
    .updateTable('prompt_configs')
    .set((eb) => ({ note: eb.ref('note') }))
    .where('key', '=', key)
    .where('language', '=', language)
    .where('version', '=', 1)
    .execute()
}

function tell(trx: Db, actor: AuditActor, action: AuditVerb, { id, ...after }: PromptAuditFields, at: number) {
  return writeAudit(trx, actor, { action, entity: 'prompt', entityId: id, after }, at)
}

const rows = (db: Db) =>
  db
    .selectFrom('prompt_configs')
    .leftJoin('accounts', 'accounts.id', 'prompt_configs.author_id')
    .select([
      'prompt_configs.id',
      'prompt_configs.key',
      'prompt_configs.language',
      'body',
      'prompt_configs.status',
      'version',
      'note',
      'golden',
      'prompt_configs.created_at',
      'activated_at',
      'accounts.name',
    ])

async function find(db: Db, id: string): Promise<PromptConfig> {
  const row = await rows(db).where('prompt_configs.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toConfig(row)
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

function toConfig({ key, golden, name, created_at: createdAt, activated_at: activatedAt, ...row }: Row): PromptConfig {
  return {
    ...row,
    key: key as PromptKey,
    author: name?.slice(0, 120) || null,
    createdAt: new Date(createdAt).toISOString(),
    activatedAt: activatedAt === null ? null : new Date(activatedAt).toISOString(),
    golden: golden === null ? null : (JSON.parse(golden) as GoldenRun),
  }
}

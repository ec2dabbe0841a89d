import { randomUUID } from 'node:crypto'
import type { GoldenRun, PromptConfig } from '#contracts/reggie-control.ts'
import type { AuditVerb } from '#domain/audit/vocabulary.ts'
import type { Language } from '#domain/language.ts'
import { findPromptIssues, type PromptKey } from '#domain/reggie/prompt-rules.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { findPrompt } from '../prompts-repository.ts'

interface NewPrompt {
  key: PromptKey
  language: Language
  body: string
  note: string
}

export async function draftPrompt(
  db: Db,
  { key, language, body, note }: NewPrompt,
  actor: AuditActor,
  at: number,
): Promise<PromptConfig> {
  refuseIssues({ key, language, body })
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
    return requirePrompt(trx, id)
  })
}

/** A golden result belongs to the body it was run with. */
export function keepGolden(
  db: Db,
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
}

/** Retires the previously active version in the same transaction. */
export function activatePrompt(
  { db, hasModel }: { db: Db; hasModel: boolean },
  id: string,
  actor: AuditActor,
  at: number,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { key, language } = await requirePrompt(trx, id)
    await lock(trx, key, language)
    const draft = await requirePrompt(trx, id)
    if (draft.status !== 'draft') throw new AppError(409, 'already_decided')
    refuseIssues(draft)
    if (!isGreen(draft, hasModel)) throw new AppError(409, 'goldens_first')
    await trx
      .updateTable('prompt_configs')
      .set({ status: 'retired' })
      .where('key', '=', key)
      .where('language', '=', language)
      .where('status', '=', 'active')
      .execute()
    await trx.updateTable('prompt_configs').set({ status: 'active', activated_at: at }).where('id', '=', id).execute()
    await tell(trx, actor, 'activate', { id, key, language, version: draft.version }, at)
  })
}

/**
 * Activates the version that was active before, or none: then the shipped text is used. A rolled-back version is not
 * used again.
 */
export function rollbackPrompt(db: Db, id: string, actor: AuditActor, at: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { key, language } = await requirePrompt(trx, id)
    await lock(trx, key, language)
    const { status, version } = await requirePrompt(trx, id)
    if (status !== 'active') throw new AppError(409, 'nothing_to_undo')
    await trx
      .updateTable('prompt_configs')
      .set({ status: 'retired', activated_at: null })
      .where('id', '=', id)
      .execute()
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
  })
}

/**
 * A prompt text for a model must be tested with the model: our templates pass every dialogue, whatever the text says.
 */
function isGreen({ key, golden }: PromptConfig, hasModel: boolean): boolean {
  if (!golden || golden.total === 0 || golden.met !== golden.total) return false
  return golden.engine === 'model' || !hasModel || key === 'crisis'
}

function refuseIssues({ key, body, language }: Pick<PromptConfig, 'key' | 'body' | 'language'>): void {
  const issues = findPromptIssues(key, body, language)
  if (issues.length === 0) return
  const fields = issues.map(({ problem }) => ({ path: 'body', problem }))
  throw new AppError(400, 'bad_request', { fields, marks: { promptIssues: issues } })
}

export async function requirePrompt(db: Db, id: string): Promise<PromptConfig> {
  const found = await findPrompt(db, id)
  if (!found) throw notFound()
  return found
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

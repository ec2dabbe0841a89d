import { isBetter } from '#domain/search-lab/measurement.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { getActiveWeights } from '../configs-repository.ts'
import { type MeasureCandidateDeps, requireConfig } from './save-candidate.ts'

const entity = 'search_config'

/** Makes a set active if its measurement is still valid and better than the active set is now. */
export async function promoteWeights(
  { db, clock, meter }: MeasureCandidateDeps,
  actor: AuditActor,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { status, measured } = await requireConfig(db, id)
  if (status !== 'candidate') throw new AppError(409, 'already_decided')
  // Weights never change once saved, so a measurement stays valid for them; the directory may have changed since.
  if (!measured || measured.directory !== (await meter.version())) throw new AppError(409, 'measure_first')
  const active = await getActiveWeights(db)
  const figures = await meter.figures(active.weights, signal)
  if (!isBetter(measured.figures, figures)) throw new AppError(409, 'not_better')
  const at = clock.now()
  await db.transaction().execute((trx) => replaceActive(trx, actor, { id, instead: active.id }, at))
}

interface Replacement {
  id: string
  /** The set it was compared with; null for the shipped weights. */
  instead: string | null
}

/** Only replaces the set it was compared with, which is retired in the same transaction. */
async function replaceActive(trx: Db, actor: AuditActor, { id, instead }: Replacement, at: number): Promise<void> {
  await lock(trx)
  const active = await trx.selectFrom('search_configs').select('id').where('status', '=', 'active').executeTakeFirst()
  if ((active?.id ?? null) !== instead) throw new AppError(409, 'edited_elsewhere')
  if ((await requireConfig(trx, id)).status !== 'candidate') throw new AppError(409, 'already_decided')
  await trx.updateTable('search_configs').set({ status: 'retired' }).where('status', '=', 'active').execute()
  await trx.updateTable('search_configs').set({ status: 'active', activated_at: at }).where('id', '=', id).execute()
  const after = { instead: instead ?? 'shipped' }
  await writeAudit(trx, actor, { action: 'promote', entity, entityId: id, after }, at)
}

/** Puts the shipped weights back. */
export async function retireWeights(db: Db, actor: AuditActor, id: string, at: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lock(trx)
    if ((await requireConfig(trx, id)).status !== 'active') throw new AppError(409, 'nothing_to_undo')
    await trx.updateTable('search_configs').set({ status: 'retired' }).where('id', '=', id).execute()
    await writeAudit(trx, actor, { action: 'rollback', entity, entityId: id, after: { now: 'shipped' } }, at)
  })
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

import type { CallInput } from '#contracts/call.ts'
import type { correctImportRow, decideImport, setImportRowKind } from '#contracts/imports.ts'
import type { ImportBatch } from '#server/engines/imports/batch-state.ts'
import type { ImportBatches } from '#server/engines/imports/batch.ts'
import { ImportStateError } from '#server/engines/imports/import-state-error.ts'
import type { ImportsRepository } from '#server/engines/imports/repository.ts'
import type { Verdict } from '#server/engines/imports/verdict.ts'
import type { AuditActor } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { ImportJobs } from '../jobs.ts'

export interface ImportCommandDeps {
  batches: ImportBatches
  imports: ImportsRepository
  clock: Clock
  jobs: ImportJobs
}

export async function getBatch({ batches }: Pick<ImportCommandDeps, 'batches'>, id: string): Promise<ImportBatch> {
  const batch = await batches.find(id)
  if (!batch) throw notFound()
  return batch
}

/** Rows can be changed after the check and before the commit. */
async function refuseUnlessChecked(deps: ImportCommandDeps, id: string): Promise<void> {
  const { status } = await getBatch(deps, id)
  if (status !== 'checked') throw new AppError(409, 'conflict')
}

/** Returns how many rows changed. */
export async function decideOnRows(
  deps: ImportCommandDeps,
  actor: AuditActor,
  id: string,
  { rows, decision }: CallInput<typeof decideImport>['body'],
): Promise<number> {
  const at = deps.clock.now()
  await refuseUnlessChecked(deps, id)
  return deps.imports.decide(id, rows === 'all' ? null : rows, decision, { actor, at })
}

export async function setRowKind(
  deps: ImportCommandDeps,
  actor: AuditActor,
  { id, row }: { id: string; row: number },
  { kind }: CallInput<typeof setImportRowKind>['body'],
): Promise<void> {
  const at = deps.clock.now()
  await refuseUnlessChecked(deps, id)
  if (!(await deps.imports.setKind(id, row, kind, { actor, at }))) throw notFound()
}

/** Returns what the row is judged to be now. */
export async function correctRow(
  deps: ImportCommandDeps,
  actor: AuditActor,
  { id, row }: { id: string; row: number },
  cells: CallInput<typeof correctImportRow>['body'],
): Promise<Verdict> {
  await refuseUnlessChecked(deps, id)
  const verdict = await deps.batches.correct(id, { rowNumber: row, cells, actor })
  if (!verdict) throw notFound()
  return verdict
}

/** Starts the commit in the background. */
export async function commitBatch(deps: ImportCommandDeps, actor: AuditActor, id: string): Promise<void> {
  const { batches, jobs } = deps
  const { status, progress } = await getBatch(deps, id)
  if (status === 'checking' || status === 'undone' || progress.total === null) throw new AppError(409, 'conflict')
  // Claimed before the response, so that a repeated request does not see it waiting; a running commit needs no second
  // job.
  if (await batches.claimCommit(id)) jobs.run(id, actor, (run) => batches.writeCommit(id, run))
}

export async function undoBatch(deps: ImportCommandDeps, actor: AuditActor, id: string): Promise<void> {
  await getBatch(deps, id)
  try {
    await deps.batches.undo(id, actor)
  } catch (error) {
    throw error instanceof ImportStateError ? new AppError(409, 'conflict') : error
  }
}

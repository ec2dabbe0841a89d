import { lockDirectory } from '#server/engines/directory/load-repository.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type ImportBatch, classifyBatchProblem, type RunOptions } from './batch-state.ts'
import type { BatchStore } from './batch-store.ts'
import { commitRows } from './commit.ts'
import { ImportStateError } from './import-state-error.ts'
import { importsRepository } from './repository.ts'

interface ClaimTools {
  db: Db
  clock: Clock
  store: BatchStore
}

/** Claims a commit for this caller; false when another caller has it already, or it is done. */
export async function claimCommit(id: string, { db, clock, store }: ClaimTools): Promise<boolean> {
  const { status, progress } = await store.get(id)
  if (status === 'committed' || status === 'committing') return false
  const isChecked = status === 'checked' || (status === 'failed' && progress.total !== null)
  if (!isChecked) throw new ImportStateError('not_checked')
  return importsRepository(db).move(id, ['checked', 'failed'], { status: 'committing', updated_at: clock.now() })
}

/** Writes a claimed commit in one transaction. */
export async function writeCommit(
  id: string,
  { db, clock, store, run }: ClaimTools & { run: RunOptions },
): Promise<ImportBatch> {
  const batch = await store.get(id)
  const { total } = batch.progress
  try {
    await db.transaction().execute(async (trx) => {
      const inside = importsRepository(trx)
      const at = clock.now()
      if (!(await inside.move(id, ['committing'], { status: 'committed', updated_at: at }))) return
      // Rows another import adds concurrently must be visible here, or both would count them as theirs.
      await lockDirectory(trx)
      const progress = await commitRows(trx, batch, {
        directory: directoryRepository(db),
        at,
        signal: run.signal,
        report: (done) => run.report({ done, total }),
      })
      await inside.move(id, ['committed'], { progress: JSON.stringify(progress) })
      const { added, updated, skipped } = progress
      const entry: AuditEntry = { action: 'commit', entity: 'import', entityId: id, after: { added, updated, skipped } }
      if (run.by) await writeAudit(trx, run.by, entry, at)
    })
  } catch (error) {
    const stopped = await store.stop({ ...batch, status: 'committing' }, classifyBatchProblem(error, run.signal))
    if (run.signal.aborted) return stopped
    throw error
  }
  return store.get(id)
}

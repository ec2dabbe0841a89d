import type { AuditActor } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import {
  type BatchProblem,
  type ImportBatch,
  type ImportOptions,
  isRunning,
  noProgress,
  toBatch,
} from './batch-state.ts'
import type { ImportsRepository } from './repository.ts'

/** A batch that reports nothing for this long has lost its process. */
export const stalledAfterMs = 5 * 60 * 1000

export interface BatchOrigin {
  actor: string
  /** Hash of the uploaded content. */
  fingerprint: string
  /** The actor recorded in the audit log; the command line writes no audit event. */
  by?: AuditActor
}

/** Stored batches; one whose process died is shown as failed. */
export function batchStore(imports: ImportsRepository, clock: Clock) {
  const stop = async (batch: ImportBatch, problem: BatchProblem): Promise<ImportBatch> => {
    const row = await imports.find(batch.id)
    const progress = { ...(row ? toBatch(row) : batch).progress, problem }
    // An interrupted commit wrote nothing, so it may be retried.
    const status = batch.status === 'committing' && problem !== 'stalled' ? 'checked' : 'failed'
    const change = { status, progress: JSON.stringify(progress), updated_at: clock.now() } as const
    await imports.move(batch.id, [batch.status], change)
    return { ...batch, status, progress }
  }
  const seen = async (batch: ImportBatch): Promise<ImportBatch> => {
    return isRunning(batch) && clock.now() - batch.updatedAt >= stalledAfterMs ? stop(batch, 'stalled') : batch
  }
  const find = async (id: string): Promise<ImportBatch | null> => {
    const row = await imports.find(id)
    return row && seen(toBatch(row))
  }
  return {
    stop,
    find,

    async get(id: string): Promise<ImportBatch> {
      const batch = await find(id)
      if (!batch) throw new Error('there is no such import')
      return batch
    },

    async list(limit: number): Promise<ImportBatch[]> {
      return Promise.all((await imports.list(limit)).map((row) => seen(toBatch(row))))
    },

    async create(
      id: string,
      { format, ...source }: ImportOptions,
      { actor, fingerprint, by }: BatchOrigin,
    ): Promise<void> {
      const at = clock.now()
      await imports.create(
        {
          id,
          status: 'checking',
          source: JSON.stringify(source),
          format,
          fingerprint,
          progress: JSON.stringify(noProgress),
          actor,
          created_at: at,
          updated_at: at,
        },
        by,
      )
    },
  }
}
export type BatchStore = ReturnType<typeof batchStore>

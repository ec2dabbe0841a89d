import type { RunOptions } from '#server/engines/imports/batch-state.ts'
import type { AuditActor } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'

export interface JobProgress {
  done: number
  total: number | null
  /** Time of the last progress. */
  at: number
}

/** Runs imports in the background; a server that stops leaves none of them half done. */
export function importJobs(logger: Logger, clock: Clock) {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const progress = new Map<string, JobProgress>()
  return {
    run(id: string, by: AuditActor, task: (options: RunOptions) => Promise<unknown>): void {
      const report: RunOptions['report'] = ({ done, total }) => void progress.set(id, { done, total, at: clock.now() })
      const job = task({ signal: stopping.signal, report, by, countFirst: true })
        .then(
          () => undefined,
          (error: unknown) => logger.error('import failed', describeFault(error)),
        )
        .finally(() => {
          running.delete(job)
          progress.delete(id)
        })
      running.add(job)
    },

    /** The progress of a job in this process; other readers cannot see the rows of an uncommitted transaction. */
    progressOf: (id: string) => progress.get(id) ?? null,

    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
export type ImportJobs = ReturnType<typeof importJobs>

import type { RunOptions } from '#server/engines/imports/batch.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'

/** Runs imports behind the calls that start them; a server that stops leaves none of them half done. */
export function importJobs(logger: Logger) {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const progress = new Map<string, { done: number; total: number | null }>()
  return {
    run(id: string, work: (options: RunOptions) => Promise<unknown>): void {
      const report: RunOptions['report'] = (now) => void progress.set(id, { done: now.done, total: now.total })
      const job = work({ signal: stopping.signal, report })
        .then(() => undefined, (error: unknown) => logger.error('import failed', describeFault(error)))
        .finally(() => {
          running.delete(job)
          progress.delete(id)
        })
      running.add(job)
    },

    /** How far a job of this process is; what a commit has written so far no other reader can see yet. */
    progressOf: (id: string) => progress.get(id) ?? null,

    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
export type ImportJobs = ReturnType<typeof importJobs>

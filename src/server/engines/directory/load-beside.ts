import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Clock } from '#server/platform/clock.ts'
import type { DatabaseOptions } from '#server/platform/db/open.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import { DataFileError } from './files/data-file-error.ts'
import { isDirectoryLoaded, type LoadResult } from './load.ts'

/** What the thread is told: it has a connection of its own. */
export interface LoadOrder {
  database: DatabaseOptions
  folder: string
}

interface LoadBesideDeps extends LoadOrder {
  db: Db
  /** The file the thread runs: `directory-thread`, as source or built. */
  program: string
  clock: Clock
  logger: Logger
}

interface Loading {
  isNeeded: boolean
  finished: Promise<void>
}

/**
 * Does what `loadDirectory` does, in a thread of its own: a first load takes seconds, in which this thread makes the
 * rest of the server ready. The load stays one transaction; a process that ends before its commit leaves nothing of it.
 */
export async function beginLoad(deps: LoadBesideDeps): Promise<Loading> {
  const { db, program, database, folder } = deps
  if (await isDirectoryLoaded(db, folder)) return { isNeeded: false, finished: Promise.resolve() }
  const workerData: LoadOrder = { database, folder }
  return { isNeeded: true, finished: finishLoad(new Worker(program, { workerData }), deps) }
}

async function finishLoad(worker: Worker, { clock, logger }: LoadBesideDeps): Promise<void> {
  const began = clock.now()
  try {
    const [[result]] = await Promise.all([once(worker, 'message'), once(worker, 'exit')])
    const { loaded, listings } = result as LoadResult
    if (loaded) logger.info('directory loaded', { count: listings, ms: clock.now() - began })
  } catch (error) {
    throw restoreError(error)
  }
}

/** An error that crosses from another thread keeps its fields and loses its class. */
function restoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'DataFileError') return error
  const { file, line, problem } = error as DataFileError
  return new DataFileError(file, line, problem)
}

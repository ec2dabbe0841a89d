import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Clock } from '#server/platform/clock.ts'
import type { DatabaseOptions } from '#server/platform/db/open.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { DirectoryFolders } from './directory-folders.ts'
import { DataFileError } from './files/data-file-error.ts'
import { isDirectoryLoaded, type LoadResult } from './load.ts'

/** What the process is told: it has a connection of its own. */
export interface LoadOrder {
  database: DatabaseOptions
  folders: DirectoryFolders
}

/** What it answers: the load, or the line of the directory that cannot be read. */
export type LoadReport = { result: LoadResult } | { fault: { file: string; line: number; problem: string } }

interface LoadBesideDeps extends LoadOrder {
  db: Db
  /** The file the process runs: `directory-load`, as source or built. */
  program: string
  clock: Clock
  logger: Logger
}

interface Loading {
  isNeeded: boolean
  finished: Promise<void>
}

/**
 * Does what `loadDirectory` does, in a process of its own: a first load takes seconds, in which this one makes the rest of the
 * server ready, and all the memory it took is given back at its end. The load stays one transaction; a process that ends
 * before its commit leaves nothing of it.
 */
export async function beginLoad(deps: LoadBesideDeps): Promise<Loading> {
  const { db, program, database, folders } = deps
  if (await isDirectoryLoaded(db, folders)) return { isNeeded: false, finished: Promise.resolve() }
  const child = fork(program, [], { execArgv: [] })
  const order: LoadOrder = { database, folders }
  child.send(order)
  return { isNeeded: true, finished: finishLoad(child, deps) }
}

async function finishLoad(child: ChildProcess, { clock, logger }: LoadBesideDeps): Promise<void> {
  const began = clock.now()
  let report: LoadReport | undefined
  child.once('message', (message) => (report = message as LoadReport))
  // Its last message may be read only after it has ended.
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  if (!report) throw new Error(`The process that loads the directory ended early (${signal ?? code}).`)
  if ('fault' in report) throw new DataFileError(report.fault.file, report.fault.line, report.fault.problem)
  const { loaded, listings } = report.result
  if (loaded) logger.info('directory loaded', { count: listings, ms: clock.now() - began })
}

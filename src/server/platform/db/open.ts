import { dirname } from 'node:path'
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import type { Database, Db } from './database.ts'
import { DataFolderUnusable } from './database-start-error.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { connectPostgres, reachPostgres } from './postgres.ts'
import { createPrivately } from './private-files.ts'
import { connectSqlite } from './sqlite.ts'

export type DatabaseOptions = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

export interface ReachedDatabase extends Database {
  /** Verifies and migrates; may be repeated after a failure that waiting may mend. */
  prepare(): Promise<void>
}

/** Opens and migrates; every reason not to start is a `DatabaseStartError` with one clear sentence. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = reachDatabase(options)
  try {
    await database.prepare()
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** What a start begins with: a PostgreSQL that is down may come up later, and a file that is locked may become free. */
export function reachDatabase(options: DatabaseOptions): ReachedDatabase {
  return options.kind === 'sqlite' ? reachSqlite(options.file) : reachPostgresDatabase(options.url)
}

/** A program that nobody waits for has time until the server's own long write is done. */
const joinedPatienceMs = 10_000

/** One more connection beside the process that has opened this database: it claims and migrates nothing. */
export async function joinDatabase(options: DatabaseOptions): Promise<Database> {
  return options.kind === 'sqlite' ? connectSqlite(options.file, joinedPatienceMs) : connectPostgres(options.url)
}

/** Claims the whole folder, not just the file: the keys and outbox next to it need a single owner too. */
function reachSqlite(file: string): ReachedDatabase {
  const folder = dirname(file)
  const lock = lockFolder(folder)
  const refuse = (error: unknown): never => {
    throw error instanceof DatabaseUnavailable ? new DataFolderUnusable(folder, error.message, error) : error
  }
  let database: Database
  try {
    createPrivately(file)
    database = connectSqlite(file)
  } catch (error) {
    lock.release()
    return refuse(error)
  }
  const { close } = database
  let closing: Promise<void> | undefined
  return {
    ...database,
    prepare: () => migrate(database).catch(refuse),
    close: () => (closing ??= close().finally(() => lock.release())),
  }
}

function reachPostgresDatabase(url: string): ReachedDatabase {
  const { verify, ...database } = reachPostgres(url)
  return { ...database, prepare: () => verify(() => migrate(database)) }
}

export interface StartGate {
  /** The same database, which refuses every statement with the reason until the gate is open. */
  db: Db
  /** What is being waited for. */
  close(fault: DatabaseUnavailable): void
  open(): void
}

/**
 * A process listens before its database is reached, migrated and filled: until then no call may see half of it, such as a search
 * that finds nothing because the directory is not loaded yet.
 */
export function createStartGate(db: Db): StartGate {
  let fault: DatabaseUnavailable | null = new DatabaseUnavailable('away', 'STARTING', 'the database is being prepared')
  const plugin: KyselyPlugin = {
    transformQuery({ node }: PluginTransformQueryArgs) {
      if (fault) throw fault
      return node
    },
    transformResult: async ({ result }: PluginTransformResultArgs) => result,
  }
  return {
    db: db.withPlugin(plugin),
    close(reason) {
      fault = reason
    },
    open() {
      fault = null
    },
  }
}

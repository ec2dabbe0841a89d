import { dirname } from 'node:path'
import type { Database } from './database.ts'
import { DataFolderUnusable } from './database-start-error.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { connectPostgres } from './postgres.ts'
import { createPrivately } from './private-files.ts'
import { connectSqlite } from './sqlite.ts'
import { isSqliteError } from './sqlite-error.ts'

export type DatabaseOptions = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

/** Opens and migrates; every reason not to start is a `DatabaseStartError` with one clear sentence. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.kind === 'sqlite' ? openSqlite(options.file) : openPostgres(options.url)
}

/** One more connection for a process that works for the one that has opened this database: it claims and migrates nothing. */
export async function joinDatabase(options: DatabaseOptions): Promise<Database> {
  return options.kind === 'sqlite' ? connectSqlite(options.file) : connectPostgres(options.url)
}

/** Claims the whole folder, not just the file: the keys and outbox next to it need a single owner too. */
async function openSqlite(file: string): Promise<Database> {
  const folder = dirname(file)
  const lock = lockFolder(folder)
  let database: Database | undefined
  try {
    createPrivately(file)
    database = connectSqlite(file)
    await migrate(database)
  } catch (error) {
    await database?.close()
    lock.release()
    throw isSqliteError(error) ? new DataFolderUnusable(folder, error.message) : error
  }
  const { db, engine, close } = database
  let closing: Promise<void> | undefined
  return { db, engine, close: () => (closing ??= close().finally(() => lock.release())) }
}

async function openPostgres(url: string): Promise<Database> {
  const database = await connectPostgres(url)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

import path from 'node:path'
import { readConfig } from '../src/server/platform/config.ts'
import type { Database } from '../src/server/platform/db/database.ts'
import { migrate } from '../src/server/platform/db/migrate.ts'
import { connectPostgres } from '../src/server/platform/db/postgres.ts'
import { connectSqlite } from '../src/server/platform/db/sqlite.ts'

/** Works beside a running server: the engines keep two writers apart, and only one serves. */
export async function openBesideServer(): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const file = path.join(dataDir, 'next-chapter.db')
  const database = databaseUrl ? await connectPostgres(databaseUrl) : connectSqlite(file)
  await migrate(database)
  return database
}

/** One sentence on the error stream, and the exit code that says so. */
export function failWith(sentence: string, code = 1): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(code)
}

import path from 'node:path'
import { ConfigProblem, readConfig } from '../src/server/platform/config.ts'
import { loadKeys } from '../src/server/platform/crypto/keys.ts'
import type { Database } from '../src/server/platform/db/database.ts'
import { migrate } from '../src/server/platform/db/migrate.ts'
import { joinDatabase } from '../src/server/platform/db/open.ts'

/** Opens the database next to a running server: the engines serialize two writers, and only one process serves. */
export async function openBesideServer(): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const file = path.join(dataDir, 'next-chapter.db')
  const database = await joinDatabase(databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'sqlite', file })
  await migrate(database)
  return database
}

/** Never creates a key: the server could not read data encrypted with a new one. */
export function loadServerKey(): Buffer {
  const keys = loadKeys(readConfig(process.env))
  if (!keys.isNew) return keys.cookie
  keys.discard()
  throw new ConfigProblem('The key of the server is missing; start the server once, or set COOKIE_KEY as it has it.')
}

/** Prints one sentence to stderr and exits with the code. */
export function failWith(sentence: string, code = 1): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(code)
}

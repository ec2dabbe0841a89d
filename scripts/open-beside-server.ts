import path from 'node:path'
import { ConfigProblem, readConfig } from '../src/server/platform/config.ts'
import { type Keys, loadKeys } from '../src/server/platform/crypto/keys.ts'
import type { Database, Db } from '../src/server/platform/db/database.ts'
import { requireServerKeys } from '../src/server/platform/db/key-fingerprints.ts'
import { migrate } from '../src/server/platform/db/migrate.ts'
import { joinDatabase } from '../src/server/platform/db/open.ts'
import { createPrivately } from '../src/server/platform/db/private-files.ts'

/** Opens the database next to a running server: the engines serialize two writers, and only one process serves. */
export async function openBesideServer(): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const file = path.join(dataDir, 'next-chapter.db')
  if (!databaseUrl) createPrivately(file)
  const database = await joinDatabase(databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'sqlite', file })
  await migrate(database)
  return database
}

/** The server could not read what was encrypted with another key. */
export async function loadDataKey(db: Db): Promise<Buffer> {
  const keys = loadGivenKeys()
  await requireServerKeys(db, keys)
  return keys.dataKey
}

/** Never creates a key. */
export function loadGivenKeys(): Keys {
  const keys = loadKeys(readConfig(process.env))
  if (!keys.isNew) return keys
  keys.discard()
  throw new ConfigProblem(
    'The key of the server is missing; start the server once, or set COOKIE_KEY and DATA_KEY as it has them.',
  )
}

/** Prints one sentence to stderr and exits with the code. */
export function failWith(sentence: string, code = 1): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(code)
}

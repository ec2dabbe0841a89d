import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { numberParsers } from '#server/platform/db/postgres-types.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { createDbTemplate } from './db-template.ts'

let shared: PGlite | undefined

/**
 * The Postgres dialect in memory, shared by all test files of a worker: booting it takes most of a second, emptying its
 * tables milliseconds. It ends with its worker.
 */
export async function openSharedPglite(): Promise<Database> {
  // A test that closes the database leaves a closed one behind.
  if (!shared || shared.closed) shared = await openPgliteCopy()
  return pgliteDatabase(shared)
}

/** Loading a migrated copy is far cheaper than booting and migrating. */
async function openPgliteCopy(): Promise<PGlite> {
  const copy = new Blob([readFileSync(await pgliteTemplate())])
  return PGlite.create({ loadDataDir: copy, parsers: numberParsers })
}

function pgliteTemplate(): Promise<string> {
  return createDbTemplate('pglite', async () => {
    const pglite = await PGlite.create()
    const database = pgliteDatabase(pglite)
    await migrate(database)
    const dump = await pglite.dumpDataDir('none')
    await database.close()
    return new Uint8Array(await dump.arrayBuffer())
  })
}

function pgliteDatabase(pglite: PGlite): Database {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  let closing: Promise<void> | undefined
  return { db, engine: 'postgres', hasMetDamage: () => false, close: () => (closing ??= pglite.close()) }
}

import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { numberParsers } from '#server/platform/db/postgres-types.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { dbTemplate } from './db-template.ts'

/** The Postgres dialect in memory. Loading a migrated copy is far cheaper than booting and migrating. */
export async function openPgliteCopy(): Promise<Database> {
  const copy = new Blob([readFileSync(await pgliteTemplate())])
  return pgliteDatabase(await PGlite.create({ loadDataDir: copy, parsers: numberParsers }))
}

function pgliteTemplate(): Promise<string> {
  return dbTemplate('pglite', async () => {
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
  return { db, engine: 'postgres', close: () => (closing ??= pglite.close()) }
}

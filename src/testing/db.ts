import { randomBytes } from 'node:crypto'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import type { Database, Db } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { connectPostgres } from '#server/platform/db/postgres.ts'
import { connectSqlite } from '#server/platform/db/sqlite.ts'
import { createSqliteTemplate } from './db-template.ts'
import { emptyTables } from './empty-tables.ts'
import { insertionOrder } from './insertion-order.ts'
import { makeMemoryFolder } from './memory-folder.ts'

export type TestEngine = 'sqlite' | 'pglite' | 'postgres'

export interface TestDatabase {
  /** For tests to read and write rows: plain selects return them in the order they were written. */
  readonly db: Db
  /** As the product uses it. */
  readonly productDb: Db
  readonly engine: Database['engine']
  /** A second, independent connection to the same tables, closed with the first. PGlite only has the one. */
  openAnother(): Promise<Database>
}

interface OpenedDatabase {
  database: Database
  another(): Promise<Database>
  dispose(): Promise<void>
}

/** The engine of this test run: TEST_ENGINE, or SQLite. */
export function getTestEngine(engine = process.env.TEST_ENGINE ?? 'sqlite'): TestEngine {
  if (engine === 'sqlite' || engine === 'pglite' || engine === 'postgres') return engine
  throw new Error(`TEST_ENGINE is ${engine}, not sqlite, pglite or postgres`)
}

/** One real migrated database per test file, emptied before each test. Call it at the top of the file. */
export function setUpTestDatabase(): TestDatabase {
  let opened: OpenedDatabase | undefined
  const others: Database[] = []
  const current = () => {
    if (opened === undefined) throw new Error('The test database opens in beforeAll; use it inside tests.')
    return opened
  }
  beforeAll(async () => {
    opened = await open[getTestEngine()]()
  })
  beforeEach(() => emptyTables(current().database))
  afterAll(async () => {
    for (const other of others) await other.close()
    await opened?.dispose()
  })
  return {
    get productDb() {
      return current().database.db
    },
    get db() {
      const { db, engine } = current().database
      return engine === 'postgres' ? db.withPlugin(insertionOrder) : db
    },
    get engine() {
      return current().database.engine
    },
    async openAnother() {
      const other = await current().another()
      others.push(other)
      return other
    },
  }
}

const open: Record<TestEngine, () => Promise<OpenedDatabase>> = {
  async sqlite() {
    const folder = makeMemoryFolder()
    const file = join(folder, 'test.db')
    copyFileSync(await createSqliteTemplate(), file)
    const database = connectSqlite(file)
    return {
      database,
      another: async () => connectSqlite(file),
      async dispose() {
        await database.close()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  },
  async pglite() {
    // Several megabytes: loaded only by the runs that use it.
    const { openSharedPglite } = await import('./db-pglite.ts')
    const database = await openSharedPglite()
    return { database, another: async () => database, dispose: async () => undefined }
  },
  async postgres() {
    const { database, url } = await (migratedSchema ??= migrateSchema())
    return { database, another: () => connectPostgres(url), dispose: async () => undefined }
  },
}

let migratedSchema: Promise<{ database: Database; url: string }> | undefined

/**
 * One schema for all test files of a worker: migrating takes far longer than emptying the tables. It ends with the
 * run (`postgres-run.ts`), its connections with the worker.
 */
async function migrateSchema() {
  const { url } = await createPostgresSchema()
  const database = await connectPostgres(url)
  await migrate(database)
  return { database, url }
}

/** A fresh schema and a URL whose connections see only that; needs no right to create databases. */
export async function createPostgresSchema(): Promise<{ url: string; drop(): Promise<void> }> {
  const base = process.env.TEST_DATABASE_URL
  if (!base) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL')
  const schema = `${inject('schemaPrefix')}${randomBytes(8).toString('hex')}`
  await administer(base, `create schema ${schema}`)
  const url = new URL(base)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return { url: url.href, drop: () => administer(base, `drop schema ${schema} cascade`) }
}

async function administer(url: string, statement: string): Promise<void> {
  const { db, close } = await connectPostgres(url)
  await sql.raw(statement).execute(db)
  await close()
}

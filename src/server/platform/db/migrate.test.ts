import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPostgresSchema, setUpTestDatabase, getTestEngine } from '#testing/db.ts'
import { startDbProcess } from '#testing/db-process.ts'
import type { Database } from './database.ts'
import { DatabaseTooNew } from './database-start-error.ts'
import { migrate, migrations } from './migrate.ts'
import type { Migration } from './migration.ts'
import { connectPostgres } from './postgres.ts'
import { connectSqlite } from './sqlite.ts'

const names = async ({ db }: Pick<Database, 'db'>) =>
  (await db.selectFrom('schema_migrations').select('name').execute()).map(({ name }) => name)

const released = migrations.map(({ name }) => name)

describe('on a migrated database', () => {
  const database = setUpTestDatabase()
  const whole = () => ({ db: database.db, engine: database.engine })

  test('migrating again changes nothing', async () => {
    const before = await database.db.selectFrom('schema_migrations').selectAll().execute()
    await migrate(whole())

    expect(await database.db.selectFrom('schema_migrations').selectAll().execute()).toEqual(before)
  })

  test('code that does not know a recorded migration refuses to run', async () => {
    await expect(migrate(whole(), [])).rejects.toBeInstanceOf(DatabaseTooNew)
  })

  test('a migration that fails leaves nothing of itself or of those before it in the same run', async () => {
    const good: Migration = {
      name: '9001-good',
      up: async (db) => db.schema.createTable('half').addColumn('id', 'text').execute(),
    }
    const bad: Migration = { name: '9002-bad', up: () => Promise.reject(new Error('no')) }

    await expect(migrate(whole(), [...migrations, good, bad])).rejects.toThrow('no')
    expect(await names(whole())).toEqual(released)
    await expect(sql`select * from half`.execute(database.db)).rejects.toThrow(/half/)
  })
})

describe.runIf(getTestEngine() !== 'pglite')('two starting at once on an empty database', () => {
  let fresh: { target: string; connect(): Promise<Database>; drop(): Promise<void> }
  beforeAll(async () => {
    fresh = getTestEngine() === 'postgres' ? await freshPostgres() : freshSqlite()
  })
  afterAll(() => fresh.drop())

  test('as processes and as connections, each migration runs exactly once', async () => {
    const processes = [1, 2].map(() => startDbProcess('migrate', fresh.target))
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0])

    const runs: string[] = []
    const counted: Migration = {
      name: '9001-counted',
      async up(db) {
        runs.push('ran')
        await db.schema.createTable('counted').addColumn('id', 'text').execute()
      },
    }
    const connections = [await fresh.connect(), await fresh.connect()]
    const steps = connections.map((connection) => migrate(connection, [...migrations, counted]))
    expect((await Promise.allSettled(steps)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(runs).toEqual(['ran'])
    for (const connection of connections) {
      expect(await names(connection)).toEqual([...released, '9001-counted'])
      await connection.close()
    }
  })
})

function freshSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'test-migrate-'))
  const target = join(folder, 'fresh.db')
  return {
    target,
    connect: async () => connectSqlite(target, 60_000),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function freshPostgres() {
  const { url, drop } = await createPostgresSchema()
  return { target: url, connect: () => connectPostgres(url), drop }
}

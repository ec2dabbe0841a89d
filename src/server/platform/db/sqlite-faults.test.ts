import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getTestEngine } from '#testing/db.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { migrate } from './migrate.ts'
import { connectSqlite } from './sqlite.ts'

describe.runIf(getTestEngine() === 'sqlite')('a database file', () => {
  let folder: string
  let file: string
  let database: Database
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'test-faults-'))
    file = join(folder, 'next.db')
    database = connectSqlite(file, 50)
    await migrate(database)
  })
  afterEach(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const write = (key: string, text = '') =>
    database.db.insertInto('daily_counts').values({ day: text, kind: 'k', key, n: 1 }).execute()
  const countRows = async () => (await database.db.selectFrom('daily_counts').select('key').execute()).length
  const faultOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: unknown) => (error instanceof DatabaseUnavailable ? `${error.kind} ${error.code}` : error),
    )

  test('that another program has locked refuses writes and transactions soon, reads on, and is written again later', async () => {
    await write('before')
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    const transaction = database.db.transaction().execute((trx) => trx.deleteFrom('daily_counts').execute())
    const refused = [write('during'), transaction].map(faultOf)
    expect(await countRows()).toBe(1)
    expect(await Promise.all(refused)).toEqual(['locked SQLITE_BUSY', 'locked SQLITE_BUSY'])
    other.exec('rollback')
    other.close()

    await write('after')
    expect(await countRows()).toBe(2)
  })

  test('on a full disk refuses what needs room, reads on, and is written again when there is room', async () => {
    const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database.db)
    await limit(1)
    const letters = 'x'.repeat(50_000)
    expect(await faultOf(write('large', letters))).toBe('full SQLITE_FULL')
    expect(await countRows()).toBe(0)

    await limit(1_000_000)
    await write('large', letters)
    expect(await countRows()).toBe(1)
    expect(database.hasMetDamage()).toBe(false)
  })

  test('with damaged pages names the damage, and remembers it for the operator', async () => {
    for (let row = 0; row < 200; row += 1) await write(String(row), 'x'.repeat(1000))
    await database.close()
    const { size } = statSync(file)
    const raw = openSync(file, 'r+')
    writeSync(raw, Buffer.alloc(100_000, 7), 0, 100_000, size - 100_000)
    closeSync(raw)
    database = connectSqlite(file)

    expect(await faultOf(countRows())).toBe('damaged SQLITE_CORRUPT')
    expect(database.hasMetDamage()).toBe(true)
  })
})

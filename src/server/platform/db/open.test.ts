import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getTestEngine } from '#testing/db.ts'
import { startDbProcess } from '#testing/db-process.ts'
import { DataFolderBusy, DataFolderUnusable, DatabaseTooNew, DatabaseUnreachable } from './database-start-error.ts'
import { openDatabase } from './open.ts'
import { pingDatabase } from './ping.ts'

describe.runIf(getTestEngine() === 'sqlite')('the data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-folder-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const file = () => join(folder, 'deep/er/next.db')

  test('it is made when missing and what is written is there after reopening', async () => {
    const first = await openDatabase({ kind: 'sqlite', file: file() })
    const row = { day: '2026-01-01', kind: 'k', key: 'ñ', n: 3 }
    const written = first.db.insertInto('daily_counts').values(row).execute()
    await first.close()
    await written

    const second = await openDatabase({ kind: 'sqlite', file: file() })
    expect(await second.db.selectFrom('daily_counts').selectAll().execute()).toEqual([row])
    await pingDatabase(second.db)
    await second.close()
    await second.close()
  })

  test('a second opener of the same folder is refused until the first closes', async () => {
    const first = await openDatabase({ kind: 'sqlite', file: file() })
    await expect(openDatabase({ kind: 'sqlite', file: file() })).rejects.toBeInstanceOf(DataFolderBusy)
    await first.close()

    const second = await openDatabase({ kind: 'sqlite', file: file() })
    await second.close()
  })

  test('another process holds the folder, and killing it frees it at once', async () => {
    const other = startDbProcess('hold', folder)
    await other.said(1)
    const target = { kind: 'sqlite', file: join(folder, 'next.db') } as const
    const refused = await openDatabase(target).catch((error: unknown) => error)
    other.child.kill('SIGKILL')
    await other.ended

    expect(refused).toBeInstanceOf(DataFolderBusy)
    const database = await openDatabase(target)
    await database.close()
  })

  test('a folder that cannot be written is refused', async () => {
    const readOnly = startDbProcess('try', process.getuid?.() === 0 ? folder : '/')
    await readOnly.ended

    expect(readOnly.lines).toEqual(['DataFolderUnusable'])
  })

  test('a file in place of the folder, or a file that is no database, is refused and not harmed', async () => {
    writeFileSync(join(folder, 'file'), 'x'.repeat(5000))

    const under = openDatabase({ kind: 'sqlite', file: join(folder, 'file/next.db') })
    await expect(under).rejects.toBeInstanceOf(DataFolderUnusable)
    const itself = openDatabase({ kind: 'sqlite', file: join(folder, 'file') })
    await expect(itself).rejects.toThrow(/cannot be used: file is not a database/)
  })

  test('a database made by newer code is refused', async () => {
    const first = await openDatabase({ kind: 'sqlite', file: file() })
    await first.db.insertInto('schema_migrations').values({ name: '9999-future', applied_at: 0 }).execute()
    await first.close()

    await expect(openDatabase({ kind: 'sqlite', file: file() })).rejects.toBeInstanceOf(DatabaseTooNew)
  })
})

describe('a PostgreSQL that cannot be used', () => {
  const refusal = (url: string) => openDatabase({ kind: 'postgres', url }).catch((error: unknown) => error)

  test('where nothing listens: one sentence that names the place and never the password', async () => {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const { port } = probe.address() as AddressInfo
    probe.close()
    await once(probe, 'close')

    const error = await refusal(`postgres://someone:s3cret@127.0.0.1:${port}/next`)
    expect(error).toBeInstanceOf(DatabaseUnreachable)
    const address = `127.0.0.1:${port}/next`
    expect(String(error)).toBe(
      `DatabaseUnreachable: The PostgreSQL database at ${address} cannot be used: nothing answers at that address.`,
    )
  })

  test.each([
    'not an address: s3cret',
    'mysql://someone:s3cret@127.0.0.1/next',
    'postgres://someone:s3cret@127.0.0.1:99999/next',
  ])('a bad address (%s) is named as such without repeating it', async (url) => {
    const error = await refusal(url)
    expect(error).toBeInstanceOf(DatabaseUnreachable)
    expect(String(error)).toContain('postgres://host:port/name')
    expect(String(error)).not.toContain('s3cret')
  })

  test.runIf(getTestEngine() === 'postgres')('a wrong password is refused without repeating it', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '')
    url.password = 's3cret'
    const error = await refusal(url.href)
    expect(error).toBeInstanceOf(DatabaseUnreachable)
    expect(String(error)).toContain('the name or password was refused')
    expect(String(error)).not.toContain('s3cret')
  })
})

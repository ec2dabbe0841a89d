import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadKeys } from '#server/platform/crypto/keys.ts'
import { ledgerFile } from '#server/features/my-data/ledger-file.ts'
import { getTestEngine } from '#testing/db.ts'
import { openDatabase } from './open.ts'

/** PostgreSQL keeps its files itself. */
describe.runIf(getTestEngine() === 'sqlite')('the files of the data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'private-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const modes = () =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
    )
  const names = ['deletions.txt', 'keys.json', 'lock.db', 'lock.db-journal', 'next.db', 'next.db-shm', 'next.db-wal']
  const ownerOnly = Object.fromEntries(names.map((name) => [name, '600']))

  async function work(): Promise<() => Promise<void>> {
    const { db, close } = await openDatabase({ kind: 'sqlite', file: join(folder, 'next.db') })
    loadKeys({ cookieKey: null, formerCookieKey: null, dataKey: null, dataDir: folder })
    ledgerFile(join(folder, 'deletions.txt')).append([{ hash: 'a'.repeat(64), at: 1 }])
    await db
      .insertInto('daily_counts')
      .values({ day: '2026-01-01', kind: 'k', key: crypto.randomUUID(), n: 1 })
      .execute()
    return close
  }

  test('only their owner may read them, from the first start on', async () => {
    const close = await work()

    expect(modes()).toEqual(ownerOnly)
    await close()
  })

  test('those an earlier version left open to everybody are closed at the next start; other files stay as they are', async () => {
    await (
      await work()
    )()
    writeFileSync(join(folder, 'notes.md'), '')
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
    const close = await work()

    expect(modes()).toEqual({ ...ownerOnly, 'notes.md': '644' })
    await close()
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getTestEngine } from '#testing/db.ts'
import { startDbProcess } from '#testing/db-process.ts'
import { openDatabase } from './open.ts'

describe.runIf(getTestEngine() === 'sqlite')('a process killed under load', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-durability-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('loses no acknowledged write, time after time on the same folder', async () => {
    const file = join(folder, 'next.db')
    const acknowledged = new Set<string>()
    for (const writes of [1, 9, 100, 333, 1000]) {
      const writer = startDbProcess('write', file)
      await writer.said(writes)
      writer.child.kill('SIGKILL')
      await writer.ended
      for (const line of writer.lines) acknowledged.add(line)
    }

    const database = await openDatabase({ kind: 'sqlite', file })
    const rows = await database.db.selectFrom('limits').select('k').execute()
    await database.close()
    const stored = new Set(rows.map(({ k }) => k))
    expect(acknowledged.size).toBeGreaterThanOrEqual(1443)
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
  })
})

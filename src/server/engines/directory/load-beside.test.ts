import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createLogger } from '#server/platform/logger.ts'
import { DataFileError } from './files/data-file-error.ts'
import { beginLoad } from './load-beside.ts'

const committed = path.resolve('data/directory')

/** A new database and a copy of the directory, with one of its files changed. */
async function setUp(name = 'manifest.json', change = (text: string) => text) {
  const home = mkdtempSync(path.join(tmpdir(), 'beside-'))
  const folder = path.join(home, 'directory')
  const folders = [folder] as const
  cpSync(committed, folder, { recursive: true })
  writeFileSync(path.join(folder, name), change(readFileSync(path.join(folder, name), 'utf8')))
  const database = { kind: 'sqlite', file: path.join(home, 'next-chapter.db') } as const
  const { db, close } = await openDatabase(database)
  onTestFinished(async () => {
    await close()
    rmSync(home, { recursive: true })
  })
  const lines: string[] = []
  const logger = createLogger((line) => lines.push(line), systemClock.now)
  const begin = (file = program) => beginLoad({ db, database, folders, program: file, clock: systemClock, logger })
  return { home, database, folder, folders, lines, db, begin }
}

const program = path.resolve('src/server/directory-load.ts')

test('loads in another process all that the manifest promises, once', async () => {
  const { db, begin, lines } = await setUp()
  const first = await begin()
  expect(first.isNeeded).toBe(true)
  await first.finished

  const { listings } = JSON.parse(readFileSync(path.join(committed, 'manifest.json'), 'utf8')) as { listings: number }
  const { n } = await db
    .selectFrom('listings')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(n).toBe(listings)
  expect(lines).toEqual([expect.stringContaining('"event":"directory loaded"')])
  const second = await begin()
  expect(second.isNeeded).toBe(false)
  await second.finished
  expect(lines).toHaveLength(1)
})

test('a line that cannot be read stops the load with its file and line, and nothing is stored', async () => {
  const { db, begin } = await setUp('states/AR.tsv', (text) => text.replace(/[^\n]+\n$/, ''))
  const { finished } = await begin()
  const error: unknown = await finished.catch((reason: unknown) => reason)

  expect(error).toBeInstanceOf(DataFileError)
  expect(error).toMatchObject({ message: expect.stringMatching(/^states\/AR\.tsv, line \d+: the manifest promises/) })
  expect(await db.selectFrom('listings').select('id').limit(1).execute()).toEqual([])
})

test('a process that ends before its answer stops the start', async () => {
  const { home, begin } = await setUp()
  const broken = path.join(home, 'broken.mjs')
  writeFileSync(broken, 'process.once("message", () => process.exit(3))')
  const { finished } = await begin(broken)
  await expect(finished).rejects.toThrow('The process that loads the directory ended early (3).')
})

test('a load ends with the server that ordered it, and leaves nothing', async () => {
  const { db, database, folders } = await setUp()
  const child = fork(program, [], { execArgv: [] })
  child.send({ database, folders })
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await db.selectFrom('listings').select('id').limit(1).execute()).toEqual([])
})

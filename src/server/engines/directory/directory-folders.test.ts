import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { states } from '#domain/places/states.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { systemClock } from '#server/platform/clock.ts'
import { listDirectoryFolders, partFolder, removePart } from './directory-folders.ts'
import { isDirectoryLoaded, loadDirectory } from './load.ts'

const database = setUpTestDatabase()

const writeFolder = (folder: string, { sourceId, rows }: { sourceId: string; rows: readonly string[] }) => {
  mkdirSync(path.join(folder, 'states'), { recursive: true })
  const kind = { category: 'community-services', kind: 'food-pantry', scope: 'site', sourceId, otherSourceIds: [] }
  const source = { id: sourceId, publisher: `Publisher of ${sourceId}`, dataset: 'A list', url: null, licence: 'Facts' }
  const manifest = {
    format: Number(/"format": (\d+)/.exec(readFileSync('data/directory/manifest.json', 'utf8'))?.[1]),
    version: sourceId === 'test-source' ? '0000000000000001' : '0000000000000002',
    listings: rows.length,
    counties: 0,
    zips: 0,
    national: 0,
    states: Object.fromEntries(states.map(({ code }) => [code, code === 'CA' ? rows.length : 0])),
    sources: [source],
    services: ['food-pantry'],
    kinds: [{ ...kind, asOf: '2026', assuredOn: null }],
  }
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, 'national.tsv'), '')
  for (const { code } of states) {
    const lines = code === 'CA' ? ['@06037\tLos Angeles', ...rows.map((name) => `0\t1\t${name}`)] : []
    writeFileSync(path.join(folder, 'states', `${code}.tsv`), lines.map((line) => `${line}\n`).join(''))
  }
}

/** A directory of two listings, and its part of one. */
function setUp() {
  const data = mkdtempSync(path.join(tmpdir(), 'folders-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  writeFolder(path.join(data, 'directory'), { sourceId: 'test-source', rows: ['First', 'Second'] })
  cpSync('data/directory/counties.tsv', path.join(data, 'directory', 'counties.tsv'))
  writeFolder(path.join(data, partFolder), { sourceId: 'succurro-test', rows: ['Third'] })
  const load = (noncommercialListings: boolean) => {
    const folders = listDirectoryFolders(data, { noncommercialListings })
    return loadDirectory({ db: database, folders, clock: systemClock })
  }
  return { data, load }
}

const names = async () => {
  const rows = await database.db.selectFrom('listings').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}
const sources = async () => {
  const rows = await database.db.selectFrom('directory_sources').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

test('the part is loaded beside the directory, taken out when it is switched off, and brought back', async () => {
  const { load } = setUp()
  expect(await load(true)).toMatchObject({ listings: 3, loaded: true })
  expect(await names()).toEqual(['First', 'Second', 'Third'])
  expect(await load(true)).toMatchObject({ loaded: false })

  expect(await load(false)).toMatchObject({ listings: 2, loaded: true })
  expect(await names()).toEqual(['First', 'Second'])
  expect(await sources()).toEqual(['test-source'])

  expect(await load(true)).toMatchObject({ listings: 3, loaded: true })
  expect(await names()).toEqual(['First', 'Second', 'Third'])
  expect(await sources()).toEqual(['succurro-test', 'test-source'])
})

test('a start knows that the part was switched since', async () => {
  const { data, load } = setUp()
  await load(true)
  const isLoaded = (noncommercialListings: boolean) => {
    return isDirectoryLoaded(database.db, listDirectoryFolders(data, { noncommercialListings }))
  }
  expect(await isLoaded(true)).toBe(true)
  expect(await isLoaded(false)).toBe(false)
})

test('once removed, the part is gone from the folder, and the next load takes its rows out', async () => {
  const { data, load } = setUp()
  await load(true)
  expect(removePart(data)).toBe(true)
  expect(existsSync(path.join(data, partFolder))).toBe(false)
  expect(await load(true)).toMatchObject({ listings: 2, loaded: true })
  expect(await names()).toEqual(['First', 'Second'])
  expect(removePart(data)).toBe(false)
})

test('of a part only what a partner maintains stays, with its source', async () => {
  const { load } = setUp()
  await load(true)
  await database.db.updateTable('listings').set({ origin: 'partner' }).where('name', '=', 'Third').execute()
  await load(false)
  expect(await names()).toEqual(['First', 'Second', 'Third'])
  expect(await sources()).toEqual(['succurro-test', 'test-source'])
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { buildListing, buildSource } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestDatabase, getTestEngine } from '#testing/db.ts'
import { checkDirectoryLoaded, storeDirectory } from './load.ts'

const database = setUpTestDatabase()
const at = 1_800_000_000_000

const compiled = (version: string, ...listings: Listing[]) => ({
  version,
  sources: [buildSource()],
  listings: () => listings,
})
const store = (version: string, ...listings: Listing[]) =>
  storeDirectory(database, compiled(version, ...listings), at + Number(version))
const stored = () =>
  database.db.selectFrom('listings').select(['id', 'name', 'origin', 'version', 'changed_at']).orderBy('id').execute()
const names = async () => Object.fromEntries((await stored()).map(({ id, name }) => [id, name]))

const first = buildListing({ id: 'first', name: 'First' })
const second = buildListing({ id: 'second', name: 'Second' })

test('the first start loads everything; the directory is ready then and not before', async () => {
  await expect(checkDirectoryLoaded(database.db)).rejects.toThrow('not loaded')
  expect(await store('1', first, second)).toEqual({ version: '1', listings: 2, loaded: true })
  await checkDirectoryLoaded(database.db)

  expect(await names()).toEqual({ first: 'First', second: 'Second' })
  expect(await database.db.selectFrom('directory_sources').selectAll().execute()).toEqual([buildSource()])
  const ordinals = await database.db.selectFrom('listings').select(['id', 'ordinal']).orderBy('id').execute()
  expect(ordinals).toEqual([
    { id: 'first', ordinal: 0 },
    { id: 'second', ordinal: 1 },
  ])
})

test.skipIf(getTestEngine() !== 'sqlite')('a first load leaves every index as it was', async () => {
  const indexes = async () =>
    (await sql`select name, sql from sqlite_master where type = 'index' order by name`.execute(database.db)).rows
  const before = await indexes()
  expect(before).toContainEqual(expect.objectContaining({ name: 'listings_by_phone_key' }))
  await store('1', first)
  expect(await indexes()).toEqual(before)
})

test('a second start with the same version reads nothing', async () => {
  await store('1', first)
  const unreadable = {
    ...compiled('1'),
    listings: () => {
      throw new Error('it was read')
    },
  }

  expect(await storeDirectory(database, unreadable, at)).toEqual({ version: '1', listings: 1, loaded: false })
})

test('a new version changes what changed, adds what is new and removes what is gone', async () => {
  await store('1', first, second)
  await store('2', { ...first, name: 'First, renamed' }, buildListing({ id: 'third', name: 'Third' }))

  expect(await names()).toEqual({ first: 'First, renamed', third: 'Third' })
  const cells = await database.db.selectFrom('directory_cells').select('n').execute()
  expect(cells).toEqual([{ n: 2 }])
})

test('a listing that stayed the same keeps its date and the version it came with', async () => {
  await store('1', first, second)
  await store('2', first, { ...second, name: 'Renamed' })

  expect(await stored()).toMatchObject([
    { id: 'first', version: '1', changed_at: at + 1 },
    { id: 'second', version: '2', changed_at: at + 2 },
  ])
})

test.each(['partner', 'admin', 'imported'] as const)(
  'what came from %s is neither overwritten nor removed',
  async (origin) => {
    await store('1', first, second)
    const edited = [
      { ...first, name: 'By hand' },
      { ...second, name: 'By hand too' },
    ]
    await seedDirectory(database.db, edited, { origin })
    await store('2', { ...first, name: 'From the file' })

    expect(await names()).toEqual({ first: 'By hand', second: 'By hand too' })
  },
)

test('reports about a listing and its withdrawal outlive a new version', async () => {
  await store('1', first)
  const plain = (await database.db.selectFrom('listings').select('flags').executeTakeFirstOrThrow()).flags
  await database.db
    .updateTable('listings')
    .set({ flags: plain | listingFlags.reportsDiffer, status: 'withdrawn' })
    .execute()
  await store('2', { ...first, name: 'Renamed' })

  expect(await database.db.selectFrom('listings').select(['name', 'flags', 'status']).execute()).toEqual([
    { name: 'Renamed', flags: plain | listingFlags.reportsDiffer, status: 'withdrawn' },
  ])
})

test('a load that breaks off leaves everything as it was', async () => {
  await store('1', first)
  function* broken() {
    yield { ...first, name: 'Half' }
    throw new Error('the file ends here')
  }
  await expect(storeDirectory(database, { ...compiled('2'), listings: broken }, at)).rejects.toThrow('ends here')

  expect(await names()).toEqual({ first: 'First' })
  expect(await store('1', first)).toMatchObject({ loaded: false })
})

test.skipIf(getTestEngine() === 'pglite')('of two processes that start together only one loads', async () => {
  const other = await database.openAnother()
  const many = Array.from({ length: 500 }, (_, i) => buildListing({ id: `place-${i}` }))
  const results = await Promise.all(
    [database, other].map((connection) => storeDirectory(connection, compiled('1', ...many), at)),
  )

  expect(results.filter(({ loaded }) => loaded)).toHaveLength(1)
  expect(await stored()).toHaveLength(500)
})

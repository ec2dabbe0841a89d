import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { buildFewPlaces } from '#testing/builders/places.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { importBatches } from './batch.ts'
import { readCsv } from './csv.ts'
import { splitText } from './decode-text.ts'
import { importsRepository } from './repository.ts'

const database = setUpTestDatabase()
let now = Date.UTC(2026, 10, 15, 12)
const batches = () =>
  importBatches({ db: database.db, clock: { now: () => (now += 1) }, places: buildFewPlaces(), newId: randomUUID })
const header = 'id,name,category,services,street,zip,phones,website,state,county\n'
const pantryAs = (website: string) =>
  `${header}1,Corner Pantry,housing,emergency-shelter,1 Example Street,90012,213-555-0100,${website},CA,Los Angeles\n`

async function check(text: string, publisher: string) {
  const options = {
    source: { publisher, dataset: 'A list', url: null, licence: 'CC0' },
    asOf: '2026-11',
    format: 'csv',
    trusted: true,
    duplicates: 'replace' as const,
  }
  const { id } = await batches().start(options, { actor: 'somebody', fingerprint: text })
  await batches().check(id, readCsv(splitText(text)), 10)
  return id
}

async function dump() {
  const { db } = database
  return JSON.stringify([
    await db.selectFrom('listings').selectAll().orderBy('id').execute(),
    await db.selectFrom('directory_sources').selectAll().orderBy('id').execute(),
    await db
      .selectFrom('directory_cells')
      .select(['cell', 'category', 'county_fips', 'n', 'needs'])
      .orderBy('cell')
      .orderBy('category')
      .orderBy('county_fips')
      .execute(),
  ])
}

test('of two imports that change one listing the last is taken back first; then each restores every byte', async () => {
  await seedDirectory(database.db, [buildListing({ id: 'pantry', name: 'Corner Pantry' })])
  const before = await dump()
  const [one, two] = [await check(pantryAs('one.example'), 'One'), await check(pantryAs('two.example'), 'Two')]
  await batches().commit(one)
  const afterOne = await dump()
  await batches().commit(two)

  expect((await batches().undo(two)).progress).toMatchObject({ kept: 0 })
  expect(await dump()).toBe(afterOne)
  expect((await batches().undo(one)).progress).toMatchObject({ kept: 0 })
  expect(await dump()).toBe(before)
})

test('taking back the earlier one leaves what the later one wrote, and says which', async () => {
  await seedDirectory(database.db, [buildListing({ id: 'pantry', name: 'Corner Pantry' })])
  const [one, two] = [await check(pantryAs('one.example'), 'One'), await check(pantryAs('two.example'), 'Two')]
  await batches().commit(one)
  await batches().commit(two)
  const afterBoth = await dump()

  expect((await batches().undo(one)).progress).toMatchObject({ kept: 1, keptIds: ['pantry'] })
  expect(await dump()).toBe(afterBoth)
  await batches().undo(two)
  const { source } = (await directoryRepository(database.db).documents(['pantry'])).get('pantry') ?? {}
  expect(source).toMatchObject({ publisher: 'One' })
})

test('the same place that two imports found new is added once', async () => {
  const [one, two] = [await check(pantryAs('one.example'), 'One'), await check(pantryAs('one.example'), 'One')]
  const [first, second] = await Promise.all([batches().commit(one), batches().commit(two)])

  expect(first.progress.added + second.progress.added).toBe(1)
  expect(await database.db.selectFrom('listings').select('id').execute()).toHaveLength(1)
})

test('a decision that comes after the commit began changes nothing', async () => {
  await seedDirectory(database.db, [buildListing({ id: 'pantry', name: 'Corner Pantry' })])
  const id = await check(pantryAs('one.example'), 'One')
  await batches().commit(id)

  expect(await importsRepository(database.db).decide(id, null, 'skip')).toBe(0)
})

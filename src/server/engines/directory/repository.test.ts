import { expect, test } from 'vitest'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { buildListing, buildSource } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { directoryRepository } from './repository.ts'
import { toRow } from './rows.ts'

const database = setUpTestDatabase()
const repository = () => directoryRepository(database.db)
const admin = { status: 'live', origin: 'admin', version: null, at: 1 } as const
const listIds = (found: { listing: { id: string } }[]) => found.map((stored) => stored.listing.id)

test('a document comes back as it was stored, with its source and what people told us', async () => {
  const listing = buildListing({ id: 'kept', note: { en: 'Ask for Ana.', es: 'Pregunte por Ana.' }, languages: ['es'] })
  await seedDirectory(database.db, [listing, buildListing({ id: 'other' })])
  const review = (id: string, fact: string, status: 'open' | 'closed') => ({
    id,
    listing_id: 'kept',
    fact,
    reports: 2,
    status,
    opened_at: 1,
  })
  await database.db
    .insertInto('review_items')
    .values([review('1', 'phone', 'open'), review('2', 'address', 'closed')])
    .execute()
  await database.db
    .updateTable('listings')
    .set({ flags: listingFlags.reportsDiffer })
    .where('id', '=', 'kept')
    .execute()

  const found = await repository().documents(['kept', 'nothing-here'])
  expect([...found.keys()]).toEqual(['kept'])
  expect(found.get('kept')).toEqual({
    listing: listing,
    source: buildSource(),
    status: 'live',
    origin: 'compiled',
    reportsDiffer: ['phone'],
  })
})

test('many documents are read at once, none twice', async () => {
  const many = Array.from({ length: 300 }, (_, i) => buildListing({ id: `place-${i}` }))
  await seedDirectory(database.db, many)

  const ids = many.map(({ id }) => id)
  expect((await repository().documents([...ids, ...ids])).size).toBe(300)
  expect((await repository().documents([])).size).toBe(0)
})

test('a county gives its own live listings', async () => {
  await seedDirectory(database.db, [buildListing({ id: 'here' }), buildListing({ id: 'there', countyFips: '06059' })])
  await seedDirectory(database.db, [buildListing({ id: 'gone' })], { status: 'withdrawn' })

  expect(listIds(await repository().inCounty('06037'))).toEqual(['here'])
})

test('pages follow each other by id until nothing is left', async () => {
  await seedDirectory(
    database.db,
    ['c-place', 'a-place', 'b-place'].map((id) => buildListing({ id })),
  )

  const first = await repository().page(null, 2)
  expect(listIds(first)).toEqual(['a-place', 'b-place'])
  expect(listIds(await repository().page('b-place', 2))).toEqual(['c-place'])
  expect(await repository().page('c-place', 2)).toEqual([])
})

test('pages and counts may be narrowed', async () => {
  await seedDirectory(database.db, [
    buildListing({ id: 'in-texas', state: 'TX' }),
    buildListing({ id: 'legal', category: 'legal', sourceId: 'other-source' }),
  ])
  await seedDirectory(database.db, [buildListing({ id: 'gone' })], { status: 'withdrawn' })

  expect(listIds(await repository().page(null, 9, { state: 'TX' }))).toEqual(['in-texas'])
  expect(listIds(await repository().page(null, 9, { sourceId: 'other-source' }))).toEqual(['legal'])
  expect(listIds(await repository().page(null, 9, { status: 'withdrawn' }))).toEqual(['gone'])
  expect(await repository().count()).toBe(2)
  expect(await repository().count({ category: 'legal' })).toBe(1)
})

test('after a change the cells it touched are in order and counted again', async () => {
  await seedDirectory(database.db, [buildListing({ id: 'plain' }), buildListing({ id: 'moving' })])
  const moved = buildListing({ id: 'moving', position: { lat: 40, lon: -100, precision: 'exact' } })
  const better = buildListing({ id: 'better', website: 'https://better.example/' })
  await database.db.transaction().execute(async (trx) => {
    const before = await repository().cellsOf(trx, ['moving', 'better'])
    await repository().upsert(
      trx,
      [moved, better].map((listing) => toRow(listing, admin)),
    )
    await repository().reindex(trx, [...before, ...(await repository().cellsOf(trx, ['moving', 'better']))])
  })

  const rows = await database.db.selectFrom('listings').select(['id', 'ordinal', 'origin']).orderBy('id').execute()
  expect(rows).toEqual([
    { id: 'better', ordinal: 0, origin: 'admin' },
    { id: 'moving', ordinal: 0, origin: 'admin' },
    { id: 'plain', ordinal: 1, origin: 'compiled' },
  ])
  const counts = await database.db.selectFrom('directory_cells').select('n').orderBy('n').execute()
  expect(counts).toEqual([{ n: 1 }, { n: 2 }])
})

test('a removed listing is not found any more', async () => {
  await seedDirectory(database.db, [buildListing({ id: 'stays' }), buildListing({ id: 'goes' })])
  await database.db.transaction().execute(async (trx) => {
    const cells = await repository().cellsOf(trx, ['goes'])
    await repository().remove(trx, ['goes'])
    await repository().reindex(trx, cells)
  })

  const area = { center: null, countyFips: '06037', state: 'CA' } as const
  const found = await repository().candidates(area, {
    needs: toNeedsMask(needKeys),
    radiusKm: 50,
    limit: 10,
    withNames: false,
  })
  expect(found.map(({ id }) => id)).toEqual(['stays'])
})

test('before anything is loaded there is no version', async () => {
  expect(await repository().version()).toBeNull()
  await seedDirectory(database.db, [])
  expect(await repository().version()).toBe('test')
})

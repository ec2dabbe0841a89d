import { expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import type { CandidateOptions, SearchArea } from './candidates-repository.ts'
import { markDisputes } from './disputes-repository.ts'
import { directoryRepository } from './repository.ts'
import { toRow } from './rows.ts'

const database = setUpTestDatabase()
const center = { lat: 35, lon: -90 }
const area: SearchArea = { center, countyFips: '47157', state: 'TN' }
const everything: CandidateOptions = { needs: toNeedsMask(needKeys), radiusKm: 50, limit: 2000, withNames: false }

const at = (lat: number, lon: number): Listing['position'] => ({ lat, lon, precision: 'exact' })
const inTennessee = { state: 'TN', countyFips: '47157', position: at(35, -90) } as const
const nextState = { state: 'MS', countyFips: '28033' } as const

const seed = (...listings: Partial<Listing>[]) =>
  seedDirectory(
    database.db,
    listings.map((listing) => buildListing({ ...inTennessee, ...listing })),
  )
const search = (options: Partial<CandidateOptions> = {}, where: SearchArea = area) =>
  directoryRepository(database.db).candidates(where, { ...everything, ...options })
const listIds = async (found: ReturnType<typeof search>) => (await found).map(({ id }) => id).toSorted()

test('the county counts whole, also far from its center', async () => {
  await seed({ id: 'center' }, { id: 'far-corner', position: at(36.5, -88) })

  expect(await listIds(search())).toEqual(['center', 'far-corner'])
})

test('the circle crosses county and state lines, and ends at its radius', async () => {
  await seed(
    { id: 'across', ...nextState, position: at(34.6, -90) },
    { id: 'same-cell-too-far', ...nextState, position: at(34.51, -90.24) },
    { id: 'far-away', ...nextState, position: at(33, -90) },
  )

  expect(await listIds(search())).toEqual(['across'])
})

test('statewide services are those of the own state only, national ones come always', async () => {
  await seed(
    { id: 'own-state', scope: 'state' },
    { id: 'other-state', scope: 'state', state: 'MS', countyFips: null, position: null },
    { id: 'other-state-with-its-office-here', scope: 'state', state: 'MS' },
    { id: 'nation', scope: 'national', state: null, countyFips: null, position: null },
  )

  expect(await listIds(search())).toEqual(['nation', 'own-state'])
})

test('a place without a position is found through its county, and only there', async () => {
  await seed({ id: 'somewhere-here', position: null }, { id: 'somewhere-else', position: null, ...nextState })

  expect(await listIds(search())).toEqual(['somewhere-here'])
})

test('without a center the county counts, without a county the circle', async () => {
  await seed({ id: 'corner', position: at(36.5, -88) }, { id: 'across', ...nextState, position: at(34.6, -90) })

  expect(await listIds(search({}, { ...area, center: null }))).toEqual(['corner'])
  expect(await listIds(search({}, { ...area, countyFips: null }))).toEqual(['across'])
})

test('only listings that may answer one of the needs are read', async () => {
  await seed(
    { id: 'jobs', category: 'employment', services: ['job-search-help'] },
    { id: 'weakly', category: 'employment', services: [] },
    { id: 'pantry' },
    { id: 'rides', category: 'transportation', services: ['public-transit'] },
  )
  const needing = (...needs: NeedKey[]) => listIds(search({ needs: toNeedsMask(needs) }))

  expect(await needing('employment')).toEqual(['jobs', 'weakly'])
  expect(await needing('employment', 'transportation')).toEqual(['jobs', 'rides', 'weakly'])
  expect(await needing('housing')).toEqual([])
})

test('what is not live is not found', async () => {
  await seedDirectory(database.db, [buildListing({ id: 'withdrawn', ...inTennessee })], { status: 'withdrawn' })
  await seedDirectory(database.db, [buildListing({ id: 'draft-one', ...inTennessee })], { status: 'draft' })

  expect(await search()).toEqual([])
})

test('a crowded place is cut to the best of every category, and rare help stays', async () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ id: `pantry-${i + 10}` }))
  const best = { id: 'best-pantry', website: 'https://best.example/', cost: 'free' } as const
  await seed(...many, best, { id: 'legal', category: 'legal', services: ['civil-legal-aid'] })

  const ids = await listIds(search({ limit: 11 }))
  expect(ids).toHaveLength(11)
  expect(ids).toEqual(expect.arrayContaining(['best-pantry', 'legal', 'pantry-10', 'pantry-18']))
  expect(ids).not.toContain('pantry-19')
})

test('help that nobody asked for does not take the room of what was asked for', async () => {
  const pantries = Array.from({ length: 30 }, (_, i) => ({ id: `pantry-${i + 10}` }))
  const rides = Array.from({ length: 8 }, (_, i): Partial<Listing> => ({
    id: `ride-${i}`,
    category: 'transportation',
    services: ['public-transit'],
  }))
  await seed(...pantries, ...rides)

  expect(await search({ limit: 8, needs: toNeedsMask(['transportation']) })).toHaveLength(8)
})

test('a candidate carries what ranking needs, and names only when asked', async () => {
  await seed({ id: 'pantry', services: ['food-pantry', 'spanish-spoken'], asOf: '2024' })

  const [plain] = await search()
  expect(plain).toMatchObject({
    id: 'pantry',
    category: 'community-services',
    scope: 'site',
    countyFips: '47157',
    lat: 35,
    lon: -90,
    needs: toNeedsMask(['food-assistance']),
    asOfYear: 2024,
  })
  expect(plain?.flags ?? 0).toSatisfy((flags: number) => (flags & listingFlags.spanish) !== 0)
  expect(plain).not.toHaveProperty('name')
  const [named] = await search({ withNames: true })
  expect(named).toMatchObject({ name: 'A pantry', services: ['food-pantry', 'spanish-spoken'] })
})

test('a search sees at once what was changed since the last one, whoever changed it', async () => {
  const directory = directoryRepository(database.db)
  const find = async () => directory.candidates(area, everything)
  await seed({ id: 'first' })
  expect(await listIds(find())).toEqual(['first'])

  await seed({ id: 'second' })
  expect(await listIds(find())).toEqual(['first', 'second'])

  const another = directoryRepository(database.db)
  await database.db.transaction().execute(async (trx) => {
    const cells = await another.cellsOf(trx, ['first'])
    await another.remove(trx, ['first'])
    await another.reindex(trx, cells)
  })
  expect(await listIds(find())).toEqual(['second'])
})

test('a dispute about a listing counts in the next search', async () => {
  const directory = directoryRepository(database.db)
  const readDisputed = async () => {
    const [found] = await directory.candidates(area, everything)
    return ((found?.flags ?? 0) & listingFlags.reportsDiffer) !== 0
  }
  await seed({ id: 'pantry' })
  expect(await readDisputed()).toBe(false)

  const review = {
    id: 'review',
    listing_id: 'pantry',
    fact: 'phone',
    reports: 3,
    status: 'open',
    opened_at: 1,
  } as const
  await database.db
    .insertInto('review_items')
    .values({ ...review, closed_at: null })
    .execute()
  await database.db.transaction().execute((trx) => markDisputes(trx, 'pantry'))
  expect(await readDisputed()).toBe(true)
})

test('one search leaves nothing behind on the listings of the next', async () => {
  const directory = directoryRepository(database.db)
  await seed({ id: 'pantry' })

  const [named] = await directory.candidates(area, { ...everything, withNames: true })
  const [plain] = await directory.candidates(area, everything)
  expect(named).toHaveProperty('name')
  expect(plain).not.toHaveProperty('name')
})

test('an office of another county that serves this one is found as local, wherever it stands', async () => {
  await seed(
    { id: 'far-office', ...nextState, position: at(33, -88), serves: ['28033', '47157'] },
    { id: 'far-other', ...nextState, position: at(33, -88), serves: ['28033'] },
  )

  expect(await search()).toMatchObject([{ id: 'far-office', serving: 'here' }])
})

test('who serves named counties serves no other one, even next door', async () => {
  await seed(
    { id: 'next-door', ...nextState, position: at(34.6, -90), serves: ['28033'] },
    { id: 'both', ...nextState, position: at(34.6, -90), serves: ['28033', '47157'] },
    { id: 'own', serves: ['28033'] },
    { id: 'anybody', ...nextState, position: at(34.6, -90) },
  )

  const found = await search()
  expect(Object.fromEntries(found.map(({ id, serving }) => [id, serving]))).toEqual({
    'next-door': 'elsewhere',
    both: 'here',
    own: 'here',
    anybody: undefined,
  })
})

test('what is withdrawn, moved to other counties or about another need serves nobody here', async () => {
  const repository = directoryRepository(database.db)
  const office = buildListing({ id: 'office', ...nextState, position: at(33, -88), serves: ['47157'] })
  await seedDirectory(database.db, [office])
  expect(await listIds(search({ needs: toNeedsMask(['legal']) }))).toEqual([])

  const store = async (changes: Partial<Listing>, status: 'live' | 'withdrawn') => {
    const row = toRow({ ...office, ...changes }, { status, origin: 'compiled', version: 'test', at: 0 })
    await database.db.transaction().execute(async (trx) => {
      await repository.upsert(trx, [row])
      await repository.reindex(trx, await repository.cellsOf(trx, ['office']))
    })
    return listIds(search())
  }
  expect(await store({}, 'withdrawn')).toEqual([])
  expect(await store({}, 'live')).toEqual(['office'])
  expect(await store({ serves: ['28033'] }, 'live')).toEqual([])
})

import { expect, test } from 'vitest'
import { setUpTestDatabase } from '#testing/db.ts'
import { refund, reserve } from './limits.ts'

const database = setUpTestDatabase()
/** So long that a test cannot straddle two windows before the year 2500. */
const windowMs = 10 ** 13
const limit = { key: 'pin:abc', max: 5, windowMs }
const countTaken = async () => (await database.db.selectFrom('limits').select('n').executeTakeFirstOrThrow()).n

test('T-2.14: 400 parallel calls over two connections grant exactly 5', async () => {
  const other = await database.openAnother()
  const calls = Array.from({ length: 400 }, (_, i) => reserve(i % 2 === 0 ? database.db : other.db, limit))
  const granted = (await Promise.all(calls)).filter((reservation) => reservation !== null)

  expect(granted).toHaveLength(5)
  expect(await countTaken()).toBe(5)
})

test('a place given back can be taken again', async () => {
  const once = { ...limit, max: 1 }
  const first = await reserve(database.db, once)
  expect(first).not.toBeNull()
  expect(await reserve(database.db, once)).toBeNull()

  if (first !== null) await refund(database.db, first)
  expect(await reserve(database.db, once)).not.toBeNull()
})

test('giving back more than was taken adds no places', async () => {
  const reservation = await reserve(database.db, limit)
  if (reservation !== null) for (let i = 0; i < 3; i++) await refund(database.db, reservation)

  expect(await countTaken()).toBe(0)
})

test('a place is given back to its own window, not to the current one', async () => {
  await reserve(database.db, limit)
  await refund(database.db, { key: limit.key, window: -windowMs })

  expect(await countTaken()).toBe(1)
})

test('keys count apart, a limit of zero grants nothing, and the row says when it may be erased', async () => {
  expect(await reserve(database.db, { ...limit, max: 0 })).toBeNull()
  expect(await reserve(database.db, { ...limit, key: 'a', max: 1 })).not.toBeNull()
  expect(await reserve(database.db, { ...limit, key: 'b', max: 1 })).not.toBeNull()

  const rows = await database.db.selectFrom('limits').selectAll().orderBy('k').execute()
  expect(rows.map(({ k, n }) => [k, n])).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  expect(rows.every(({ w, expires_at: end }) => end === w + windowMs && end > Date.now() && w <= Date.now())).toBe(true)
})

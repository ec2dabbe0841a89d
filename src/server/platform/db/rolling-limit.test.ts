import { expect, test } from 'vitest'
import { setUpTestDatabase, getTestEngine } from '#testing/db.ts'
import { freeSlot, extendSlots, countReservedSlots, reserveSlot } from './rolling-limit.ts'

const database = setUpTestDatabase()
const limit = { key: 'k', max: 5, windowMs: 600_000 }
const expire = (slot: number) =>
  database.db
    .updateTable('limits')
    .set({ expires_at: Date.now() - 1000 })
    .where('w', '=', slot)
    .execute()

test('five places are given, the sixth is refused, other keys are not touched', async () => {
  for (let index = 0; index < 5; index += 1) expect(await reserveSlot(database.db, limit)).not.toBeNull()
  expect(await reserveSlot(database.db, limit)).toBeNull()
  expect(await reserveSlot(database.db, { ...limit, key: 'other' })).not.toBeNull()
})

test('a place given back or past its time can be taken again, only once', async () => {
  const slots = []
  for (let index = 0; index < 5; index += 1) slots.push(await reserveSlot(database.db, limit))
  if (slots[2]) await freeSlot(database.db, slots[2])
  expect(await reserveSlot(database.db, limit)).toEqual(slots[2])
  await expire(3)
  expect(await countReservedSlots(database.db, 'k')).toBe(4)
  expect(await reserveSlot(database.db, limit)).toEqual(slots[3])
  expect(await reserveSlot(database.db, limit)).toBeNull()
})

test('held places stay taken for the whole time from then on', async () => {
  await reserveSlot(database.db, limit)
  const until = async () => {
    const row = await database.db.selectFrom('limits').select('expires_at').executeTakeFirstOrThrow()
    return row.expires_at
  }
  const before = await until()
  await extendSlots(database.db, 'k', 3_600_000)
  expect((await until()) - before).toBeGreaterThanOrEqual(3_000_000)
})

test('400 calls at once from two connections get exactly five places', async () => {
  const other = getTestEngine() === 'pglite' ? database.db : (await database.openAnother()).db
  const calls = Array.from({ length: 400 }, (_, index) => reserveSlot(index % 2 ? other : database.db, limit))
  expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(5)
})

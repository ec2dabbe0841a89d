import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setUpTestDatabase, getTestEngine } from '#testing/db.ts'

const database = setUpTestDatabase()
const at = 1_800_000_000_123
const count = (key: string, n = 1) => ({ day: '2026-01-01', kind: 'test', key, n })
const counts = () => database.db.selectFrom('daily_counts').select(['key', 'n']).orderBy('key').execute()
const addPrincipal = (id: string) =>
  database.db
    .insertInto('principals')
    .values({ id, token_hash: id, kind: 'own', created_at: at, last_seen_at: at })
    .execute()

test('instants, counts, sums and averages come back as plain numbers', async () => {
  await addPrincipal('p')
  await database.db
    .insertInto('daily_counts')
    .values([count('a', 1), count('b', 4)])
    .execute()

  const principal = await database.db.selectFrom('principals').selectAll().executeTakeFirstOrThrow()
  const totals = await database.db
    .selectFrom('daily_counts')
    .select(({ fn }) => [fn.countAll().as('rows'), fn.sum('n').as('sum'), fn.avg('n').as('average')])
    .executeTakeFirstOrThrow()
  expect(principal).toMatchObject({ id: 'p', token_hash: 'p', kind: 'own', created_at: at, last_seen_at: at })
  expect(totals).toStrictEqual({ rows: 2, sum: 5, average: 2.5 })
})

test('parallel writes keep every good row and refuse only the bad one', async () => {
  const writes = ['a', 'b', 'a', 'c'].map((key) => database.db.insertInto('daily_counts').values(count(key)).execute())
  const results = await Promise.allSettled(writes)

  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect((await counts()).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
})

test('a write tells how many rows it changed and returns the rows asked for', async () => {
  await database.db
    .insertInto('daily_counts')
    .values([count('a'), count('b')])
    .execute()

  const updated = await database.db.updateTable('daily_counts').set({ n: 7 }).executeTakeFirst()
  const deleted = await database.db.deleteFrom('daily_counts').where('key', '=', 'a').returning('n').execute()
  expect(updated.numUpdatedRows).toBe(2n)
  expect(deleted).toStrictEqual([{ n: 7 }])
  expect(await counts()).toStrictEqual([{ key: 'b', n: 7 }])
})

test('a transaction is kept whole or not at all', async () => {
  await database.db.transaction().execute(async (trx) => {
    await trx.insertInto('daily_counts').values(count('kept')).execute()
    await trx.updateTable('daily_counts').set({ n: 2 }).execute()
  })
  const failing = database.db.transaction().execute(async (trx) => {
    await trx.insertInto('daily_counts').values(count('lost')).execute()
    throw new Error('changed my mind')
  })

  await expect(failing).rejects.toThrow('changed my mind')
  expect(await counts()).toStrictEqual([{ key: 'kept', n: 2 }])
})

test('transactions and single writes that arrive together all succeed', async () => {
  const transaction = (key: string) =>
    database.db.transaction().execute(async (trx) => {
      await trx.insertInto('daily_counts').values(count(key)).execute()
      await trx
        .updateTable('daily_counts')
        .set((eb) => ({ n: eb('n', '+', 1) }))
        .where('key', '=', 'sum')
        .execute()
    })
  await database.db.insertInto('daily_counts').values(count('sum', 0)).execute()
  await Promise.all(
    Array.from({ length: 10 }, (_, i) => [
      transaction(`t${i}`),
      database.db
        .insertInto('daily_counts')
        .values(count(`w${i}`))
        .execute(),
    ]).flat(),
  )

  expect(await counts()).toHaveLength(21)
  expect((await counts()).find(({ key }) => key === 'sum')?.n).toBe(10)
})

test.skipIf(getTestEngine() === 'pglite')('what another connection has not committed is not read', async () => {
  const other = await database.openAnother()
  await database.db.transaction().execute(async (trx) => {
    await trx.insertInto('daily_counts').values(count('secret')).execute()
    expect(await counts()).toEqual([])
    expect(await other.db.selectFrom('daily_counts').selectAll().execute()).toEqual([])
  })
  expect(await other.db.selectFrom('daily_counts').select('key').execute()).toEqual([{ key: 'secret' }])
})

test('a row of an unknown principal is refused, and erasing a principal erases what is theirs', async () => {
  const plan = (id: string, owner: string | null) => ({
    id,
    principal_id: owner,
    label: 'l',
    title: 't',
    description: null,
    category: 'custom',
    priority: 'medium',
    completed: 0 as const,
    created_at: at,
    updated_at: at,
  })
  await expect(database.db.insertInto('action_plans').values(plan('x', 'nobody')).execute()).rejects.toThrow()
  await addPrincipal('p')
  await database.db
    .insertInto('action_plans')
    .values([plan('mine', 'p'), plan('free', null)])
    .execute()
  await database.db.deleteFrom('principals').where('id', '=', 'p').execute()

  expect(await database.db.selectFrom('action_plans').select('id').execute()).toEqual([{ id: 'free' }])
})

test('raw statements are read and written like any other', async () => {
  const key = "O'Brien'; drop table limits; --"
  await sql`insert into daily_counts (day, kind, key, n) values ('d', 'k', ${key}, 1)`.execute(database.db)

  const { rows } = await sql`select key from daily_counts`.execute(database.db)
  expect(rows).toStrictEqual([{ key }])
})

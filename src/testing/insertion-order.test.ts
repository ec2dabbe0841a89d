import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setUpTestDatabase } from './db.ts'

const database = setUpTestDatabase()

test('rows are read in the order they were written, whichever connection wrote them', async () => {
  const other = (await database.openAnother()).db
  const write = (db: typeof other, key: string) =>
    db
      .insertInto('daily_counts')
      .values({ day: '2026-01-01', kind: 'test', key: key.padEnd(1500, '.'), n: 1 })
      .execute()
  const read = async () =>
    (await database.db.selectFrom('daily_counts').selectAll().execute()).map(({ key }) => key.charAt(0))
  for (const key of 'abcdefghij') await write(database.db, key)
  await database.db.deleteFrom('daily_counts').where('key', '<', 'i').execute()
  // Frees the room of the deleted rows, which new rows then fill.
  if (database.engine === 'postgres') await sql`vacuum daily_counts`.execute(database.db)

  for (const key of 'klm') await write(other, key)
  for (const key of 'nop') await write(database.db, key)

  expect(await read()).toEqual('ijklmnop'.split(''))
})

import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { needKeys } from '#domain/needs/needs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { splitIntoChunks, padList } from './pad-list.ts'

const cellsPerStatement = 256
/** What an integer column holds in both engines. */
const maxStamp = 2 ** 31 - 1

/** One cell can hold a whole city: this many of its rows are sorted before others may have their turn. */
const rowsPerStep = 1000

/** Sorts and recounts the listings of these cells; call it after any change to them. */
export async function reindexCells(trx: Db, cells: Iterable<number>, pause?: () => Promise<void>): Promise<void> {
  for (const chunk of splitIntoChunks(new Set(cells), cellsPerStatement)) {
    const isIncluded = sql`cell in (${sql.join(padList(chunk))})`
    while ((await sortRows(trx, isIncluded, rowsPerStep)) === rowsPerStep) await pause?.()
    await pause?.()
    await recount(trx, isIncluded)
  }
}

export async function reindexAll(trx: Db): Promise<void> {
  const isIncluded = sql`cell is not null`
  await sortRows(trx, isIncluded, null)
  await recount(trx, isIncluded)
}

type Condition = ReturnType<typeof sql>

/** Places at most `limit` rows that stand wrong, and says how many. */
async function sortRows(trx: Db, isIncluded: Condition, limit: number | null): Promise<number> {
  // Listings that are not live sort behind the live ones, where no search reads.
  const result = await sql`
    update listings set ordinal = placed.place
    from (
      select id as placed_id, place from (
        select id, ordinal, row_number() over (
          partition by cell, category order by case when status = 'live' then 0 else 1 end, quality desc, id
        ) - 1 as place
        from listings where ${isIncluded}
      ) as sorted
      where ordinal <> place ${limit === null ? sql`` : sql`limit ${limit}`}
    ) as placed
    where listings.id = placed.placed_id`.execute(trx)
  return Number(result.numAffectedRows ?? 0)
}

async function recount(trx: Db, isIncluded: Condition): Promise<void> {
  await sql`delete from directory_cells where ${isIncluded}`.execute(trx)
  await sql`
    insert into directory_cells (cell, category, county_fips, n, needs, stamp)
    select cell, category, coalesce(county_fips, ''), count(*), ${everyNeed}, ${newStamp()}
    from listings where ${isIncluded} and status = 'live'
    group by cell, category, coalesce(county_fips, '')`.execute(trx)
  await listServed(trx, isIncluded)
}

const pairsPerStatement = 200

/** Which counties the listings serve beside their own. */
async function listServed(trx: Db, isIncluded: Condition): Promise<void> {
  await sql`
    delete from listing_counties
    where listing_id in (select id from listings where ${isIncluded})`.execute(trx)
  const { rows } = await sql<{ id: string; served: string; own: string | null }>`
    select id, served_counties as served, county_fips as own from listings
    where served_counties is not null and status = 'live' and ${isIncluded}`.execute(trx)
  const pairs = rows.flatMap(({ id, served, own }) =>
    served
      .split(' ')
      .filter((fips) => fips !== own)
      .map((fips) => ({ county_fips: fips, listing_id: id })),
  )
  for (const chunk of splitIntoChunks(pairs, pairsPerStatement)) {
    await trx.insertInto('listing_counties').values(chunk).execute()
  }
}

/** Marks the cell of a listing as changed when neither its place nor its needs did. */
export async function touchCell(trx: Db, listingId: string): Promise<void> {
  await trx
    .updateTable('directory_cells')
    .set({ stamp: newStamp() })
    .where('cell', 'in', (eb) => eb.selectFrom('listings').select('cell').where('id', '=', listingId))
    .execute()
}

/** Drawn, not counted: two processes that change a cell at the same time must not arrive at the same stamp. */
function newStamp(): number {
  return randomInt(1, maxStamp)
}

/** The combined bits of all rows; only one of the two engines has an aggregate for it. */
const everyNeed = sql.join(
  needKeys.map((_, bit) => sql`max((needs | weak_needs) & ${sql.lit(1 << bit)})`),
  sql` | `,
)

import { sql } from 'kysely'
import { needKeys } from '#domain/needs/needs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { splitIntoChunks, padList } from './pad-list.ts'

const cellsPerStatement = 256

/** Sorts and recounts the listings of these cells; call it after any change to them. */
export async function reindexCells(trx: Db, cells: Iterable<number>): Promise<void> {
  for (const chunk of splitIntoChunks(new Set(cells), cellsPerStatement)) {
    await reindexWhere(trx, sql`cell in (${sql.join(padList(chunk))})`)
  }
}

export async function reindexAll(trx: Db): Promise<void> {
  await reindexWhere(trx, sql`cell is not null`)
}

async function reindexWhere(trx: Db, isIncluded: ReturnType<typeof sql>): Promise<void> {
  // Listings that are not live sort behind the live ones, where no search reads.
  await sql`
    update listings set ordinal = placed.ordinal
    from (
      select id as placed_id, row_number() over (
        partition by cell, category order by case when status = 'live' then 0 else 1 end, quality desc, id
      ) - 1 as ordinal
      from listings where ${isIncluded}
    ) as placed
    where listings.id = placed.placed_id and listings.ordinal <> placed.ordinal`.execute(trx)
  await sql`delete from directory_cells where ${isIncluded}`.execute(trx)
  await sql`
    insert into directory_cells (cell, category, county_fips, n, needs)
    select cell, category, coalesce(county_fips, ''), count(*), ${everyNeed}
    from listings where ${isIncluded} and status = 'live'
    group by cell, category, coalesce(county_fips, '')`.execute(trx)
}

/** The combined bits of all rows; only one of the two engines has an aggregate for it. */
const everyNeed = sql.join(
  needKeys.map((_, bit) => sql`max((needs | weak_needs) & ${sql.lit(1 << bit)})`),
  sql` | `,
)

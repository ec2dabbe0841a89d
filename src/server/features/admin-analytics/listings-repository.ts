import { getLastCheckedOn, type FreshnessAge } from '#domain/admin-analytics/freshness.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listCheckedIds, selectNeverChecked, type SupplyFilter } from './supply-repository.ts'

interface AgedListing {
  id: string
  name: string
  fips: string | null
  state: string | null
  checkedOn: string | null
}

interface Part {
  from: number
  many: number
}

/** The listings behind one freshness figure, page by page. */
export function listingsRepository(db: Db) {
  return {
    async ofAge(age: FreshnessAge, filter: SupplyFilter, part: Part, now: number) {
      const { total, ids } =
        age === 'never' ? await undatedPart(db, filter, part) : await datedPart(db, age, filter, part, now)
      return { total, listings: await opened(db, ids) }
    },
  }
}
export type ListingsRepository = ReturnType<typeof listingsRepository>

async function datedPart(db: Db, age: FreshnessAge, filter: SupplyFilter, { from, many }: Part, now: number) {
  const ids = await listCheckedIds(db, age, filter, now)
  return { total: ids.length, ids: ids.slice(from, from + many) }
}

async function undatedPart(db: Db, filter: SupplyFilter, { from, many }: Part) {
  const never = selectNeverChecked(db, filter)
  const { n } = await never.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const rows = await never
    .select('l.id')
    // Empty text, because databases sort nulls differently.
    .orderBy((eb) => eb.fn.coalesce('l.state', eb.val('')))
    .orderBy((eb) => eb.fn.coalesce('l.county_fips', eb.val('')))
    .orderBy('l.name')
    .orderBy('l.id')
    .limit(many)
    .offset(from)
    .execute()
  return { total: n, ids: rows.map(({ id }) => id) }
}

async function opened(db: Db, ids: readonly string[]): Promise<AgedListing[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('listings as l')
    .leftJoin('listing_care as care', 'care.listing_id', 'l.id')
    .select(['l.id', 'l.name', 'l.county_fips', 'l.state', 'l.document', 'care.confirmed_at'])
    .where('l.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id): AgedListing[] => {
    const row = byId.get(id)
    if (!row) return []
    const { name, county_fips: fips, state, document, confirmed_at: confirmedAt } = row
    return [{ id, name, fips, state, checkedOn: getLastCheckedOn(fromRow({ document }).assuredOn, confirmedAt) }]
  })
}

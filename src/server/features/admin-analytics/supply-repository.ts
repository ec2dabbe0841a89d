import {
  getLastCheckedAt,
  freshnessAges,
  classifyFreshness,
  type FreshnessAge,
} from '#domain/admin-analytics/freshness.ts'
import { recentlyCheckedDays, type SupplyLookup, type Supply } from '#domain/admin-analytics/gaps.ts'
import { dayMs } from '#domain/admin-analytics/days.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { StateCode } from '#domain/places/states.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface SupplyFilter {
  state?: StateCode | undefined
  need?: NeedKey | undefined
}

interface Listed {
  fips: string
  needs: number
  n: number
}

interface Checked {
  id: string
  fips: string
  needs: number
  at: number
}

/** The directory's listings, and when each was last checked. A paused listing does not count. */
export function supplyRepository(db: Db) {
  return {
    async read(filter: SupplyFilter, now: number) {
      const listed = await allListed(db, filter)
      const checked = await everChecked(db, filter)
      const recent = checked
        .filter(({ at }) => now - at <= recentlyCheckedDays * dayMs)
        .map((listing): Listed => ({ ...listing, n: 1 }))
      const total = sum(listed)
      const ages = Map.groupBy(checked, ({ at }) => classifyFreshness(at, now))
      const countListings = (age: FreshnessAge) =>
        age === 'never' ? total - checked.length : (ages.get(age)?.length ?? 0)
      return {
        findSupply: finder(listed, recent),
        freshness: freshnessAges.map((age) => ({ age, listings: countListings(age) })),
      }
    },
  }
}
export type SupplyRepository = ReturnType<typeof supplyRepository>

const sum = (rows: readonly Listed[]) => rows.reduce((all, { n }) => all + n, 0)

/** Live, and not paused by the partner that manages it. */
function active(db: Db, { state, need }: SupplyFilter) {
  return db
    .selectFrom('listings as l')
    .leftJoin('listing_care as care', 'care.listing_id', 'l.id')
    .where('l.status', '=', 'live')
    .where((eb) => eb.or([eb('care.paused', 'is', null), eb('care.paused', '=', 0)]))
    .$if(state !== undefined, (query) => query.where('l.state', '=', state ?? ''))
    .$if(need !== undefined, (query) =>
      query.where((eb) => eb(eb('l.needs', '&', toNeedsMask(need ? [need] : [])), '!=', 0)),
    )
}

async function allListed(db: Db, filter: SupplyFilter): Promise<Listed[]> {
  const rows = await active(db, filter)
    .select((eb) => ['l.county_fips', 'l.needs', eb.fn.countAll<number>().as('n')])
    .groupBy(['l.county_fips', 'l.needs'])
    .execute()
  return rows.map(({ county_fips: fips, needs, n }) => ({ fips: fips ?? '', needs, n }))
}

const undated = '%"assuredOn":null%'

/** Only documents that contain a date are read. */
async function everChecked(db: Db, filter: SupplyFilter): Promise<Checked[]> {
  const rows = await active(db, filter)
    .select(['l.id', 'l.county_fips', 'l.needs', 'l.document', 'care.confirmed_at'])
    .where((eb) => eb.or([eb('care.confirmed_at', 'is not', null), eb('l.document', 'not like', undated)]))
    .execute()
  return rows.flatMap(({ id, county_fips: fips, needs, confirmed_at: confirmedAt, document }) => {
    const at = getLastCheckedAt(fromRow({ document }).assuredOn, confirmedAt)
    return at === null ? [] : [{ id, fips: fips ?? '', needs, at }]
  })
}

/** All listings checked that long ago, oldest check first. */
export async function listCheckedIds(db: Db, age: FreshnessAge, filter: SupplyFilter, now: number): Promise<string[]> {
  return (await everChecked(db, filter))
    .filter(({ at }) => classifyFreshness(at, now) === age)
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id)
}

/** The listings never checked, by location and name: they are too many to read at once. */
export function selectNeverChecked(db: Db, filter: SupplyFilter) {
  return active(db, filter).where('care.confirmed_at', 'is', null).where('l.document', 'like', undated)
}

function finder(listed: readonly Listed[], recent: readonly Listed[]): SupplyLookup {
  const [all, fresh] = [Map.groupBy(listed, ({ fips }) => fips), Map.groupBy(recent, ({ fips }) => fips)]
  return (fips, need): Supply => {
    const isMeant = ({ needs }: Listed) => need === null || (needs & toNeedsMask([need])) !== 0
    return { places: sum((fresh.get(fips) ?? []).filter(isMeant)), listed: sum((all.get(fips) ?? []).filter(isMeant)) }
  }
}

import * as z from 'zod/mini'
import { NeedKey } from '#domain/needs/needs.ts'
import { Location } from '#domain/places/location.ts'
import type { SearchCount } from '#domain/partner-analytics/demand.ts'
import type { County } from '#domain/places/county.ts'
import type { Db } from '#server/platform/db/database.ts'
import { computeWaitMs } from './repository.ts'

const mostWaits = 5000
const mostCounties = 60

/** Event count for a listing, and from how many browsers. */
export interface ViewCounts {
  times: number
  browsers: number
}

const Search = z.object({ category: NeedKey, location: Location })

/**
 * Activity around an organization, as counts only: nothing identifies a person, and data of another single organization
 * only enters a median.
 */
export function nearbyRepository(db: Db) {
  return {
    /** How long other organizations in these counties took to answer. */
    waitsOfOthers: (organizationId: string, counties: readonly string[]) =>
      counties.length === 0 ? [] : loadOtherWaits(db, organizationId, counties.slice(0, mostCounties)),

    /** Searches for a single need: when several were selected, the event does not record them separately. */
    async searches(counties: readonly County[], since: number, findCounty: FindCounty): Promise<SearchCount[]> {
      const near = counties.slice(0, mostCounties)
      return near.length === 0 ? [] : searchesIn(db, near, since, findCounty)
    },

    /** How often listings were viewed or saved. */
    seen: async (type: 'resource_click' | 'resource_save', ids: readonly string[], since: number) =>
      new Map(
        ids.length === 0
          ? []
          : (await selectListingEvents(db, type, ids, since)).map(({ listing, ...seen }): [string, ViewCounts] => [
              listing ?? '',
              seen,
            ]),
      ),

    /** Browsers that arrived through the organization's own tracking code (T-8.4). */
    async visitors(organizationId: string, since: number): Promise<number> {
      const { n } = await db
        .selectFrom('visitor_sessions')
        .select((eb) => eb.fn.count<number>('principal_id').distinct().as('n'))
        .where('organization_id', '=', organizationId)
        .where('created_at', '>=', since)
        .executeTakeFirstOrThrow()
      return n
    },
  }
}
export type NearbyRepository = ReturnType<typeof nearbyRepository>

type FindCounty = (location: Location) => County | null

async function loadOtherWaits(db: Db, organizationId: string, counties: readonly string[]) {
  const rows = await db
    .selectFrom('warm_introductions')
    .innerJoin('listings', 'listings.id', 'warm_introductions.resource_id')
    .select([
      'warm_introductions.organization_id',
      'warm_introductions.created_at',
      'warm_introductions.delivered_at',
      'warm_introductions.answered_at',
    ])
    .where('listings.county_fips', 'in', counties)
    .where('warm_introductions.organization_id', '!=', organizationId)
    .where('warm_introductions.answered_at', 'is not', null)
    .orderBy('warm_introductions.answered_at', 'desc')
    .limit(mostWaits)
    .execute()
  return rows.flatMap(({ organization_id: other, ...row }) =>
    other === null ? [] : [{ organizationId: other, waitMs: computeWaitMs(row) }],
  )
}

async function searchesIn(
  db: Db,
  counties: readonly County[],
  since: number,
  findCounty: FindCounty,
): Promise<SearchCount[]> {
  const named = counties.map(({ shortName }) => `{"category":"%"county":${JSON.stringify(shortName).slice(0, -1)}%`)
  const rows = await db
    .selectFrom('events')
    .select((eb) => [
      'data',
      eb.fn.countAll<number>().as('n'),
      eb.fn.count<number>('principal_id').distinct().as('browsers'),
    ])
    .where('type', '=', 'search')
    .where('at', '>=', since)
    .where((eb) => eb.or(named.map((like) => eb('data', 'like', like))))
    .groupBy('data')
    .execute()
  const fips = new Set(counties.map((county) => county.fips))
  return rows.flatMap(({ data, n: searches, browsers }) => {
    const search = Search.safeParse(JSON.parse(data))
    if (!search.success) return []
    const county = findCounty(search.data.location)
    return county && fips.has(county.fips) ? [{ need: search.data.category, searches, browsers }] : []
  })
}

/** An event starts with the id of its listing; a listing id contains no `like` wildcard. */
function selectListingEvents(db: Db, type: string, ids: readonly string[], since: number) {
  const about = (id: string) => `{"resourceId":"${id}"%`
  const [first = '', ...others] = ids
  const listingEvents = db
    .selectFrom('events')
    .select((eb) => {
      const start = eb.case().when('data', 'like', about(first)).then(first)
      const cases = others.reduce((builder, id) => builder.when('data', 'like', about(id)).then(id), start)
      return ['principal_id', cases.end().as('listing')]
    })
    .where('type', '=', type)
    .where('at', '>=', since)
    .where((eb) => eb.or(ids.map((id) => eb('data', 'like', about(id)))))
  return db
    .selectFrom(listingEvents.as('looks'))
    .select((eb) => [
      'listing',
      eb.fn.countAll<number>().as('times'),
      eb.fn.count<number>('principal_id').distinct().as('browsers'),
    ])
    .groupBy('listing')
    .execute()
}

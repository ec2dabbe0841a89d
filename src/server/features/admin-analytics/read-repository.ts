import { toDay, type Day, type DayRange } from '#domain/admin-analytics/days.ts'
import { countedMark, type Count, type Device, type Measure } from '#domain/admin-analytics/measures.ts'
import { parseLanguage } from '#domain/language.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface CountsFilter extends DayRange {
  /** The first two digits of a county's FIPS code. */
  statePrefix: string | null
  organizationId: string | null
}

const maxFaults = 50

export function analyticsRepository(db: Db) {
  return {
    counts: (filter: CountsFilter): Promise<Count[]> => loadCounts(db, filter),

    /** The live counts of a day that is not over. */
    countsOn: (day: Day): Promise<Count[]> =>
      loadCounts(db, { from: day, to: day, statePrefix: null, organizationId: null }),

    async organizationByCode(code: string): Promise<string | null> {
      const row = await db
        .selectFrom('organizations')
        .select('id')
        .where('tracking_code', '=', code.toLowerCase())
        .executeTakeFirst()
      return row?.id ?? null
    },

    /** Introductions waiting for an answer, with the name of their organization. */
    waiting: () =>
      db
        .selectFrom('warm_introductions')
        .innerJoin('organizations', 'organizations.id', 'warm_introductions.organization_id')
        .select([
          'organizations.name',
          'warm_introductions.organization_id',
          'warm_introductions.resource_id',
          'warm_introductions.urgency',
          'warm_introductions.state',
          'warm_introductions.created_at',
          'warm_introductions.delivered_at',
        ])
        .where('warm_introductions.delivery', '=', 'sent')
        .where('warm_introductions.state', 'in', ['sent', 'delivery_failed', 'opened'])
        .execute(),

    async faults() {
      const rows = await db
        .selectFrom('client_errors')
        .select(['message', 'path', 'count', 'last_seen_at'])
        .orderBy('count', 'desc')
        .orderBy('last_seen_at', 'desc')
        .limit(maxFaults)
        .execute()
      return rows.map(({ message, path, count, last_seen_at: at }) => ({ message, path, count, lastSeenOn: toDay(at) }))
    },
  }
}

/** Summed over the days; other locations and organizations are not read. */
async function loadCounts(db: Db, { from, to, statePrefix, organizationId }: CountsFilter): Promise<Count[]> {
  const rows = await db
    .selectFrom('rollups')
    .select((eb) => ['measure', 'key', 'county_fips', 'language', 'device', eb.fn.sum<number>('n').as('n')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('measure', '!=', countedMark)
    .$if(statePrefix !== null, (query) => query.where('county_fips', 'like', `${statePrefix}%`))
    .$if(organizationId !== null, (query) => query.where('organization_id', '=', organizationId ?? ''))
    .groupBy(['measure', 'key', 'county_fips', 'language', 'device'])
    .execute()
  return rows.map(({ measure, key, county_fips: county, language, device, n }) => ({
    measure: measure as Measure,
    key,
    county,
    language: parseLanguage(language) ?? '',
    device: device as Device,
    n,
  }))
}

export type AnalyticsRepository = ReturnType<typeof analyticsRepository>
export type WaitingIntroduction = Awaited<ReturnType<AnalyticsRepository['waiting']>>[number]

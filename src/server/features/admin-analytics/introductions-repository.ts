import type { DayRange } from '#domain/admin-analytics/days.ts'
import { dayMs, toDay, getDayStart } from '#domain/admin-analytics/days.ts'
import { listFunnelSteps } from '#domain/admin-analytics/funnel.ts'
import { buildIntroductionKey, type DailyCount } from '#domain/admin-analytics/measures.ts'
import { fromNeedsMask } from '#domain/needs/needs-mask.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

type Introduction = Pick<
  Schema['warm_introductions'],
  | 'organization_id'
  | 'resource_id'
  | 'urgency'
  | 'delivery'
  | 'state'
  | 'consent_language'
  | 'created_at'
  | 'delivered_at'
  | 'opened_at'
  | 'answered_at'
>
type ListingArea = Pick<Schema['listings'], 'county_fips' | 'needs'>

const columns = [
  'organization_id',
  'resource_id',
  'urgency',
  'delivery',
  'state',
  'consent_language',
  'created_at',
  'delivered_at',
  'opened_at',
  'answered_at',
] as const satisfies (keyof Introduction)[]
const listingsPerQuery = 500

export interface LiveIntroduction {
  counts: DailyCount[]
  /** How long the answer took; null while there is none. */
  waitMs: number | null
}

/** Introductions not erased yet, each with the counters it adds to. */
export async function listLiveIntroductions(
  db: Db,
  { from, to }: DayRange,
  organizationId: string | null,
  now: number,
): Promise<LiveIntroduction[]> {
  const rows = await db
    .selectFrom('warm_introductions')
    .select(columns)
    .where('created_at', '>=', getDayStart(from))
    .where('created_at', '<', getDayStart(to) + dayMs)
    .$if(organizationId !== null, (query) => query.where('organization_id', '=', organizationId))
    .execute()
  const areas = await loadListingAreas(db, rows)
  return rows.map((row) => ({
    counts: toCounts(row, areas.get(row.resource_id), now),
    // Time spent waiting for the organization to join does not count as waiting for its answer.
    waitMs: row.answered_at === null ? null : Math.max(0, row.answered_at - (row.delivered_at ?? row.created_at)),
  }))
}

/** Returns for each deleted introduction the counters it adds to. */
export async function deleteExpiredIntroductions(trx: Db, now: number): Promise<DailyCount[][]> {
  const rows = await trx.deleteFrom('warm_introductions').where('erase_at', '<', now).returning(columns).execute()
  const areas = await loadListingAreas(trx, rows)
  return rows.map((row) => toCounts(row, areas.get(row.resource_id), now))
}

function toCounts(row: Introduction, area: ListingArea | undefined, now: number): DailyCount[] {
  const needs = fromNeedsMask(area?.needs ?? 0)
  const counted = {
    day: toDay(row.created_at),
    key: buildIntroductionKey(row.urgency, needs),
    county: area?.county_fips ?? '',
    language: row.consent_language,
    device: '' as const,
    organizationId: row.organization_id ?? '',
    n: 1,
  }
  const steps = listFunnelSteps(
    {
      state: row.state,
      urgency: row.urgency,
      delivery: row.delivery,
      sentAt: row.created_at,
      deliveredAt: row.delivered_at,
      openedAt: row.opened_at,
      answeredAt: row.answered_at,
    },
    now,
  )
  return steps.map((measure) => ({ ...counted, measure }))
}

async function loadListingAreas(db: Db, rows: readonly Introduction[]): Promise<Map<string, ListingArea>> {
  const ids = [...new Set(rows.map((row) => row.resource_id))]
  const areas = new Map<string, ListingArea>()
  for (let at = 0; at < ids.length; at += listingsPerQuery) {
    const found = await db
      .selectFrom('listings')
      .select(['id', 'county_fips', 'needs'])
      .where('id', 'in', ids.slice(at, at + listingsPerQuery))
      .execute()
    for (const { id, ...area } of found) areas.set(id, area)
  }
  return areas
}

import { sql } from 'kysely'
import { addToDay, toDay, type Day } from '#domain/admin-analytics/days.ts'
import { countedMark, rowMeasures, toDeviceClass, type DailyCount } from '#domain/admin-analytics/measures.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

type Row = Schema['rollups']

const rowsAtOnce = 100

/** Adds to the existing counters; used for live counts and for erased rows. */
export async function addCounts(trx: Db, counts: readonly DailyCount[]): Promise<void> {
  const rows = merged(counts)
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await trx
      .insertInto('rollups')
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'measure', 'key', 'county_fips', 'language', 'device', 'organization_id'])
          .doUpdateSet((eb) => ({ n: eb('rollups.n', '+', eb.ref('excluded.n')) })),
      )
      .execute()
  }
}

/**
 * Replaces the day's counts with those computed from rows. The marker is written first: a concurrent count of the same
 * day waits for it, and then replaces these counts.
 */
export async function replaceDay(trx: Db, day: Day, counts: readonly DailyCount[]): Promise<void> {
  await trx.deleteFrom('rollups').where('day', '=', day).where('measure', 'in', rowMeasures).execute()
  await addCounts(trx, counts)
}

export async function markDay(trx: Db, day: Day): Promise<void> {
  await trx
    .insertInto('rollups')
    .values({ ...nothing, day, measure: countedMark, n: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'measure', 'key', 'county_fips', 'language', 'device', 'organization_id'])
        .doUpdateSet({ n: 1 }),
    )
    .execute()
}

const nothing = { key: '', county_fips: '', language: '', device: '', organization_id: '' }

/** In a fixed order, so that two writers of the same counters cannot deadlock. */
function merged(counts: readonly DailyCount[]): Row[] {
  const rows = new Map<string, Row>()
  for (const { day, measure, key, county, language, device, organizationId, n } of counts) {
    const name = JSON.stringify([day, measure, key, county, language, device, organizationId])
    const row = rows.get(name) ?? {
      day,
      measure,
      key,
      county_fips: county,
      language,
      device,
      organization_id: organizationId,
      n: 0,
    }
    rows.set(name, { ...row, n: row.n + n })
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

export const getLastCountedDay = async (db: Db): Promise<Day | null> => (await findCountedDays(db)).last

export async function findCountedDays(db: Db): Promise<{ first: Day | null; last: Day | null }> {
  const row = await db
    .selectFrom('rollups')
    .select((eb) => [eb.fn.min('day').as('first'), eb.fn.max('day').as('last')])
    .where('measure', '=', countedMark)
    .executeTakeFirst()
  return { first: row?.first ?? null, last: row?.last ?? null }
}

/** The day of the oldest row; yesterday when there is no row of a finished day. */
export async function findFirstDay(db: Db, now: number): Promise<Day> {
  const { rows } = await sql<{ at: number | null }>`
    select min(at) as at from (
      select min(at) as at from events
      union all select min(created_at) from visitor_sessions
      union all select min(at) from satisfaction_votes
    ) as firsts`.execute(db)
  const yesterday = addToDay(toDay(now), -1)
  const first = rows[0]?.at
  return first == null || toDay(first) > yesterday ? yesterday : toDay(first)
}

export type VisitFacts = Pick<DailyCount, 'device' | 'organizationId'>

/** Attributes of a browser's newest visit. */
export async function findNewestVisit(db: Db, principalId: string): Promise<VisitFacts | null> {
  const row = await db
    .selectFrom('visitor_sessions')
    .select(['device_type', 'organization_id'])
    .where('principal_id', '=', principalId)
    .orderBy('last_active_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { device: toDeviceClass(row.device_type), organizationId: row.organization_id ?? '' } : null
}

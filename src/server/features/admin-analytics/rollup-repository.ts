import { sql } from 'kysely'
import { toDay, addToDay, getOldestStoredDay, getOldestCompleteDay, type Day } from '#domain/admin-analytics/days.ts'
import { countedMark } from '#domain/admin-analytics/measures.ts'
import type { Db } from '#server/platform/db/database.ts'
import { markDay, replaceDay } from './counts-repository.ts'
import { countRows, type CountyLookup } from './raw-repository.ts'

/** Rolls up the rows that will be erased. Running it twice, or concurrently, changes nothing. */
export function rollupRepository(db: Db, findCounty: CountyLookup) {
  return {
    countedUntil: () => getLastCountedDay(db),

    /** Finished days that are not counted yet; their rows must not be erased before. */
    async daysMissing(now: number): Promise<Day[]> {
      const last = await getLastCountedDay(db)
      return daysUpToYesterday(last === null ? await firstDay(db, now) : addToDay(last, 1), now)
    },

    /** These, and the days whose rows all still exist: a person may have erased their data since. */
    async daysToCount(now: number): Promise<Day[]> {
      const { first, last } = await countedDays(db)
      if (first === null || last === null) return daysUpToYesterday(await firstDay(db, now), now)
      const [missing, whole] = [addToDay(last, 1), getOldestCompleteDay(now)]
      const again = first > whole ? first : whole
      return daysUpToYesterday(missing < again ? missing : again, now)
    },

    count: (day: Day): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await markDay(trx, day)
        await replaceDay(trx, day, await countRows(trx, day, findCounty))
      }),

    async eraseOld(now: number): Promise<void> {
      await db.deleteFrom('rollups').where('day', '<', getOldestStoredDay(now)).execute()
    },
  }
}
export type RollupRepository = ReturnType<typeof rollupRepository>

export const getLastCountedDay = async (db: Db): Promise<Day | null> => (await countedDays(db)).last

async function countedDays(db: Db): Promise<{ first: Day | null; last: Day | null }> {
  const row = await db
    .selectFrom('rollups')
    .select((eb) => [eb.fn.min('day').as('first'), eb.fn.max('day').as('last')])
    .where('measure', '=', countedMark)
    .executeTakeFirst()
  return { first: row?.first ?? null, last: row?.last ?? null }
}

/** The day of the oldest row; yesterday when there is no row of a finished day. */
async function firstDay(db: Db, now: number): Promise<Day> {
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

function daysUpToYesterday(from: Day, now: number): Day[] {
  const oldest = getOldestStoredDay(now)
  const today = toDay(now)
  const days: Day[] = []
  for (let day = from < oldest ? oldest : from; day < today; day = addToDay(day, 1)) days.push(day)
  return days
}

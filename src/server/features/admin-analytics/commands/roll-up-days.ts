import { toDay, addToDay, getOldestStoredDay, getOldestCompleteDay, type Day } from '#domain/admin-analytics/days.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  addCounts,
  findCountedDays,
  findFirstDay,
  getLastCountedDay,
  markDay,
  replaceDay,
} from '../counts-repository.ts'
import { deleteExpiredIntroductions } from '../introductions-repository.ts'
import { countRows, type CountyLookup } from '../raw-repository.ts'

/** Rolls up the rows that will be erased. Running it twice, or concurrently, changes nothing. */
export function createDayRollups(db: Db, findCounty: CountyLookup) {
  return {
    /** Finished days that are not counted yet; their rows must not be erased before. */
    async daysMissing(now: number): Promise<Day[]> {
      const last = await getLastCountedDay(db)
      return daysUpToYesterday(last === null ? await findFirstDay(db, now) : addToDay(last, 1), now)
    },

    /** These, and the days whose rows all still exist: a person may have erased their data since. */
    async daysToCount(now: number): Promise<Day[]> {
      const { first, last } = await findCountedDays(db)
      if (first === null || last === null) return daysUpToYesterday(await findFirstDay(db, now), now)
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
export type Rollups = ReturnType<typeof createDayRollups>

function daysUpToYesterday(from: Day, now: number): Day[] {
  const oldest = getOldestStoredDay(now)
  const today = toDay(now)
  const days: Day[] = []
  for (let day = from < oldest ? oldest : from; day < today; day = addToDay(day, 1)) days.push(day)
  return days
}

/**
 * Runs in the caller's transaction: erases expired introductions and adds them to the counters, both or neither. Returns
 * how many were erased.
 */
export async function eraseIntroductions(trx: Db, now: number): Promise<number> {
  const erased = await deleteExpiredIntroductions(trx, now)
  await addCounts(trx, erased.flat())
  return erased.length
}

import { dayMs } from '#domain/admin-analytics/days.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { claimJob, finishJob } from '#server/platform/db/jobs.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import type { Rollups } from './commands/roll-up-days.ts'

const checkEveryMs = 10 * 60 * 1000

export interface RollupDeps {
  db: Db
  clock: Clock
  logger: Logger
  rollups: Rollups
}

/** Rolls up the finished days, once a night for the whole service however many processes run. */
export async function runRollups({ db, clock, logger, rollups }: RollupDeps): Promise<void> {
  if (!(await claimJob(db, 'rollups', dayMs))) return
  const now = clock.now()
  const days = await rollups.daysToCount(now)
  for (const day of days) await rollups.count(day)
  await rollups.eraseOld(now)
  await finishJob(db, 'rollups')
  logger.info('days counted', { count: days.length })
}

/** Runs before anything is erased, to make up for nights that failed or were missed. */
export async function countMissingDays({ clock, rollups }: Pick<RollupDeps, 'clock' | 'rollups'>): Promise<void> {
  for (const day of await rollups.daysMissing(clock.now())) await rollups.count(day)
}

/** Starts at once and checks again every ten minutes; the returned function stops it. */
export function scheduleRollupJob(deps: RollupDeps): () => void {
  const runCheck = () => {
    runRollups(deps).catch((error: unknown) => deps.logger.error('count of the day failed', describeFault(error)))
  }
  runCheck()
  const timer = setInterval(runCheck, checkEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

import { retentionRules } from '#domain/retention.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { claimJob, finishJob } from '#server/platform/db/jobs.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import { eraseExpired, type Erasers } from './commands/erase-expired.ts'

const hourMs = 60 * 60 * 1000
const checkEveryMs = 10 * 60 * 1000

/** What must happen to rows before or while they are erased. */
export interface RetentionHooks {
  /** Aggregates rows before they are erased; while it fails, the rows it counts are kept. */
  countFirst(): Promise<void>
  erasers: Erasers
}

export interface RetentionDeps extends Partial<RetentionHooks> {
  db: Db
  clock: Clock
  logger: Logger
}

/** Erases expired rows, once an hour for the whole service however many processes run. */
export async function runRetention({ db, clock, logger, countFirst, erasers }: RetentionDeps): Promise<void> {
  if (!(await claimJob(db, 'retention', hourMs))) return
  let erased = 0
  const isCounted = await succeeds(countFirst, logger)
  let isWhole = isCounted
  for (const rule of retentionRules) {
    if (rule.isCountedFirst && !isCounted) continue
    try {
      erased += await eraseExpired({ db, erasers }, rule, clock.now())
    } catch (error) {
      // A kind that cannot be erased now must not block the others: it is retried in an hour.
      isWhole = false
      logger.error(`retention of ${rule.kind} failed`, describeFault(error))
    }
  }
  if (isWhole) await finishJob(db, 'retention')
  logger.info('retention done', { count: erased })
}

async function succeeds(countFirst: RetentionDeps['countFirst'], logger: Logger): Promise<boolean> {
  try {
    await countFirst?.()
    return true
  } catch (error) {
    logger.error('count before retention failed', describeFault(error))
    return false
  }
}

/** Starts at once and checks again every ten minutes; the returned function stops it. */
export function scheduleRetention(deps: RetentionDeps): () => void {
  const check = () => {
    runRetention(deps).catch((error: unknown) => deps.logger.error('retention failed', describeFault(error)))
  }
  check()
  const timer = setInterval(check, checkEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

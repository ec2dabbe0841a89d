import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { claimJob, finishJob } from '#server/platform/db/jobs.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import {
  type AskToConfirmDeps,
  type RemindToAnswerDeps,
  askToConfirm,
  remindToAnswer,
} from './commands/send-reminders.ts'
import { findIntroductionsDueAgain, findStaleListings, type UnansweredIntroduction } from './repository.ts'

const hourMs = 60 * 60 * 1000
const checkEveryMs = 10 * 60 * 1000

export interface RemindersDeps extends AskToConfirmDeps, RemindToAnswerDeps {
  clock: Clock
  logger: Logger
  /** Overdue introductions without a reminder yet; days away do not count. */
  findOverdue(db: Db, now: number): Promise<string[]>
  /** Administrators whose removal was announced and is due now. */
  findRemovals(now: number): Promise<AnnouncedRemoval[]>
  remove(removal: AnnouncedRemoval): Promise<boolean>
}

interface AnnouncedRemoval {
  accountId: string
  organizationId: string
}

/** Sends due reminders, once an hour for the whole service however many processes run. */
export async function runReminders(deps: RemindersDeps): Promise<void> {
  const { db, clock, logger } = deps
  if (!(await claimJob(db, 'reminders', hourMs))) return
  const now = clock.now()
  const works = [...(await answersDue(deps, now)), ...(await listingsDue(deps, now)), ...(await removalsDue(deps, now))]
  let reminded = 0
  let isWhole = true
  for (const step of works) {
    try {
      if (await step()) reminded += 1
    } catch (error) {
      // One failed reminder must not block the others: it is retried in an hour.
      isWhole = false
      logger.error('a reminder failed', describeFault(error))
    }
  }
  if (isWhole) await finishJob(db, 'reminders')
  if (reminded > 0) logger.info('reminders queued', { count: reminded })
}

type ReminderStep = () => Promise<boolean>

async function answersDue(deps: RemindersDeps, now: number): Promise<ReminderStep[]> {
  const { db, findOverdue } = deps
  const first = (await findOverdue(db, now)).map((id): UnansweredIntroduction => ({ id, remindedAt: null }))
  const due = [...first, ...(await findIntroductionsDueAgain(db, now))]
  return due.map((introduction) => () => remindToAnswer(deps, introduction, now))
}

async function listingsDue(deps: RemindersDeps, now: number): Promise<ReminderStep[]> {
  const stale = await findStaleListings(deps.db, now)
  return stale.map((staleListings) => () => askToConfirm(deps, staleListings, now))
}

const removalsDue = async ({ findRemovals, remove }: RemindersDeps, now: number): Promise<ReminderStep[]> =>
  (await findRemovals(now)).map((removal) => () => remove(removal))

/** Starts at once and checks again every ten minutes; the returned function stops it. */
export function scheduleReminders(deps: RemindersDeps): () => void {
  const check = () => {
    runReminders(deps).catch((error: unknown) => deps.logger.error('reminders failed', describeFault(error)))
  }
  check()
  const timer = setInterval(check, checkEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

import { carryOutRemoval, findDueRemovals } from './features/accounts/commands/carry-out-removals.ts'
import { createDayRollups, eraseIntroductions } from './features/admin-analytics/commands/roll-up-days.ts'
import { countMissingDays, scheduleRollupJob } from './features/admin-analytics/job.ts'
import { sendingRepository } from './engines/mail/sending-repository.ts'
import { markDeliveryFailed, reissueLinks } from './features/introductions/commands/notify-partner.ts'
import { findOverdue } from './features/introductions/repository.ts'
import { type MailJobDeps, scheduleMail } from './features/outbox/job.ts'
import { type RemindersDeps, scheduleReminders } from './features/reminders/job.ts'
import { scheduleRetention, type RetentionHooks } from './features/retention/job.ts'
import type { Services } from './services.ts'

/** Starts every background job; the returned function stops them and waits for the mail in progress. */
export function startJobs(services: Services): () => Promise<void> {
  const { db, clock, logger } = services
  const stopRetention = scheduleRetention({ db, clock, logger, ...buildRetentionHooks(services) })
  const stopRollups = scheduleRollupJob({ db, clock, logger, rollups: createRollups(services) })
  const stopReminders = scheduleReminders(buildRemindersDeps(services))
  const stopMail = scheduleMail(buildMailJobDeps(services))
  return async () => {
    stopRetention()
    stopRollups()
    stopReminders()
    await stopMail()
  }
}

type RollupServices = Pick<Services, 'db' | 'clock' | 'places'>

const createRollups = ({ db, places }: RollupServices) =>
  createDayRollups(db, (location) => places.findCounty(location))

/** Data that must be counted before retention may erase it. */
export function buildRetentionHooks(services: RollupServices): RetentionHooks {
  const rollups = createRollups(services)
  return {
    countFirst: () => countMissingDays({ clock: services.clock, rollups }),
    erasers: { warm_introductions: eraseIntroductions },
  }
}

/** An undeliverable introduction is marked as failed, because the person must know. */
export function buildMailJobDeps({
  db,
  clock,
  logger,
  delivery,
  mailer,
}: Pick<Services, 'db' | 'clock' | 'logger' | 'delivery' | 'mailer'>): MailJobDeps {
  return {
    clock,
    logger,
    mailer,
    outbox: delivery.outbox,
    sending: sendingRepository(db),
    onUndeliverable: (trx, introductionId) => markDeliveryFailed(trx, introductionId, clock.now()),
  }
}

export function buildRemindersDeps({
  db,
  clock,
  logger,
  delivery,
  staffSessions,
  invitations,
}: Pick<Services, 'db' | 'clock' | 'logger' | 'delivery' | 'staffSessions' | 'invitations'>): RemindersDeps {
  const removing = { db, clock, ...delivery, sessions: staffSessions, invitations }
  return {
    db,
    clock,
    logger,
    outbox: delivery.outbox,
    siteUrl: delivery.siteUrl,
    findOverdue,
    findRemovals: (now) => findDueRemovals(db, now),
    remove: (removal) => carryOutRemoval(removing, removal),
    reissueLinks: (trx, ids, at) => reissueLinks(trx, delivery, ids, 'overdue', at),
  }
}

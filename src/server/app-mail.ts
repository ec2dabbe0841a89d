import type { AppDeps } from './app-deps.ts'
import { outboxRepository } from './engines/mail/outbox-repository.ts'
import { sendingRepository } from './engines/mail/sending-repository.ts'
import { smtpMailer } from './engines/mail/smtp-mailer.ts'
import {
  createDeliveryTools,
  markDeliveryFailed,
  reissueLinks,
} from './features/introductions/commands/notify-partner.ts'
import { findOverdue } from './features/introductions/repository.ts'
import { scheduleMail, type MailJobDeps } from './features/outbox/job.ts'
import { answerRemindersRepository } from './features/reminders/answers-repository.ts'
import { freshnessRepository } from './features/reminders/freshness-repository.ts'
import { scheduleReminders, type RemindersDeps } from './features/reminders/job.ts'

interface JobDeps extends Pick<AppDeps, 'db' | 'clock' | 'logger' | 'cookieKey' | 'siteUrl'> {
  config: Pick<AppDeps['config'], 'mail'>
}

/** Dependencies of the mail job. An undeliverable introduction is marked as failed, because the person must know. */
export function buildMailJobDeps({ db, clock, logger, cookieKey, config }: JobDeps): MailJobDeps {
  return {
    clock,
    logger,
    outbox: outboxRepository(cookieKey),
    sending: sendingRepository(db),
    mailer: config.mail ? smtpMailer(config.mail) : null,
    onUndeliverable: (trx, introductionId) => markDeliveryFailed(trx, introductionId, clock.now()),
  }
}

export function buildRemindersDeps({ db, clock, logger, cookieKey, siteUrl }: JobDeps): RemindersDeps {
  const deliveryTools = createDeliveryTools({ cookieKey, siteUrl })
  return {
    db,
    clock,
    logger,
    answers: answerRemindersRepository(db),
    freshness: freshnessRepository(db, deliveryTools),
    findOverdue,
    reissueLinks: (trx, ids, at) => reissueLinks(trx, deliveryTools, ids, 'overdue', at),
  }
}

/** Schedules mail and reminders while the process runs; the returned function stops both. */
export function scheduleMailJobs(deps: JobDeps): () => Promise<void> {
  const stopReminders = scheduleReminders(buildRemindersDeps(deps))
  const stopMail = scheduleMail(buildMailJobDeps(deps))
  return async () => {
    stopReminders()
    await stopMail()
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { deliverMail, type DeliveryDeps } from '#server/engines/mail/deliver.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'

/** Short, because someone is waiting for an answer and checking costs next to nothing. */
const checkEveryMs = 5_000
/** Shorter than the shutdown grace period; a mail interrupted here is retried after its claim expires. */
const mostStopMs = 5_000

export interface MailJobDeps extends Omit<DeliveryDeps, 'mailer' | 'isStopping'> {
  logger: Logger
  /** Null: mail stays in the outbox. */
  mailer: DeliveryDeps['mailer'] | null
}

/** Sends pending mail every few seconds; the returned function stops it and lets the mail in progress finish. */
export function scheduleMail({ logger, mailer, ...deps }: MailJobDeps): () => Promise<void> {
  if (!mailer) {
    logger.info('mail is off: it waits in the outbox; set SMTP_URL to send it')
    return async () => undefined
  }
  let isStopping = false
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      const { sent, failed } = await deliverMail({ ...deps, mailer, isStopping: () => isStopping })
      if (sent > 0) logger.info('mail sent', { count: sent })
      if (failed > 0) logger.warn('mail failed', { count: failed })
    } catch (error) {
      logger.error('sending mail failed', describeFault(error))
    }
    running = null
  }
  const check = () => {
    running ??= run()
  }
  check()
  const timer = setInterval(check, checkEveryMs)
  timer.unref()
  return async () => {
    isStopping = true
    clearInterval(timer)
    if (running) await Promise.race([running, wait(mostStopMs, undefined, { ref: false })])
  }
}

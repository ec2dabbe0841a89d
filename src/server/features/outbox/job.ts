import { setTimeout as wait } from 'node:timers/promises'
import { deliverMail, type DeliveryDeps } from '#server/engines/mail/deliver.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'

/** Somebody waits for an answer, and looking costs next to nothing. */
const checkEveryMs = 5_000
/** Shorter than the grace a process has to end; a mail cut off here is tried again after its claim is over. */
const mostStopMs = 5_000

export interface MailJobDeps extends Omit<DeliveryDeps, 'mailer' | 'isStopping'> {
  logger: Logger
  /** Null: mail waits in the outbox. */
  mailer: DeliveryDeps['mailer'] | null
}

/** Sends what waits, every few seconds; the returned function stops it and lets the mail under way finish. */
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

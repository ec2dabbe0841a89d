import type { Clock } from '#server/platform/clock.ts'
import type { Mailer } from './mailer.ts'
import type { OutboxRepository } from './outbox-repository.ts'
import type { ClaimedMail, OnUndeliverable, SendingRepository } from './sending-repository.ts'

const minuteMs = 60_000

const hourMs = 60 * minuteMs

const retryWaits = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 12 * hourMs]

export interface DeliveryDeps {
  clock: Clock
  mailer: Mailer
  outbox: Pick<OutboxRepository, 'open' | 'openRecipient'>
  sending: SendingRepository
  onUndeliverable: OnUndeliverable
  /** True when the process is shutting down: mails not yet started stay for the next run. */
  isStopping?: () => boolean
}

export interface DeliveryCounts {
  sent: number
  failed: number
}

const mailsPerRun = 200
/**
 * After this many failures the run stops, so that an unreachable server does not use up the attempts of the other
 * mails.
 */
const missesPerRun = 3

/** Sends due mails one by one. Safe to run in several processes at the same time. */
export async function deliverMail(deps: DeliveryDeps): Promise<DeliveryCounts> {
  const { clock, sending, isStopping = () => false } = deps
  const delivered: DeliveryCounts = { sent: 0, failed: 0 }
  let misses = 0
  for (const due of await sending.due(clock.now(), mailsPerRun)) {
    if (isStopping() || misses >= missesPerRun) break
    const mail = await sending.claim(due, clock.now())
    if (!mail) continue
    const result = await attemptDelivery(deps, mail)
    if (result === 'later' || result === 'given_up') misses += 1
    if (result === 'sent') delivered.sent += 1
    if (result === 'refused' || result === 'given_up') delivered.failed += 1
  }
  return delivered
}

async function attemptDelivery(
  { clock, mailer, outbox, sending, onUndeliverable }: DeliveryDeps,
  mail: ClaimedMail,
): Promise<'sent' | 'later' | 'refused' | 'given_up' | 'over'> {
  const { id, language, attempts } = mail
  if (await sending.isOver(mail)) {
    await sending.drop(id, clock.now())
    return 'over'
  }
  const text = outbox.open(mail)
  const recipient = outbox.openRecipient(mail) ?? mail.recipient
  const result = text ? await mailer.send({ id, recipient, language, ...text }) : 'never'
  if (result === 'sent') {
    await sending.markSent(id, clock.now())
    return 'sent'
  }
  const wait = result === 'later' ? getRetryDelayMs(attempts) : null
  if (wait !== null) {
    await sending.postpone(id, clock.now() + wait)
    return 'later'
  }
  const problem = result === 'later' ? 'unreachable' : text ? 'refused' : 'unreadable'
  await sending.fail(mail, problem, clock.now(), onUndeliverable)
  return result === 'later' ? 'given_up' : 'refused'
}

/** How long to wait after this many attempts; null when it was the last one. */
function getRetryDelayMs(tries: number): number | null {
  return retryWaits[tries - 1] ?? null
}

import type { Clock } from '#server/platform/clock.ts'
import { getRetryDelayMs } from './back-off.ts'
import type { Mailer } from './mailer.ts'
import type { OutboxRepository } from './outbox-repository.ts'
import type { ClaimedMail, OnUndeliverable, SendingRepository } from './sending-repository.ts'

export interface DeliveryDeps {
  clock: Clock
  mailer: Mailer
  outbox: Pick<OutboxRepository, 'open'>
  sending: SendingRepository
  onUndeliverable: OnUndeliverable
  /** True once the process is to end: what was not begun stays for the next one. */
  isStopping?: () => boolean
}

export interface DeliveryCounts {
  sent: number
  failed: number
}

const mailsPerRun = 200
/** A server that cannot be reached is not asked for every mail: the others keep their tries. */
const missesPerRun = 3

/** Sends what is due, one by one. Several processes may do this at the same time. */
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
  const { id, recipient, language, attempts } = mail
  if (await sending.isOver(mail)) {
    await sending.drop(id, clock.now())
    return 'over'
  }
  const text = outbox.open(mail)
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

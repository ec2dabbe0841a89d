import type { FastifyInstance } from 'fastify'
import { listOutbox, readOutboxMail, retryOutboxMail } from '#contracts/outbox.ts'
import type { OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { readMail, retryMail } from './commands/handle-mail.ts'
import { listMails } from './repository.ts'

export interface OutboxDeps {
  db: Db
  clock: Clock
  outbox: Pick<OutboxRepository, 'open'>
  /** False: mail is not sent automatically. */
  isMailOn: boolean
}

function outboxRoutes(app: FastifyInstance, deps: OutboxDeps): void {
  const { db, clock, isMailOn } = deps

  implement(
    app,
    listOutbox,
  )(async (_input, { request }) => ({
    success: true,
    mails: await listMails(db, requireStaff(request)),
    isMailOn,
  }))

  implement(
    app,
    readOutboxMail,
  )(async ({ params, body }, { request }) => {
    const mail = { id: params.id, reason: body.reason }
    const text = await readMail(deps, requireStaff(request), mail, clock.now())
    return { success: true, ...text }
  })

  implement(
    app,
    retryOutboxMail,
  )(async ({ params }, { request }) => {
    await retryMail(db, requireStaff(request), params.id, clock.now())
    return { success: true }
  })
}

export function registerOutbox(app: FastifyInstance, { config, db, clock, outbox }: Services): void {
  outboxRoutes(app, { db, clock, outbox, isMailOn: config.mail !== null })
}

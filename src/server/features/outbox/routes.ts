import type { FastifyInstance } from 'fastify'
import { listOutbox, readOutboxMail, retryOutboxMail } from '#contracts/outbox.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { outboxListRepository, type OutboxListRepository } from './repository.ts'

export interface OutboxDeps {
  clock: Clock
  outboxList: OutboxListRepository
  /** False: mail is not sent automatically. */
  isMailOn: boolean
}

function outboxRoutes(app: FastifyInstance, { clock, outboxList, isMailOn }: OutboxDeps): void {
  implement(
    app,
    listOutbox,
  )(async (_input, { request }) => ({
    success: true,
    mails: await outboxList.newest(requireStaff(request)),
    isMailOn,
  }))

  implement(
    app,
    readOutboxMail,
  )(async ({ params, body }, { request }) => {
    const text = await outboxList.read(params.id, requireStaff(request), body.reason, clock.now())
    if (!text) throw notFound()
    if (text === 'closed') throw new AppError(403, 'mail_not_shown')
    return { success: true, ...text }
  })

  implement(
    app,
    retryOutboxMail,
  )(async ({ params }, { request }) => {
    const result = await outboxList.retry(params.id, requireStaff(request), clock.now())
    if (result === 'missing') throw notFound()
    if (result === 'closed') throw new AppError(409, 'conflict')
    return { success: true }
  })
}

export function registerOutbox(app: FastifyInstance, { config, db, clock, outbox }: Services): void {
  outboxRoutes(app, { clock, outboxList: outboxListRepository(db, outbox), isMailOn: config.mail !== null })
}

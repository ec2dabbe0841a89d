import { expect, test } from 'vitest'
import { composeMail } from '#server/engines/mail/compose.ts'
import type { SendResult } from '#server/engines/mail/mailer.ts'
import { outboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { sendingRepository } from '#server/engines/mail/sending-repository.ts'
import { createLogger } from '#server/platform/logger.ts'
import { testDataKey, setUpTestServer } from '#testing/server.ts'
import { scheduleMail, type MailJobDeps } from './job.ts'

const server = setUpTestServer()
const outbox = outboxRepository(testDataKey)
const lines: string[] = []
const start = (mailer: MailJobDeps['mailer']) => {
  lines.length = 0
  return scheduleMail({
    clock: server.clock,
    outbox,
    sending: sendingRepository(server.database.db),
    onUndeliverable: async () => undefined,
    logger: createLogger((line) => lines.push(line), server.clock.now),
    mailer,
  })
}
const queue = (recipient: string) =>
  outbox.queue(
    server.database.db,
    {
      ...composeMail('reset', 'en', { link: 'https://example.org/partner-portal#reset=token' }),
      recipient,
    },
    server.clock.now(),
  )
const statuses = async () => {
  const rows = await server.database.db
    .selectFrom('outbox')
    .select(['recipient', 'status'])
    .orderBy('recipient')
    .execute()
  return rows.map(({ recipient, status }) => `${recipient} ${status}`)
}

test('without a mail server everything waits, and the log says so once', async () => {
  await queue('a@group.example')
  await start(null)()

  expect(await statuses()).toEqual(['a@group.example waiting'])
  expect(lines.filter((line) => line.includes('SMTP_URL'))).toHaveLength(1)
})

test('stopping lets the mail under way finish and begins no other; no address stands in the log', async () => {
  await queue('a@group.example')
  await queue('b@group.example')
  const recipients: string[] = []
  const { promise: sending, resolve: begun } = Promise.withResolvers<void>()
  const { promise: answer, resolve: finish } = Promise.withResolvers<SendResult>()
  const stop = start({
    send({ recipient }) {
      recipients.push(recipient)
      begun()
      return answer
    },
  })
  await sending
  const ended = stop()
  finish('sent')
  await ended

  expect(recipients).toHaveLength(1)
  expect((await statuses()).filter((status) => status.endsWith(' sent'))).toHaveLength(1)
  expect(lines.join('')).toContain('"event":"mail sent"')
  expect(lines.join('')).not.toContain('group.example')
})

test('a fault while sending is logged, not thrown', async () => {
  await queue('a@group.example')
  const { promise: sending, resolve: ask } = Promise.withResolvers<void>()
  const stop = start({
    send() {
      ask()
      return Promise.reject(new Error('secret words'))
    },
  })
  await sending
  await stop()

  expect(lines.join('')).toContain('sending mail failed')
  expect(lines.join('')).not.toContain('secret words')
})

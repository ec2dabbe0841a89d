import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { composeMail } from '#server/engines/mail/compose.ts'
import { deliverMail } from '#server/engines/mail/deliver.ts'
import { outboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { sendingRepository } from '#server/engines/mail/sending-repository.ts'
import { testCookieKey, testServer, type Browser } from '#testing/server.ts'
import { signedIn } from '#testing/staff.ts'

const server = testServer()
const outbox = outboxRepository(testCookieKey)
const link = 'https://example.org/partner-portal#answer=opens-something'
const queue = (recipient: string) =>
  outbox.queue(
    server.database.db,
    {
      ...composeMail('overdue', 'en', { name: 'Open Door', link }),
      recipient,
    },
    server.clock.now(),
  )
const send = (result: 'sent' | 'never') =>
  deliverMail({
    clock: server.clock,
    outbox,
    sending: sendingRepository(server.database.db),
    onUndeliverable: async () => undefined,
    mailer: { send: async () => result },
  })
const admin = () => signedIn(server, { role: 'admin' })
const list = (browser: Browser) => browser.send({ method: 'GET', url: '/api/admin/outbox' })
const read = (browser: Browser, id: string, reason = 'mail is not set up') =>
  browser.send({ method: 'POST', url: `/api/admin/outbox/${id}/read`, payload: { reason } })
const retry = (browser: Browser, id: string) => browser.send({ method: 'POST', url: `/api/admin/outbox/${id}/retry` })

test('administrators see newest first what waits, without any text, and that mail is off', async () => {
  await queue('first@group.example')
  server.clock.advance(1000)
  const id = await queue('second@group.example')
  const reply = await list(await admin())

  expect(reply.json()).toEqual({
    success: true,
    isMailOn: false,
    mails: [
      {
        id,
        kind: 'overdue',
        recipient: 'second@group.example',
        language: 'en',
        status: 'waiting',
        attempts: 0,
        problem: null,
        createdAt: '2026-11-15T12:00:01.000Z',
        endedAt: null,
      },
      expect.objectContaining({ recipient: 'first@group.example' }),
    ],
  })
  expect(reply.body).not.toContain('answer=')
})

test('reading one needs a reason, shows the link, and is written down', async () => {
  const id = await queue('front@group.example')
  const browser = await admin()
  expect((await read(browser, id, '  ')).statusCode).toBe(400)
  const reply = await read(browser, id, 'they asked by phone')

  expect(reply.json()).toEqual({
    success: true,
    subject: 'Someone still waits for Open Door',
    text: expect.stringContaining(link),
  })
  expect((await server.stored()).audit).toMatchObject([
    {
      actor: browser.accountId,
      role: 'admin',
      action: 'read',
      entity: 'mail',
      entity_id: id,
      reason: 'they asked by phone',
    },
  ])
})

test('what was sent has no text any more, and nothing to send again', async () => {
  const id = await queue('front@group.example')
  await send('sent')
  const browser = await admin()

  expect((await read(browser, id)).statusCode).toBe(404)
  expect((await retry(browser, id)).statusCode).toBe(409)
  expect((await server.stored()).audit).toBeUndefined()
})

test('a mail that failed is tried again from the start; asking twice is the same as once', async () => {
  const id = await queue('front@group.example')
  await send('never')
  const browser = await admin()
  expect((await list(browser)).json().mails).toMatchObject([{ status: 'failed', problem: 'refused' }])

  expect((await retry(browser, id)).statusCode).toBe(200)
  expect((await retry(browser, id)).statusCode).toBe(200)
  expect((await list(browser)).json().mails).toMatchObject([
    { status: 'waiting', attempts: 0, problem: null, endedAt: null },
  ])
  expect((await server.stored()).audit).toHaveLength(1)
  await send('sent')
  expect((await list(browser)).json().mails).toMatchObject([{ status: 'sent' }])
})

test('a mail somebody is sending right now is not pulled forward', async () => {
  const id = await queue('front@group.example')
  const sending = sendingRepository(server.database.db)
  for (const due of await sending.due(server.clock.now(), 1)) await sending.claim(due, server.clock.now())
  await retry(await admin(), id)

  expect(await sending.due(server.clock.now(), 1)).toEqual([])
})

test('an unknown mail is not found, a misshapen id refused, and a reviewer may not look', async () => {
  const browser = await admin()
  expect((await read(browser, randomUUID())).statusCode).toBe(404)
  expect((await retry(browser, randomUUID())).statusCode).toBe(404)
  expect((await read(browser, 'x')).statusCode).toBe(400)
  expect((await list(await signedIn(server, { role: 'reviewer' }))).statusCode).toBe(403)
  expect((await list(server.browser())).statusCode).toBe(401)
})

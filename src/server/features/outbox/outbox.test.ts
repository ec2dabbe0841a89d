import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mail as mailText } from '#content/en/mail.ts'
import { composeMail, type ComposedMail } from '#server/engines/mail/compose.ts'
import type { MailKind } from '#server/engines/mail/mail-kinds.ts'
import { deliverMail } from '#server/engines/mail/deliver.ts'
import { outboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { sendingRepository } from '#server/engines/mail/sending-repository.ts'
import { adminKeysRepository } from '#server/features/admin-keys/repository.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { testDataKey, setUpTestServer, type Browser } from '#testing/server.ts'
import { signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
const outbox = outboxRepository(testDataKey)
const queueMail = (mail: ComposedMail, recipient: string) =>
  outbox.queue(server.database.db, { ...mail, recipient }, server.clock.now())
/** A mail without a personal link, so its text may be passed on by hand. */
const queue = (recipient: string) =>
  queueMail(composeMail('claimRefused', 'en', { name: 'Open Door', reason: 'Nobody knew you' }), recipient)
const secretLink = 'https://example.org/partner-portal#anything=opens-something'
const send = (result: 'sent' | 'never') =>
  deliverMail({
    clock: server.clock,
    outbox,
    sending: sendingRepository(server.database.db),
    onUndeliverable: async () => undefined,
    mailer: { send: async () => result },
  })
const admin = () => signInAs(server, { role: 'admin' })
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
        kind: 'claimRefused',
        hasPersonalLink: false,
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
  expect(reply.body).not.toContain('Nobody knew you')
})

test('reading a mail without a personal link needs a reason and is written to the audit log', async () => {
  const id = await queue('front@group.example')
  const browser = await admin()
  expect((await read(browser, id, '  ')).statusCode).toBe(400)
  const reply = await read(browser, id, 'they asked by phone')

  expect(reply.json()).toEqual({
    success: true,
    subject: "We couldn't confirm your claim for Open Door",
    text: expect.stringContaining('Nobody knew you'),
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
  expect((await list(await signInAs(server, { role: 'reviewer' }))).statusCode).toBe(403)
  expect((await list(server.browser())).statusCode).toBe(401)
})

const linkKinds = ['introduction', 'numberChanged', 'overdue', 'invitation', 'reset', 'claimApproved'] as const

test.each(linkKinds)('nobody reads the text of a mail with a personal link once it is queued: %s', async (kind) => {
  const id = await queueMail(composeMail(kind, 'en', { name: 'Open Door', link: secretLink }), 'front@group.example')
  for (const role of ['admin', 'super_admin'] as const) {
    const browser = await signInAs(server, { role })
    const listed = await list(browser)
    expect(listed.json().mails).toMatchObject([{ id, kind, recipient: 'front@group.example', hasPersonalLink: true }])
    const opened = await read(browser, id, 'they asked by phone')
    expect([opened.statusCode, opened.json().code]).toEqual([403, 'mail_not_shown'])
    expect(`${listed.body}${opened.body}`).not.toContain('opens-something')
  }
  expect((await server.stored()).audit).toBeUndefined()
})

test('a mail of a kind this version does not know is not shown either', async () => {
  const mail = composeMail('claimRefused', 'en', {})
  const id = await outbox.queue(
    server.database.db,
    { ...mail, kind: 'fromALaterVersion', recipient: 'a@group.example' },
    server.clock.now(),
  )
  expect((await read(await admin(), id)).statusCode).toBe(403)
})

test('only the kinds whose text is never shown can carry a link with a token', () => {
  const kinds = Object.keys(mailText).filter((key) => !['hello', 'footer', 'linkNote'].includes(key)) as MailKind[]
  const carriers = kinds.filter((kind) => {
    try {
      return composeMail(kind, 'en', { link: secretLink }).text.includes(secretLink)
    } catch {
      return false
    }
  })
  expect(carriers.toSorted()).toEqual([...linkKinds].toSorted())
})

test('an administrator sees no mail to an account of equal or higher role, and cannot read or resend it', async () => {
  const addresses = { admin: 'other-admin@example.org', super_admin: 'head@example.org', reviewer: 'rev@example.org' }
  for (const [role, email] of Object.entries(addresses)) await signInAs(server, { role: role as Role, email })
  await signInAs(server, { role: 'partner_admin', email: 'lead@group.example' })
  const ids = [await queue('Head@Example.org'), await queue(addresses.admin)]
  await queue(addresses.reviewer)
  await queue('lead@group.example')
  await send('never')
  const browser = await admin()

  const seen = (await list(browser)).json().mails.map(({ recipient }: { recipient: string }) => recipient)
  expect(seen.toSorted()).toEqual(['lead@group.example', 'rev@example.org'])
  for (const id of ids) {
    expect((await read(browser, id)).statusCode).toBe(404)
    expect((await retry(browser, id)).statusCode).toBe(404)
  }
  const head = await signInAs(server, { role: 'super_admin' })
  expect((await list(head)).json().mails).toHaveLength(4)
  expect((await retry(head, ids[0] ?? '')).statusCode).toBe(200)
})

test('a key of an administrator sees no more mail than an administrator', async () => {
  const { key } = await adminKeysRepository(server.database.db).add('test', server.clock.now())
  await signInAs(server, { role: 'super_admin', email: 'head@example.org' })
  await queue('head@example.org')
  await queueMail(composeMail('reset', 'en', { link: secretLink }), 'front@group.example')
  const headers = { authorization: `Bearer ${key}` }
  const reply = await server.send({ method: 'GET', url: '/api/admin/outbox', headers })
  expect(reply.json().mails).toMatchObject([{ recipient: 'front@group.example', hasPersonalLink: true }])
  const url = `/api/admin/outbox/${reply.json().mails[0].id}/read`
  const opened = await server.send({ method: 'POST', url, headers, payload: { reason: 'to pass it on' } })
  expect(opened.statusCode).toBe(403)
})

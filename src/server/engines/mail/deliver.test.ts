import { expect, test } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'
import { decodeMailText, setUpSmtpPeer } from '#testing/smtp-peer.ts'
import { testDataKey, setUpTestServer } from '#testing/server.ts'
import { composeMail } from './compose.ts'
import { deliverMail } from './deliver.ts'
import { outboxRepository } from './outbox-repository.ts'
import { sendingRepository } from './sending-repository.ts'
import { smtpMailer } from './smtp-mailer.ts'

const server = setUpTestServer()
const peer = setUpSmtpPeer()
const outbox = outboxRepository(testDataKey)
const minuteMs = 60_000
const undeliverable: string[] = []

const link = 'https://example.org/partner-portal#answer=a-link-that-opens-something'
const queue = (recipient: string, introductionId?: string) =>
  outbox.queue(
    server.database.db,
    {
      ...composeMail('introduction', 'es', { name: 'Casa Niño', date: '2026-11-18', link }),
      recipient,
      ...(introductionId === undefined ? {} : { introductionId }),
    },
    server.clock.now(),
  )

const deliver = (db: Db = server.database.db) =>
  deliverMail({
    clock: server.clock,
    mailer: smtpMailer(peer.config),
    outbox,
    sending: sendingRepository(db),
    async onUndeliverable(trx, id) {
      undeliverable.push(id)
      await trx.updateTable('warm_introductions').set({ state: 'delivery_failed' }).where('id', '=', id).execute()
    },
  })
const mails = () => server.database.db.selectFrom('outbox').selectAll().orderBy('recipient').execute()
const only = async () => (await mails())[0]
const received = () => peer.accepted[0] ?? { recipients: [], raw: '' }

async function introduction(id: string, state: 'sent' | 'withdrawn' | 'accepted' = 'sent') {
  const at = server.clock.now()
  await server.database.db
    .insertInto('warm_introductions')
    .values({
      id,
      resource_id: 'r',
      resource_name: 'A place',
      urgency: 'normal',
      delivery: 'sent',
      state,
      consent_version: '1',
      consent_language: 'en',
      consent_expires_at: at,
      created_at: at,
      updated_at: at,
      erase_at: at,
    })
    .execute()
  undeliverable.length = 0
}

test('a mail goes out once, in plain text, and its text is erased with that', async () => {
  const id = await queue('front@group.example')
  expect(await deliver()).toEqual({ sent: 1, failed: 0 })
  expect(await deliver()).toEqual({ sent: 0, failed: 0 })

  expect(peer.accepted).toHaveLength(1)
  const { recipients, raw } = received()
  expect(recipients).toEqual(['front@group.example'])
  expect(decodeMailText(raw)).toContain(`aquí. Toma dos minutos y no necesita una cuenta:\r\n${link}\r\n`)
  expect(raw).toMatch(new RegExp(`^Message-ID: <${id}@next-chapter\\.example>\r$`, 'm'))
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
  expect(raw).not.toMatch(/^X-Mailer|multipart|text\/html/m)
  expect(await only()).toMatchObject({ status: 'sent', sealed_mail: null, attempts: 1, problem: null })
})

test('"not now" is tried again after 1, 5, 30 minutes, 2 and 12 hours, then given up; the text stays', async () => {
  peer.manner = 'refuse_now'
  await queue('front@group.example')
  for (const [index, minutes] of [1, 5, 30, 120, 720].entries()) {
    expect(await deliver()).toEqual({ sent: 0, failed: 0 })
    expect(await only()).toMatchObject({ status: 'waiting', attempts: index + 1, problem: 'unreachable' })
    server.clock.advance(minutes * minuteMs - 1)
    await deliver()
    expect(peer.tried).toHaveLength(index + 1)
    server.clock.advance(1)
  }
  expect(await deliver()).toEqual({ sent: 0, failed: 1 })

  expect(peer.tried).toHaveLength(6)
  expect(await only()).toMatchObject({ status: 'failed', problem: 'unreachable', sealed_mail: expect.any(String) })
})

test.each(['refuse_always', 'refuse_text'] as const)('a refusal for good is not tried again (%s)', async (manner) => {
  peer.manner = manner
  await queue('gone@group.example')
  expect(await deliver()).toEqual({ sent: 0, failed: 1 })
  server.clock.advance(24 * 60 * minuteMs)
  await deliver()

  expect(peer.tried).toHaveLength(1)
  expect(await only()).toMatchObject({ status: 'failed', problem: 'refused', ended_at: expect.any(Number) })
})

test('a server that dies while the text is under way gets it again, once', async () => {
  peer.manner = 'die_in_data'
  await queue('front@group.example')
  await deliver()
  expect(await only()).toMatchObject({ status: 'waiting', attempts: 1 })

  peer.manner = 'accept'
  server.clock.advance(minuteMs)
  await deliver()
  server.clock.advance(60 * minuteMs)
  await deliver()
  expect(peer.accepted).toHaveLength(1)
})

test('a mail server that is down for an hour loses nothing, and nobody gets anything twice', async () => {
  await peer.goDown()
  const recipients = Array.from({ length: 12 }, (_, index) => `a${index + 10}@group.example`)
  for (const recipient of recipients) await queue(recipient)
  for (let minute = 0; minute < 60; minute += 1) {
    await deliver()
    server.clock.advance(minuteMs)
  }
  expect((await mails()).map(({ status }) => status)).toEqual(recipients.map(() => 'waiting'))

  await peer.comeUp()
  for (let round = 0; round < 16; round += 1) {
    await deliver()
    server.clock.advance(10 * minuteMs)
  }
  expect(peer.accepted.flatMap((mail) => mail.recipients).toSorted()).toEqual(recipients)
  expect(new Set((await mails()).map(({ status }) => status))).toEqual(new Set(['sent']))
})

test('two processes that send at the same time send each mail once', async () => {
  const other = await server.database.openAnother()
  const recipients = Array.from({ length: 12 }, (_, index) => `a${index + 10}@group.example`)
  for (const recipient of recipients) await queue(recipient)
  const [one, two] = await Promise.all([deliver(), deliver(other.db)])

  expect(one.sent + two.sent).toBe(12)
  expect(peer.accepted.flatMap((mail) => mail.recipients).toSorted()).toEqual(recipients)
})

test('a mail whose process ended in the middle is free again after a while', async () => {
  await queue('front@group.example')
  const sending = sendingRepository(server.database.db)
  const due = await sending.due(server.clock.now(), 1)
  const claim = () => Promise.all(due.map((mail) => sending.claim(mail, server.clock.now())))
  expect(await claim()).toEqual([expect.objectContaining({ attempts: 1 })])
  expect(await claim()).toEqual([null])
  await deliver()
  expect(peer.accepted).toHaveLength(0)

  server.clock.advance(10 * minuteMs)
  await deliver()
  expect(peer.accepted).toHaveLength(1)
})

test('an introduction is undeliverable only when not one of its mails went or can still go', async () => {
  await introduction('intro-1')
  await queue('a@group.example', 'intro-1')
  await queue('b@group.example', 'intro-1')
  peer.manner = 'refuse_now'
  await deliver()
  server.clock.advance(minuteMs)
  peer.manner = 'refuse_always'
  const other = await server.database.openAnother()
  await Promise.all([deliver(), deliver(other.db)])

  expect(undeliverable).toEqual(['intro-1'])
})

test('one mail that arrived is enough', async () => {
  await introduction('intro-1')
  await queue('a@group.example', 'intro-1')
  await deliver()
  await queue('b@group.example', 'intro-1')
  peer.manner = 'refuse_always'
  await deliver()

  expect((await mails()).map(({ status }) => status)).toEqual(['sent', 'failed'])
  expect(undeliverable).toEqual([])
})

test.each(['withdrawn', 'accepted'] as const)('nobody is told of an introduction that is %s by now', async (state) => {
  await introduction('intro-1', state)
  await queue('a@group.example', 'intro-1')
  await deliver()

  expect(peer.tried).toEqual([])
  expect(await only()).toMatchObject({ status: 'failed', problem: 'over', sealed_mail: null })
  expect(undeliverable).toEqual([])
})

test('a text that no longer opens is set aside', async () => {
  await queue('a@group.example')
  await server.database.db.updateTable('outbox').set({ sealed_mail: 'moved' }).execute()
  await deliver()

  expect(await only()).toMatchObject({ status: 'failed', problem: 'unreadable' })
})

test('a name with line breaks, HTML or addresses in it stays a name', async () => {
  const name = 'Casa\r\nBcc: spy@evil.example\r\n\r\n<script>alert(1)</script>\u2028\u0000 <x@evil.example>'
  await outbox.queue(
    server.database.db,
    {
      ...composeMail('claimReceived', 'en', { name }),
      recipient: 'front@group.example',
    },
    server.clock.now(),
  )
  await deliver()

  const { recipients, raw } = received()
  expect(recipients).toEqual(['front@group.example'])
  expect(raw).not.toMatch(/^Bcc:/im)
  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^Content-Type: text\/plain/m)
  expect(decodeMailText(raw)).toContain('<script>alert(1)</script>')
})

test('a long name is cut in the subject', () => {
  const { subject, text } = composeMail('claimRefused', 'en', { name: 'é'.repeat(300), reason: 'x'.repeat(9000) })

  expect(subject.length).toBeLessThan(200)
  expect(text.length).toBeLessThan(8000)
})

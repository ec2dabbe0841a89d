import { expect, test } from 'vitest'
import { changeNotices, showNotices } from '#contracts/introductions.ts'
import { deliverMail } from '#server/engines/mail/deliver.ts'
import type { OutgoingMail, SendResult } from '#server/engines/mail/mailer.ts'
import { outboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { sendingRepository } from '#server/engines/mail/sending-repository.ts'
import { readConfig } from '#server/platform/config.ts'
import { sendIntroduction } from '#testing/builders/introduction.ts'
import { callPartnerIntroduction, createPartnerWithIntroduction, partnerAnswer } from '#testing/builders/partner.ts'
import { setUpTestServer, testDataKey, type Browser } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'

const { mail } = readConfig({
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hi@help.example',
  PUBLIC_URL: 'https://example.org',
})
const server = setUpTestServer({ config: { mail } })
const url = '/api/session/notices'
const both = { email: 'canary-me@example.org', trustedEmail: 'canary-aunt@example.org' }

const choose = (browser: Browser, payload: object = both) =>
  browser.send({ method: 'PUT', url, payload, headers: { 'accept-language': 'es' } })
const show = async (browser: Browser) => (await browser.send({ method: 'GET', url })).json()
const cancel = (browser: Browser) =>
  browser.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place' } })

/** Sends what is due as the mail job would, and returns what the mail server got for visitors. */
async function deliver(result: SendResult = 'sent'): Promise<OutgoingMail[]> {
  const got: OutgoingMail[] = []
  const send = async (mail: OutgoingMail) => {
    got.push(mail)
    return result
  }
  const { db } = server.database
  await deliverMail({
    clock: server.clock,
    mailer: { send },
    outbox: outboxRepository(testDataKey),
    sending: sendingRepository(db),
    onUndeliverable: async () => undefined,
  })
  return got.filter(({ recipient }) => recipient.startsWith('canary-'))
}

const everythingKept = async () => JSON.stringify([await server.stored(), server.logLines])

test('an answer is told to the person and whom they trust, in those words alone, and no address is left', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  expect((await choose(person)).json()).toEqual({ success: true, changed: 1 })
  expect(await show(person)).toEqual({ success: true, isAvailable: true, notices: both })
  await deliver()
  await callPartnerIntroduction(staff, id, 'respond', partnerAnswer)
  expect(await everythingKept()).not.toContain('canary-')

  const words = 'Tiene un mensaje en Next Chapter'
  const mails = await deliver()
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([both.trustedEmail, both.email])
  for (const { subject, text } of mails) expect([subject, text]).toEqual([words, words])
  const kept = await server.stored()
  expect(kept.outbox?.filter(({ kind }) => kind === 'messageWaiting')).toMatchObject([
    { recipient: '-', sealed_mail: null },
    { recipient: '-', sealed_mail: null },
  ])
})

test('a reworded answer is not a second mail until the first was read', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  await choose(person, { ...both, trustedEmail: null })
  const respond = async () => {
    const { detail } = (await callPartnerIntroduction(staff, id)).json()
    server.clock.advance(1000)
    const replaces = detail.answer?.answeredAt ?? null
    await callPartnerIntroduction(staff, id, 'respond', { ...partnerAnswer, replaces })
    return (await deliver()).length
  }
  expect([await respond(), await respond()]).toEqual([1, 0])
  await person.send({ method: 'POST', url: `/api/warm-introductions/${id}/read` })
  expect(await respond()).toBe(1)
})

test('a refused mail keeps no address either', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  await choose(person)
  await callPartnerIntroduction(staff, id, 'respond', partnerAnswer)
  await deliver('never')
  const rows = (await server.stored()).outbox?.filter(({ kind }) => kind === 'messageWaiting')
  expect(rows?.map(({ status, sealed_mail: sealed }) => [status, sealed])).toEqual([
    ['failed', null],
    ['failed', null],
  ])
})

test('canceling takes back the addresses and what was not sent; so does deleting everything', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  await choose(person)
  await callPartnerIntroduction(staff, id, 'respond', partnerAnswer)
  await cancel(person)
  expect(await deliver()).toEqual([])
  expect((await server.stored()).warm_introductions).toMatchObject([{ state: 'withdrawn', sealed_notice: null }])

  const other = server.browser()
  await sendIntroduction(other)
  await choose(other)
  await other.send({ method: 'DELETE', url: '/api/me' })
  for (const row of (await server.stored()).warm_introductions ?? []) expect(row.sealed_notice).toBeNull()
})

test('the choice holds for new requests, is the person’s own, and can be taken back', async () => {
  const person = server.browser()
  await sendIntroduction(person)
  await choose(person)
  await sendIntroduction(person, { resourceId: 'place-2', resourceName: 'Another place' })
  const sealed = async () => (await server.stored()).warm_introductions?.map((row) => row.sealed_notice !== null)
  expect(await sealed()).toEqual([true, true])
  expect((await show(server.browser())).notices).toEqual({ email: null, trustedEmail: null })
  await choose(person, { email: null, trustedEmail: null })
  expect(await sealed()).toEqual([false, false])
})

test('an address can be named only so often, and must be one', async () => {
  const person = server.browser()
  await sendIntroduction(person)
  expect((await choose(person, { ...both, email: 'canary' })).statusCode).toBe(400)
  for (let times = 0; times < 15; times += 1) expect((await choose(person)).statusCode).toBe(200)
  expect((await choose(person)).statusCode).toBe(429)
})

test('a new number is told to each partner by a note and a mail that hold no number', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  await callPartnerIntroduction(staff, id, 'respond', partnerAnswer)
  const change = { method: 'PUT', url: '/api/session/contact', payload: { userPhone: '555-0142' } } as const
  expect((await person.send(change)).json()).toEqual({ success: true, changed: 1 })
  await person.send(change)

  const { detail } = (await callPartnerIntroduction(staff, id, 'open')).json()
  expect(detail.shared.userPhone).toBe('555-0142')
  expect(detail.notes).toMatchObject([{ kind: 'new_number', text: null, author: null }])
  const { outbox = [] } = await server.stored()
  const told = outbox.filter(({ kind }) => kind === 'numberChanged')
  expect(told).toMatchObject([{ recipient: 'sam@example.org', status: 'waiting' }])
  const text = told.map((row) => outboxRepository(testDataKey).open(row)?.text ?? '').join('')
  expect(text).toContain('has a new phone number')
  expect(text).not.toContain('0142')
  await deliver()
  expect((await server.stored()).outbox?.find(({ kind }) => kind === 'numberChanged')?.status).toBe('sent')
})

testAccess(server, showNotices, 'apart', () => ({}))
testAccess(server, changeNotices, 'own rows', async (owner) => {
  await sendIntroduction(owner, { resourceName: mark })
  return { body: { email: 'me@example.org', trustedEmail: null } }
})

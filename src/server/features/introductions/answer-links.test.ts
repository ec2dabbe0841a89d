import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { introductionRequest, personalWords, sendIntroduction } from '#testing/builders/introduction.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import {
  callPartnerIntroduction,
  partnerAnswer,
  createPartnerWithIntroduction,
  listQueuedMails,
  saveSettings,
} from '#testing/builders/partner.ts'
import { setUpTestServer, withinOneWindow, type InjectReply } from '#testing/server.ts'
import { signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
const dayMs = 24 * 60 * 60 * 1000
const url = (token: string, what = '') => `/api/partner/answer/${token}${what}`
const show = (token: string) => server.send({ method: 'GET', url: url(token) })
const post = (token: string, what = '', payload: object = {}) =>
  server.browser().send({ method: 'POST', url: url(token, what), payload })
const answer = (token: string, changes: object = {}) => post(token, '', { ...partnerAnswer, ...changes })
const newToken = () => randomBytes(32).toString('base64url')
const getOutcome = (reply: InjectReply) => [reply.statusCode, reply.json().code]
const getBody = (reply: InjectReply) => `${reply.statusCode} ${reply.body}`
const firstToken = async () => (await listQueuedMails(server))[0]?.token ?? ''
const iso = (at = server.clock.now()) => new Date(at).toISOString()
const state = async () =>
  (await server.database.db.selectFrom('warm_introductions').select('state').executeTakeFirstOrThrow()).state

test('everybody who answers gets one mail with a link of their own, and nothing about the person', async () => {
  const { organizationId } = await createPartnerWithIntroduction(server)
  const add = (changes: object) => signInAs(server, { role: 'partner_staff', organizationId, ...changes })
  const quiet = await add({ email: 'quiet@example.org' })
  await server.database.db.updateTable('accounts').set({ notify: 0 }).where('id', '=', quiet.accountId).execute()
  await add({ role: 'partner_viewer', email: 'viewer@example.org' })
  await add({ role: 'partner_admin', email: 'ana@example.org' })
  await seedDirectory(server.database.db, [buildListing({ id: 'place-1', name: 'Harbor House', state: 'CA' })])
  await saveSettings(server, organizationId, { noticeEmails: ['desk@example.org', 'ANA@example.org'], language: 'es' })
  await server.database.db.deleteFrom('outbox').execute()
  await sendIntroduction(server.browser(), { resourceName: 'Canaria Nombre' })
  const mails = await listQueuedMails(server)

  expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@example.org', 'desk@example.org', 'sam@example.org'])
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Someone is asking Harbor House for help',
    expect.stringContaining('Harbor House'),
    'Someone is asking Harbor House for help',
  ])
  expect(mails[0]?.text).toContain('Wednesday, November 18')
  expect(mails[1]?.text).toContain('miércoles, 18 de noviembre')
  expect(mails[0]?.text).toContain(`https://example.org/partner-portal#answer=${mails[0]?.token}`)
  expect(new Set(mails.map(({ token }) => token)).size).toBe(3)
  for (const word of personalWords) expect(JSON.stringify(mails)).not.toContain(word)
  const links = await server.database.db.selectFrom('answer_links').selectAll().execute()
  for (const { token } of mails) expect(JSON.stringify(links)).not.toContain(token)
})

test('the address alone shows what it is about, nothing personal, and changes nothing', async () => {
  await createPartnerWithIntroduction(server)
  const token = await firstToken()
  const before = await server.stored()
  const reply = (await show(token)).json()

  expect(reply).toEqual({
    success: true,
    state: 'open',
    ref: expect.stringMatching(/^[0-9A-F]{6}$/),
    resourceName: 'Open Door',
    organization: 'Open Door',
    receivedAt: iso(),
    dueAt: iso(server.clock.now() + 3 * dayMs),
    urgency: 'normal',
    language: 'en',
    answerLanguage: 'es',
  })
  const after = await server.stored()
  expect({ ...after, limits: null }).toEqual({ ...before, limits: null })
})

test('opened, it shows the one introduction it is for, tells the person, and is in the log as a link', async () => {
  const { staff, id } = await createPartnerWithIntroduction(server)
  await sendIntroduction(server.browser(), { userName: 'Somebody Else', userPhone: '555-0142' })
  await callPartnerIntroduction(staff, id, 'notes', { text: 'canary-note' })
  const token = await firstToken()
  const { detail } = (await post(token, '/open')).json()
  const log = await server.database.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'introduction.viewed')
    .execute()

  expect(detail).toMatchObject({
    introduction: { id, state: 'opened' },
    shared: { userName: introductionRequest.userName },
  })
  expect(JSON.stringify(detail)).not.toContain('canary-note')
  expect(log).toMatchObject([{ actor: expect.stringMatching(/^link:[0-9a-f]{8}$/), role: 'link', entity_id: id }])
  expect(token).not.toContain(log[0]?.actor.slice(5))
})

test('without an account and without opening it, an answer reaches the person; a second gets the first', async () => {
  const { person } = await createPartnerWithIntroduction(server)
  const token = await firstToken()
  const reply = await answer(token, { contactName: 'Ana', contactPhone: '555-0100' })
  const [seen] = (await person.send({ method: 'GET', url: '/api/warm-introductions' })).json().introductions
  const second = await answer(token, { message: 'second' })

  expect(reply.json()).toMatchObject({ success: true, answer: { state: 'accepted', contact: 'Ana, 555-0100' } })
  expect(seen).toMatchObject({
    state: 'accepted',
    partnerResponse: partnerAnswer.message,
    partnerContact: 'Ana, 555-0100',
  })
  expect([...getOutcome(second), second.json().answer]).toEqual([409, 'already_answered', reply.json().answer])
  expect((await show(token)).json().state).toBe('answered')
  expect((await answer(token, { state: 'declined' })).json().code).toBe('reason_needed')
})

test('of twenty answers by two links at once one wins, and the others get it', async () => {
  const { organizationId } = await createPartnerWithIntroduction(server)
  await server.database.db.deleteFrom('outbox').execute()
  await saveSettings(server, organizationId, { noticeEmails: ['desk@example.org'] })
  await sendIntroduction(server.browser())
  const tokens = (await listQueuedMails(server)).map(({ token }) => token)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      answer(tokens[index % 2] ?? '', { state: 'declined', reason: 'other', message: `no ${index}` }),
    ),
  )
  const won = replies.filter(({ statusCode }) => statusCode === 200)

  expect(won).toHaveLength(1)
  for (const reply of replies) if (reply !== won[0]) expect(getOutcome(reply)).toEqual([409, 'already_answered'])
  expect(new Set(replies.map((reply) => reply.json().answer.message)).size).toBe(1)
})

test('ten openings are enough, also when twenty come at once; the tenth can still answer', async () => {
  await createPartnerWithIntroduction(server)
  const token = await firstToken()
  const opened = await Promise.all(Array.from({ length: 20 }, () => post(token, '/open')))

  expect(opened.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  expect(new Set(opened.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body)).size).toBe(1)
  expect(getOutcome(await post(token, '/open'))).toEqual([404, 'link_over'])
  expect(getOutcome(await show(token))).toEqual([404, 'link_over'])
  expect((await answer(token)).statusCode).toBe(200)
})

test('after fourteen days it answers like a link that never was, and so does every guess', async () => {
  await createPartnerWithIntroduction(server)
  const token = await firstToken()
  server.clock.advance(14 * dayMs - 1)
  expect((await show(token)).statusCode).toBe(200)
  server.clock.advance(1)
  for (const call of [
    show,
    (candidate: string) => post(candidate, '/open'),
    answer,
    (candidate: string) => post(candidate, '/outcome', { outcome: 'got_help' }),
  ]) {
    const replies = [
      await call(token),
      await call(newToken()),
      await call('x'),
      await call(`${token}x`),
      await call('%3Cb%3E'),
    ]
    expect(new Set(replies.map(getBody)).size).toBe(1)
    expect(getOutcome(replies[0] as InjectReply)).toEqual([404, 'link_over'])
  }
  expect(await state()).toBe('sent')
})

test('after a no it says "already answered" and shows nobody', async () => {
  await createPartnerWithIntroduction(server)
  const token = await firstToken()
  const reply = await answer(token, { state: 'declined', reason: 'no_capacity' })
  const replies = [
    await post(token, '/open'),
    await post(token, '/outcome', { outcome: 'got_help' }),
    await show(token),
  ]
  const reworded = await answer(token, { state: 'declined', reason: 'other', replaces: reply.json().answer.answeredAt })

  expect(replies.slice(0, 2).map(getOutcome)).toEqual([
    [409, 'already_answered'],
    [409, 'already_answered'],
  ])
  expect(replies[2]?.json()).toMatchObject({ state: 'over' })
  expect(getOutcome(reworded)).toEqual([409, 'already_answered'])
  for (const word of personalWords) expect(replies.map(({ body }) => body).join('')).not.toContain(word)
})

test('whoever answered yes tells by the same link that it helped, and then it is over', async () => {
  await createPartnerWithIntroduction(server)
  const token = await firstToken()
  expect((await post(token, '/outcome', { outcome: 'got_help' })).statusCode).toBe(409)
  await answer(token)
  expect((await post(token, '/outcome', { outcome: 'got_help' })).json()).toEqual({ success: true })

  expect(await state()).toBe('got_help')
  expect((await show(token)).json().state).toBe('over')
  expect(getOutcome(await post(token, '/outcome', { outcome: 'not_got_help' }))).toEqual([409, 'already_answered'])
})

test('taken back by the person, the link shows nothing of them', async () => {
  const { person } = await createPartnerWithIntroduction(server)
  const token = await firstToken()
  await post(token, '/open')
  await person.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place' } })
  const replies = [
    await post(token, '/open'),
    await answer(token),
    await post(token, '/outcome', { outcome: 'got_help' }),
  ]

  expect(replies.map(getOutcome)).toEqual(Array.from({ length: 3 }, () => [409, 'taken_back']))
  expect((await show(token)).json().state).toBe('over')
  for (const word of personalWords) expect(replies.map(({ body }) => body).join('')).not.toContain(word)
})

test('the link of somebody who is no longer there no longer works', async () => {
  const { staff } = await createPartnerWithIntroduction(server)
  const token = await firstToken()
  await server.database.db
    .updateTable('accounts')
    .set({ status: 'disabled' })
    .where('id', '=', staff.accountId)
    .execute()

  expect(getBody(await show(token))).toBe(getBody(await show(newToken())))
})

test('thirty guesses in ten minutes are all an address has; answering is not guessing', async () => {
  await createPartnerWithIntroduction(server)
  const token = await firstToken()
  await withinOneWindow(10 * 60 * 1000, async () => {
    await server.database.db.deleteFrom('limits').execute()
    for (let view = 0; view < 35; view += 1) expect((await show(token)).statusCode).toBe(200)
    for (let guess = 0; guess < 30; guess += 1) expect((await show(newToken())).statusCode).toBe(404)
    expect([(await show(newToken())).statusCode, (await show(token)).statusCode]).toEqual([429, 429])
    expect((await server.send({ method: 'GET', url: url(token), remoteAddress: '192.0.2.7' })).statusCode).toBe(200)
  })
})

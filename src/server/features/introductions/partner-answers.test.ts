import { expect, test } from 'vitest'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { sendIntroduction } from '#testing/builders/introduction.ts'
import { callPartnerIntroduction, partnerAnswer, createPartnerWithIntroduction } from '#testing/builders/partner.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
type Sender = Pick<Browser, 'send'>
const mine = async (person: Sender) =>
  (await person.send({ method: 'GET', url: '/api/warm-introductions' })).json().introductions[0]
const respond = (staff: Sender, id: string, changes: object = {}) =>
  callPartnerIntroduction(staff, id, 'respond', { ...partnerAnswer, ...changes })
const iso = () => new Date(server.clock.now()).toISOString()
const html = '<img src=x onerror=alert(1)>"\'&'

test('an answer with all its parts is in the person’s next poll, as text', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  const whole = {
    state: 'accepted',
    message: html,
    contactName: `Ana ${html}`,
    contactPhone: '555-0100',
    instructions: html,
    bring: [html, 'An ID if you have one'],
    appointment: { at: '2026-11-20T14:30', place: html },
  }
  const sentAnswer = (await respond(staff, id, whole)).json().detail.answer
  const seen = await mine(person)

  expect(seen).toMatchObject({
    status: 'completed',
    state: 'accepted',
    partnerResponse: html,
    partnerContact: `Ana ${html}, 555-0100`,
    partnerInstructions: html,
    bring: whole.bring,
    appointment: whole.appointment,
    readAt: null,
  })
  expect(seen.updatedAt > seen.createdAt).toBe(true)
  expect(sentAnswer).toEqual({
    state: 'accepted',
    message: html,
    contact: `Ana ${html}, 555-0100`,
    instructions: html,
    bring: whole.bring,
    appointment: whole.appointment,
    reason: null,
    alternatives: [],
    answeredAt: iso(),
  })
  expect(JSON.stringify(await server.stored())).not.toContain('onerror')
})

test('a note with HTML in it stays what it is', async () => {
  const { staff, id } = await createPartnerWithIntroduction(server)

  expect((await callPartnerIntroduction(staff, id, 'notes', { text: html })).json().detail.notes).toMatchObject([
    { text: html },
  ])
})

test('a no needs a reason; only a no has one, and only a no names other places', async () => {
  const { staff, id } = await createPartnerWithIntroduction(server)
  const codes = await Promise.all(
    [
      { state: 'declined' },
      { state: 'accepted', reason: 'other' },
      { state: 'needs_you', alternatives: ['place-9'] },
    ].map(async (changes) => (await respond(staff, id, changes)).json().code),
  )

  expect(codes).toEqual(['reason_needed', 'reason_not_fitting', 'reason_not_fitting'])
  expect((await respond(staff, id, { state: 'declined', reason: 'no_capacity' })).statusCode).toBe(200)
})

test('a no may name two places of the directory, and the person gets their names and phones', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  const { db } = server.database
  await seedDirectory(db, [
    buildListing({ id: 'place-8', name: 'Harbor' }),
    buildListing({ id: 'place-9', name: 'Hill', phones: [] }),
  ])
  await seedDirectory(db, [buildListing({ id: 'place-7' })], { status: 'withdrawn' })
  const decline = (alternatives: string[]) => respond(staff, id, { state: 'declined', reason: 'other', alternatives })
  for (const wrong of [['nowhere'], ['place-8', 'nowhere'], ['place-7'], ['place-8', 'place-9', 'place-7']]) {
    const reply = await decline(wrong)
    expect([reply.statusCode, reply.json().fields[0].path], wrong.join()).toEqual([400, 'alternatives'])
  }
  await decline(['place-9', 'place-8'])

  expect(await mine(person)).toMatchObject({
    state: 'declined',
    declineReason: 'other',
    alternatives: [
      { id: 'place-9', name: 'Hill' },
      { id: 'place-8', name: 'Harbor', phone: '(213) 555-0100' },
    ],
  })
})

test.each([
  ['an empty message', { message: '  ' }],
  ['a long message', { message: 'x'.repeat(501) }],
  ['a day no calendar has', { appointment: { at: '2026-02-30T10:00', place: null } }],
  ['no time of day', { appointment: { at: '2026-11-20', place: null } }],
  ['too much to bring', { bring: Array.from({ length: 11 }, () => 'x') }],
  ['another state', { state: 'got_help' }],
  ['a wrong instant', { replaces: 'yesterday' }],
])('%s is refused and changes nothing', async (_what, changes) => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)

  expect((await respond(staff, id, changes)).statusCode).toBe(400)
  expect(await mine(person)).toMatchObject({ state: 'sent', partnerResponse: null })
})

test('of twenty answers at the same moment one wins, and the others get it', async () => {
  const { organizationId, staff, person, id } = await createPartnerWithIntroduction(server)
  const ana = await signInAs(server, { role: 'partner_admin', organizationId })
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      respond(index % 2 === 0 ? staff : ana, id, { message: `answer ${index}` }),
    ),
  )
  const won = replies.filter(({ statusCode }) => statusCode === 200)
  const lost = replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json())
  const { answer } = won[0]?.json().detail ?? {}

  expect([won.length, lost.length]).toEqual([1, 19])
  for (const reply of lost) expect(reply).toMatchObject({ success: false, code: 'already_answered', answer })
  expect((await mine(person)).partnerResponse).toBe(answer.message)
  const counts = await server.database.db
    .selectFrom('partner_counts')
    .select('n')
    .where('key', '=', 'accepted')
    .execute()
  expect(counts).toEqual([{ n: 1 }])
})

test('whoever read the first answer may put it better; whoever did not may not', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  const first = (await respond(staff, id)).json().detail.answer
  const blind = await respond(staff, id, { message: 'blind' })
  const better = await respond(staff, id, { message: 'better', replaces: first.answeredAt })
  const late = await respond(staff, id, { message: 'late', replaces: first.answeredAt })

  expect([blind.statusCode, better.statusCode, late.statusCode]).toEqual([409, 200, 409])
  expect(late.json().answer).toMatchObject({ message: 'better' })
  expect((await mine(person)).partnerResponse).toBe('better')
})

test('after a no or an outcome it can no longer be accepted', async () => {
  const { staff, id } = await createPartnerWithIntroduction(server)
  const { answeredAt } = (await respond(staff, id, { state: 'declined', reason: 'other' })).json().detail.answer
  const reply = await respond(staff, id, { replaces: answeredAt })

  expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict'])
})

test('what was withdrawn is withdrawn in list, page and answer at once, with nobody in it', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  await callPartnerIntroduction(staff, id, 'notes', { text: 'canary-note' })
  await respond(staff, id)
  await person.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place' } })
  const detail = (await callPartnerIntroduction(staff, id)).json().detail
  const replies = await Promise.all([
    callPartnerIntroduction(staff, id, 'open'),
    respond(staff, id),
    callPartnerIntroduction(staff, id, 'notes', { text: 'x' }),
    callPartnerIntroduction(staff, id, 'outcome', { outcome: 'got_help' }),
  ])

  expect(detail).toMatchObject({
    introduction: { state: 'withdrawn', person: null, county: null, needs: [] },
    shared: null,
    answer: null,
    notes: [],
  })
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual(
    Array.from({ length: 4 }, () => [409, 'taken_back']),
  )
  expect(replies.map(({ body }) => body).join('')).not.toContain('canary')
  expect((await server.stored()).introduction_notes).toBeUndefined()
})

test('two processes on one database: answered on one, seen through the other', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  const { db } = await server.database.openAnother()
  const another = await server.startAnother(db)
  const headers = { cookie: staff.cookie() ?? '', 'sec-fetch-site': 'same-origin' }
  const url = `/api/partner/introductions/${id}/respond`
  const answered = await another.inject({ method: 'POST', url, headers, payload: partnerAnswer })
  await another.close()

  expect(answered.statusCode).toBe(200)
  expect(await mine(person)).toMatchObject({ state: 'accepted', partnerResponse: partnerAnswer.message })
  expect((await respond(staff, id)).json().answer.message).toBe(partnerAnswer.message)
})

test('each step is one in the organization’s numbers, in the same breath', async () => {
  const { organizationId, staff, person, id } = await createPartnerWithIntroduction(server)
  const other = server.browser()
  await sendIntroduction(other, { language: 'en' })
  await callPartnerIntroduction(staff, id, 'open')
  await callPartnerIntroduction(staff, id, 'open')
  const { answeredAt } = (await respond(staff, id, { state: 'needs_you' })).json().detail.answer
  await respond(staff, id, { state: 'declined', reason: 'no_capacity', replaces: answeredAt })
  const outcome = (what: string) =>
    person.send({
      method: 'POST',
      url: `/api/warm-introductions/${id}/outcome`,
      payload: { outcome: what },
    })
  await outcome('not_got_help')
  await outcome('got_help')
  await other.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place' } })
  const counts = await server.database.db
    .selectFrom('partner_counts')
    .select(['month', 'key', 'n'])
    .where('organization_id', '=', organizationId)
    .where('n', '!=', 0)
    .orderBy('key')
    .execute()

  expect(new Set(counts.map(({ month }) => month))).toEqual(new Set(['2026-11']))
  expect(Object.fromEntries(counts.map(({ key, n }) => [key, n]))).toEqual({
    'answered_hours:le2': 1,
    declined: 1,
    'declined:no_capacity': 1,
    got_help: 1,
    'language:en': 1,
    'language:es': 1,
    needs_you: 1,
    opened: 1,
    sent: 2,
    withdrawn: 1,
  })
})

import { expect, test } from 'vitest'
import { introductionRequest, personalWords, sendIntroduction } from '#testing/builders/introduction.ts'
import {
  callPartnerIntroduction,
  partnerAnswer,
  createPartnerWithIntroduction,
  saveSettings,
} from '#testing/builders/partner.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const missing = '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a'
type Sender = Pick<Browser, 'send'>

const list = async (sender: Sender, query = '') =>
  (await sender.send({ method: 'GET', url: `/api/partner/introductions${query}` })).json()
const summary = async (sender: Sender) => (await sender.send({ method: 'GET', url: '/api/partner/summary' })).json()
const refs = ({ introductions }: { introductions: { resourceName: string; id: string }[] }) =>
  introductions.map(({ id }) => id)
const iso = (at = server.clock.now()) => new Date(at).toISOString()
const auditRows = () => server.database.db.selectFrom('audit').selectAll().orderBy('at').orderBy('action').execute()

test('the table shows who asks by first name and initial, what for, and by when', async () => {
  const { staff, id } = await createPartnerWithIntroduction(server)

  expect(await list(staff)).toEqual({
    success: true,
    page: 1,
    pages: 1,
    total: 1,
    introductions: [
      {
        id,
        ref: id.slice(0, 6).toUpperCase(),
        resourceId: 'place-1',
        resourceName: 'A place',
        receivedAt: iso(),
        dueAt: iso(server.clock.now() + 72 * hourMs),
        overdue: false,
        urgency: 'normal',
        state: 'sent',
        delivery: 'sent',
        language: 'es',
        needs: ['sobriety'],
        person: 'Canaria N.',
        county: 'Canary County',
        owner: null,
        openedAt: null,
        answeredAt: null,
        reply: null,
      },
    ],
  })
})

test('another organization gets the answer for an introduction that is not there, whatever it tries (T-4.1)', async () => {
  const { id } = await createPartnerWithIntroduction(server)
  const other = await signInAs(server, { role: 'partner_admin' })
  const calls: [string, object?][] = [
    [''],
    ['open'],
    ['respond', partnerAnswer],
    ['assign', { accountId: null }],
    ['notes', { text: 'x' }],
    ['attempt', { result: 'reached' }],
    ['outcome', { outcome: 'got_help' }],
  ]
  const before = await server.stored()
  for (const [what, payload] of calls) {
    const theirs = await callPartnerIntroduction(other, id, what, payload)
    const nobodys = await callPartnerIntroduction(other, missing, what, payload)
    expect([theirs.statusCode, theirs.body], what).toEqual([404, nobodys.body])
  }

  expect(await list(other)).toMatchObject({ introductions: [], total: 0 })
  expect(await server.stored()).toEqual(before)
})

test('a viewer sees no name and no words, and cannot open, answer or note anything', async () => {
  const { organizationId, staff, id } = await createPartnerWithIntroduction(server)
  await callPartnerIntroduction(staff, id, 'notes', { text: 'Canaria was here, call 010-0199' })
  await callPartnerIntroduction(staff, id, 'respond', { ...partnerAnswer, message: 'Dear Canaria' })
  const viewer = await signInAs(server, { role: 'partner_viewer', organizationId })
  const seen = [await list(viewer), (await callPartnerIntroduction(viewer, id)).json(), await summary(viewer)]
  const [{ introductions }, { detail }] = seen
  const refused = await Promise.all(
    ['open', 'respond', 'notes', 'attempt', 'outcome', 'assign'].map((what) =>
      callPartnerIntroduction(viewer, id, what, {}),
    ),
  )

  expect(introductions).toMatchObject([{ person: null, county: 'Canary County', needs: ['sobriety'] }])
  expect(detail).toMatchObject({ shared: null, answer: null, next: [], notes: [{ kind: 'note', text: null }] })
  for (const word of ['Canaria', '010-0199', 'canary@', 'canary-story'])
    expect(JSON.stringify(seen)).not.toContain(word)
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403])
})

test('what the person wrote comes only by opening it, which is written down and told to the person', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  expect((await callPartnerIntroduction(staff, id)).json().detail.shared).toBeNull()
  server.clock.advance(minuteMs)
  const opened = (await callPartnerIntroduction(staff, id, 'open')).json().detail
  server.clock.advance(minuteMs)
  await callPartnerIntroduction(staff, id, 'open')
  const { userName, userPhone, userEmail, userMessage, preferredContact, userLocation } = introductionRequest
  const [seen] = (await person.send({ method: 'GET', url: '/api/warm-introductions' })).json().introductions

  expect(opened).toMatchObject({
    shared: { userName, userPhone, userEmail, userMessage, preferredContact, userLocation },
    introduction: { state: 'opened', openedAt: iso(server.clock.now() - minuteMs) },
    consent: { version: '2026-11', language: 'es', givenAt: iso(server.clock.now() - 2 * minuteMs) },
    next: ['needs_you', 'accepted', 'declined'],
    isSensitive: false,
  })
  expect(seen).toMatchObject({ state: 'opened', updatedAt: iso(server.clock.now() - minuteMs) })
  const views = (await auditRows()).filter(({ action }) => action === 'introduction.viewed')
  expect(views.map(({ actor, entity_id: entity }) => [actor, entity])).toEqual([
    [staff.accountId, id],
    [staff.accountId, id],
  ])
})

test('more than fifty looks in an hour are told once, without saying at whom (T-8.3)', async () => {
  const { staff, id } = await createPartnerWithIntroduction(server)
  for (let view = 0; view < 53; view += 1) await callPartnerIntroduction(staff, id, 'open')
  const auditEvents = (await auditRows()).filter(({ action }) => action === 'many_views')
  const lines = server.logLines.filter((line) => line.includes('very many introductions'))

  expect(auditEvents).toMatchObject([{ actor: staff.accountId, entity_id: staff.accountId }])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', count: 51 })
})

test('notes, calls, a colleague and an outcome stay with the organization; the person sees the outcome', async () => {
  const { organizationId, staff, person, id } = await createPartnerWithIntroduction(server)
  const ana = await signInAs(server, { role: 'partner_staff', organizationId, name: 'Ana' })
  await callPartnerIntroduction(staff, id, 'notes', { text: 'canary-note' })
  server.clock.advance(1)
  await callPartnerIntroduction(ana, id, 'attempt', { result: 'no_answer' })
  const assigned = (await callPartnerIntroduction(staff, id, 'assign', { accountId: ana.accountId })).json().detail
  expect((await callPartnerIntroduction(staff, id, 'outcome', { outcome: 'got_help' })).statusCode).toBe(409)
  await callPartnerIntroduction(staff, id, 'respond', partnerAnswer)
  const closed = (await callPartnerIntroduction(staff, id, 'outcome', { outcome: 'got_help' })).json().detail
  const mine = await person.send({ method: 'GET', url: '/api/warm-introductions' })

  expect(assigned.introduction.owner).toEqual({ id: ana.accountId, name: 'Ana' })
  expect(assigned.notes).toMatchObject([
    { kind: 'note', text: 'canary-note', result: null, author: 'Sam' },
    { kind: 'attempt', text: null, result: 'no_answer', author: 'Ana' },
  ])
  expect(closed.introduction.state).toBe('got_help')
  expect(mine.json().introductions).toMatchObject([{ state: 'got_help' }])
  expect(mine.body).not.toContain('canary-note')
  const actions = (await auditRows()).map(({ action }) => action.replace('introduction.', ''))
  expect(actions.toSorted()).toEqual(['answered', 'assigned', 'called', 'noted', 'outcome'])
})

test('only an active colleague of the same organization takes care of it', async () => {
  const { organizationId, staff, id } = await createPartnerWithIntroduction(server)
  const stranger = await signInAs(server, { role: 'partner_staff' })
  const gone = await signInAs(server, { role: 'partner_staff', organizationId })
  await server.database.db
    .updateTable('accounts')
    .set({ status: 'disabled' })
    .where('id', '=', gone.accountId)
    .execute()
  const assign = (accountId: string | null) => callPartnerIntroduction(staff, id, 'assign', { accountId })
  const refused = [await assign(stranger.accountId), await assign(gone.accountId), await assign(missing)]

  expect(new Set(refused.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(refused[0]?.statusCode).toBe(400)
  expect((await assign(staff.accountId)).json().detail.introduction.owner.name).toBe('Sam')
  expect((await assign(null)).json().detail.introduction.owner).toBeNull()
})

test('filters find what they say, and twenty are a page', async () => {
  const { organizationId, id } = await createPartnerWithIntroduction(server, {
    urgency: 'urgent',
    userNeeds: { housing: true },
  })
  for (let index = 0; index < 21; index += 1) {
    server.clock.advance(1)
    await sendIntroduction(server.browser(), { userPhone: `555010${1000 + index}` })
  }
  server.clock.advance(24 * hourMs)
  const staff = await signInAs(server, { role: 'partner_staff', organizationId })
  await callPartnerIntroduction(staff, id, 'assign', { accountId: staff.accountId })
  const totals = async (...queries: string[]) =>
    Promise.all(queries.map(async (query) => (await list(staff, query)).total as number))

  expect(await list(staff, '?page=2')).toMatchObject({ page: 2, pages: 2, total: 22, introductions: [{}, { id }] })
  expect((await list(staff, '?page=99')).page).toBe(2)
  expect((await list(staff)).introductions).toHaveLength(20)
  expect((await list(staff, '?need=sobriety')).introductions).toHaveLength(20)
  for (const query of ['need=housing', 'urgency=urgent', 'owner=mine', `owner=${staff.accountId}`, 'state=overdue']) {
    expect(refs(await list(staff, `?${query}`)), query).toEqual([id])
  }
  expect(
    await totals('?owner=nobody', '?state=sent', '?state=open', '?state=closed', '?board=1', '?state=opened'),
  ).toEqual([21, 22, 22, 0, 22, 0])
})

test('the board keeps what closed in the last thirty days, the table until it is erased', async () => {
  const { staff, id } = await createPartnerWithIntroduction(server)
  const answer = { ...partnerAnswer, appointment: { at: '2026-12-10T10:00', place: null } }
  await callPartnerIntroduction(staff, id, 'respond', { ...answer, state: 'declined', reason: 'other' })
  server.clock.advance(30 * 24 * hourMs)
  const again = await signInAs(server, { role: 'partner_staff', organizationId: staff.organizationId ?? '' })
  expect((await list(again, '?board=1')).total).toBe(1)
  server.clock.advance(1)

  expect([(await list(again, '?board=1')).total, (await list(again, '?state=closed')).total]).toEqual([0, 1])
})

test('the dashboard counts what the table shows', async () => {
  const { organizationId, staff, id } = await createPartnerWithIntroduction(server)
  const urgent = (await sendIntroduction(server.browser(), { urgency: 'urgent' })).json().id
  await callPartnerIntroduction(staff, id, 'notes', { text: 'canary-note' })
  await callPartnerIntroduction(staff, id, 'respond', { ...partnerAnswer, state: 'needs_you' })
  server.clock.advance(25 * hourMs)
  const later = await signInAs(server, { role: 'partner_staff', organizationId })
  await sendIntroduction(server.browser())
  const counted = await summary(later)

  expect(counted).toMatchObject({
    fresh: { count: 2, oldestAt: iso(server.clock.now() - 25 * hourMs) },
    overdue: 1,
    waitingOnPerson: 1,
    listingsToConfirm: 1,
    hasAny: true,
    notes: [{ introductionId: id, note: { text: 'canary-note', author: 'Sam' } }],
    checklist: { hours: false, facts: false, people: true, away: false, templates: false },
  })
  expect(refs({ introductions: counted.urgent })[0]).toBe(urgent)
  const totals = await Promise.all(
    ['sent', 'overdue', 'needs_you'].map(async (state) => (await list(later, `?state=${state}`)).total),
  )
  expect(totals).toEqual([counted.fresh.count, counted.overdue, counted.waitingOnPerson])
  expect((await summary(await signInAs(server, { role: 'partner_viewer' }))).hasAny).toBe(false)
})

test('days away stop the clock for the organization and for the person', async () => {
  const { organizationId, staff, person } = await createPartnerWithIntroduction(server, { urgency: 'urgent' })
  const away = { from: '2026-11-16', until: '2026-11-17', message: { en: '', es: '' } }
  await saveSettings(server, organizationId, { away })
  const [row] = (await list(staff)).introductions
  await person.send({ method: 'PUT', url: '/api/device', payload: { mode: 'own' } })
  server.clock.advance(71 * hourMs)
  const mine = async () =>
    (await person.send({ method: 'GET', url: '/api/warm-introductions' })).json().introductions[0]

  expect(row.dueAt).toBe(iso(Date.UTC(2026, 10, 15, 12) + 72 * hourMs))
  expect((await mine()).overdue).toBe(false)
  server.clock.advance(hourMs)
  expect((await mine()).overdue).toBe(true)
})

test('what is held for a look because very many came is not theirs to see yet', async () => {
  const { staff, id } = await createPartnerWithIntroduction(server)
  await server.database.db.updateTable('warm_introductions').set({ delivery: 'held', delivered_at: null }).execute()

  expect((await list(staff)).total).toBe(0)
  expect((await callPartnerIntroduction(staff, id)).statusCode).toBe(404)
})

test('somebody who walks in is two numbers and nothing else', async () => {
  const { organizationId, staff } = await createPartnerWithIntroduction(server)
  await createOrganization(server, 'Other', ['place-2'])
  const walkIn = (resourceId: string, need: string | null) =>
    staff.send({ method: 'POST', url: '/api/partner/walk-ins', payload: { resourceId, need } })
  expect((await walkIn('place-1', 'housing')).statusCode).toBe(200)
  expect((await walkIn('place-1', null)).statusCode).toBe(200)
  expect([(await walkIn('place-2', null)).statusCode, (await walkIn('nowhere', null)).statusCode]).toEqual([404, 404])
  const counts = await server.database.db
    .selectFrom('partner_counts')
    .select(['key', 'n'])
    .where('organization_id', '=', organizationId)
    .where('key', 'like', 'walk_in%')
    .orderBy('key')
    .execute()

  expect(counts).toEqual([
    { key: 'walk_in', n: 2 },
    { key: 'walk_in:housing', n: 1 },
  ])
})

test('no row of the log holds anything a person wrote', async () => {
  const { staff, person, id } = await createPartnerWithIntroduction(server)
  await callPartnerIntroduction(staff, id, 'open')
  await callPartnerIntroduction(staff, id, 'notes', { text: 'canary-note' })
  await callPartnerIntroduction(staff, id, 'respond', { ...partnerAnswer, state: 'declined', reason: 'not_eligible' })
  await person.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place' } })
  const log = JSON.stringify(await auditRows())

  for (const word of [...personalWords, 'not_eligible']) expect(`${log}${server.logLines.join('')}`).not.toContain(word)
})

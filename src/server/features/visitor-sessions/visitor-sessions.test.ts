import { expect, test } from 'vitest'
import { createSession, touchSession, updateSession } from '#contracts/visitor-sessions.ts'
import { organizationsRepository } from '#server/features/organizations/repository.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const session = {
  id: 'fp_abc',
  userAgent: 'Browser 1.0',
  deviceType: 'mobile',
  screenResolution: '390x844',
  timezone: 'America/Chicago',
}
const create = (browser: Pick<Browser, 'send'>, changes: object = {}) =>
  browser.send({ method: 'POST', url: '/api/sessions', payload: { ...session, ...changes } })
const update = (browser: Pick<Browser, 'send'>, payload: object, label = session.id) =>
  browser.send({ method: 'PATCH', url: `/api/sessions/${label}`, payload })
const touch = (browser: Pick<Browser, 'send'>, label = session.id) =>
  browser.send({ method: 'PATCH', url: `/api/sessions/${label}/activity` })
const rows = async () => (await server.stored()).visitor_sessions ?? []
const addOrganization = (name: string) =>
  organizationsRepository(server.database.db).add({ name, isConfidential: false }, server.clock.now())

test('a session is stored under its browser, without the user agent', async () => {
  const reply = await create(server.browser())

  expect(reply.json()).toEqual({ success: true, id: 'fp_abc' })
  expect(await rows()).toMatchObject([
    {
      label: 'fp_abc',
      device_type: 'mobile',
      screen_resolution: '390x844',
      timezone: 'America/Chicago',
      organization_id: null,
      state: null,
      county: null,
      created_at: server.clock.now(),
      last_active_at: server.clock.now(),
    },
  ])
  expect(JSON.stringify(await server.stored())).not.toContain('Browser 1.0')
})

test('a session can be started with its label alone', async () => {
  const browser = server.browser()
  const reply = await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })

  expect(reply.statusCode).toBe(200)
  expect(await rows()).toMatchObject([{ device_type: null, screen_resolution: null, timezone: null }])
})

test('starting the same session again touches it and keeps what was known', async () => {
  const browser = server.browser()
  const startedAt = server.clock.now()
  await create(browser)
  await update(browser, { location: { state: 'CA', county: 'Los Angeles' } })
  server.clock.advance(5000)
  await create(browser)

  const times = { created_at: startedAt, last_active_at: startedAt + 5000 }
  expect(await rows()).toMatchObject([{ ...times, county: 'Los Angeles' }])
})

test('activity moves the session forward in time', async () => {
  const browser = server.browser()
  await create(browser)
  server.clock.advance(5000)

  expect((await touch(browser)).json()).toEqual({ success: true })
  expect(await rows()).toMatchObject([{ last_active_at: server.clock.now() }])
})

test('state and county are kept once both are set', async () => {
  const browser = server.browser()
  await create(browser)

  expect((await update(browser, { location: { state: 'TX' } })).statusCode).toBe(400)
  expect((await update(browser, { location: { state: ' TX ', county: 'Harris' } })).json()).toEqual({ success: true })
  expect(await rows()).toMatchObject([{ state: 'TX', county: 'Harris' }])
})

test('the organization that sent a visitor is kept, at the start or later', async () => {
  const { id: first } = await addOrganization('First')
  const { id: second } = await addOrganization('Second')
  const browser = server.browser()
  await create(browser, { orgId: first })
  expect(await rows()).toMatchObject([{ organization_id: first }])

  await update(browser, { orgId: second })
  expect(await rows()).toMatchObject([{ organization_id: second }])
})

test('an organization nobody knows is no error and does not push out the one that is known', async () => {
  const { id } = await addOrganization('First')
  const browser = server.browser()
  await create(browser, { orgId: id })

  expect((await update(browser, { orgId: 'no-such-organization' })).statusCode).toBe(200)
  expect((await create(browser, { orgId: 'no-such-organization' })).statusCode).toBe(200)
  expect(await rows()).toMatchObject([{ organization_id: id }])
})

test('the session of another browser, and one that never was, are equally not found (T-1.2)', async () => {
  await create(server.browser())
  const stranger = server.browser()
  await create(stranger, { id: 'fp_mine' })

  for (const label of ['fp_abc', 'never-used']) {
    expect((await touch(stranger, label)).statusCode).toBe(404)
    expect((await update(stranger, { location: { state: 'CA', county: 'Kern' } }, label)).statusCode).toBe(404)
  }
  expect(JSON.stringify(await rows())).not.toContain('Kern')
})

test('two browsers may use the same label without meeting', async () => {
  const [first, second] = [server.browser(), server.browser()]
  await create(first)
  await create(second, { deviceType: 'desktop' })
  await update(second, { location: { state: 'CA', county: 'Kern' } })

  expect(new Set((await rows()).map(({ county }) => county))).toEqual(new Set(['Kern', null]))
})

test('a caller without a cookie is answered kindly and leaves nothing behind (T-1.4)', async () => {
  expect((await create(server)).json()).toEqual({ success: true, id: 'fp_abc' })
  expect((await touch(server)).statusCode).toBe(404)
  expect((await update(server, { orgId: 'a' })).statusCode).toBe(404)
  expect(await server.stored()).toEqual({})
})

const params = { id: session.id }
testAccess(server, createSession, 'apart', () => ({ body: { id: session.id } }))
testAccess(server, touchSession, 'own item', async (owner) => (await create(owner, { timezone: mark }), { params }))
testAccess(server, updateSession, 'own item', async (owner) => {
  await create(owner, { timezone: mark })
  return { params, body: { location: { state: 'CA', county: 'Kern' } } }
})

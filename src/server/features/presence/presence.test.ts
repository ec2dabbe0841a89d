import { expect, test } from 'vitest'
import { pingPresence, pingSession } from '#contracts/presence.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const here = { sessionId: 'fp_abc', currentPage: '/chat', deviceType: 'mobile', status: 'active' }
const ping = (browser: Pick<Browser, 'send'>, payload: object | string, headers: Record<string, string> = {}) =>
  browser.send({ method: 'POST', url: '/api/analytics/ping', payload, headers })
const rows = async () => (await server.stored()).presence ?? []

test('a ping says where a visitor is and whether they are active', async () => {
  const reply = await ping(server.browser(), here)

  expect(reply.json()).toEqual({ success: true })
  expect(await rows()).toMatchObject([
    { label: 'fp_abc', page: '/chat', device_type: 'mobile', status: 'active', seen_at: server.clock.now() },
  ])
})

test('the next ping replaces the last: no trail of pages is kept', async () => {
  const browser = server.browser()
  await ping(browser, here)
  server.clock.advance(60_000)
  await ping(browser, { ...here, currentPage: '/voting?q=Maria', status: 'idle' })

  expect(await rows()).toMatchObject([{ page: '/voting', status: 'idle', seen_at: server.clock.now() }])
})

test('the beacon of a closing page comes as plain text and marks the visitor gone, keeping the rest', async () => {
  const browser = server.browser()
  await ping(browser, here)
  const beacon = JSON.stringify({ sessionId: 'fp_abc', eventType: 'user_left', timestamp: 1_700_000_000_000 })
  const reply = await ping(browser, beacon, { 'content-type': 'text/plain;charset=UTF-8' })

  expect(reply.json()).toEqual({ success: true })
  expect(await rows()).toMatchObject([{ page: '/chat', device_type: 'mobile', status: 'left' }])
})

test('a beacon from another site is refused like any change (T-5.1)', async () => {
  const beacon = JSON.stringify({ sessionId: 'fp_abc', eventType: 'user_left' })
  const reply = await ping(server, beacon, { 'content-type': 'text/plain', origin: 'https://evil.example' })

  expect(reply.statusCode).toBe(403)
})

test('plain text is read as strictly as JSON', async () => {
  for (const text of ['user_left', '{"sessionId":', '{"__proto__":{},"sessionId":"a","eventType":"user_left"}']) {
    expect((await ping(server.browser(), text, { 'content-type': 'text/plain' })).statusCode).toBe(400)
  }
})

test('two browsers with the same label have a presence each', async () => {
  await ping(server.browser(), here)
  await ping(server.browser(), { ...here, status: 'idle' })

  expect(await rows()).toHaveLength(2)
})

test('a caller without a cookie has no presence to keep', async () => {
  expect((await ping(server, here)).json()).toEqual({ success: true })
  expect(await server.stored()).toEqual({})
})

test('the session ping keeps a session alive and makes none', async () => {
  const browser = server.browser()
  const keepAlive = (sessionId: string) =>
    browser.send({ method: 'POST', url: '/api/ping', payload: { sessionId, timestamp: new Date().toISOString() } })
  await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
  server.clock.advance(60_000)

  expect((await keepAlive('fp_abc')).json()).toEqual({ success: true })
  expect((await keepAlive('never-started')).json()).toEqual({ success: true })
  const sessions = (await server.stored()).visitor_sessions
  expect(sessions).toMatchObject([{ label: 'fp_abc', last_active_at: server.clock.now() }])
})

testAccess(server, pingSession, 'apart', () => ({ body: { sessionId: 'fp_abc' } }))
testAccess(server, pingPresence, 'apart', () => ({ body: { sessionId: 'fp_abc', eventType: 'user_left' } }))

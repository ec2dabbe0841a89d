import { expect, test } from 'vitest'
import type { InjectOptions } from 'fastify'
import { Failure } from '#contracts/failure.ts'
import { ordinaryLimits } from '#server/platform/http/rate-limit.ts'
import { setUpTestServer, type InjectReply } from '#testing/server.ts'
import { signInAs } from '#testing/staff.ts'

const server = setUpTestServer({
  limits: { perAddressPerMinute: 6, perBrowserPerMinute: 3, perStaffPerMinute: 5 },
  config: { trustedProxies: ['10.0.0.1'] },
})
/** The browser's cookies without the one of its sign-in. */
const onlyVisitor = (cookies: string) =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith('sid='))
    .join('; ')
const read = { method: 'GET', url: '/api/satisfaction-stats' } as const

function expectTooMany(reply: InjectReply): void {
  expect(reply.statusCode).toBe(429)
  expect(Failure.parse(reply.json()).code).toBe('too_many_requests')
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60)
}

test('in service an address may make 600 calls a minute, a browser 120 and a signed-in member of staff 300', () => {
  expect(ordinaryLimits).toEqual({ perAddressPerMinute: 600, perBrowserPerMinute: 120, perStaffPerMinute: 300 })
})

test('an address over its limit is refused and told when to come back; others are not', async () => {
  const from = (remoteAddress: string) => server.send({ ...read, remoteAddress })
  for (let call = 0; call < 6; call += 1) expect((await from('192.0.2.1')).statusCode).toBe(200)

  expectTooMany(await from('192.0.2.1'))
  expect((await from('192.0.2.2')).statusCode).toBe(200)
})

test('a browser over its limit is refused even from a new address; others at that address are not', async () => {
  const browser = server.browser()
  for (const remoteAddress of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    expect((await browser.send({ ...read, remoteAddress })).statusCode).toBe(200)
  }

  expectTooMany(await browser.send({ ...read, remoteAddress: '192.0.2.9' }))
  expect((await server.browser().send({ ...read, remoteAddress: '192.0.2.9' })).statusCode).toBe(200)
})

const staffCall = { method: 'GET', url: '/api/account' } as const
let nextAddress = 0
/** So that the limit of an address is never the one that is met. */
const elsewhere = () => ({ remoteAddress: `198.51.100.${(nextAddress += 1) % 250}` })

test('pages of staff spend none of the calls the same browser has as a visitor, and are bounded on their own', async () => {
  const staff = await signInAs(server, { role: 'admin' })
  for (let call = 0; call < 5; call += 1) {
    expect((await staff.send({ ...staffCall, ...elsewhere() })).statusCode).toBe(200)
  }
  expectTooMany(await staff.send({ ...staffCall, ...elsewhere() }))

  const visitor = (options: InjectOptions) =>
    server.send({ ...options, headers: { 'sec-fetch-site': 'same-origin', cookie: onlyVisitor(staff.cookie() ?? '') } })
  for (let call = 0; call < 3; call += 1) {
    expect((await visitor({ ...read, ...elsewhere() })).statusCode).toBe(200)
  }
  expectTooMany(await visitor({ ...read, ...elsewhere() }))
})

test('two sign-ins are counted apart, and a cookie nobody signed is a visitor’s', async () => {
  const [one, other] = [await signInAs(server, { role: 'admin' }), await signInAs(server, { role: 'admin' })]
  for (let call = 0; call < 5; call += 1) await one.send({ ...staffCall, ...elsewhere() })
  expectTooMany(await one.send({ ...staffCall, ...elsewhere() }))
  expect((await other.send({ ...staffCall, ...elsewhere() })).statusCode).toBe(200)

  const liar = server.browser()
  await liar.send({ ...read, ...elsewhere() })
  const cookie = `${liar.cookie()}; staff=a.b.c`
  for (let call = 0; call < 2; call += 1) await liar.send({ ...read, ...elsewhere(), headers: { cookie } })
  expectTooMany(await liar.send({ ...read, ...elsewhere(), headers: { cookie } }))
})

test('an invented X-Forwarded-For does not change who is counted (T-1.8)', async () => {
  const spoofed = (hop: number) =>
    server.send({ ...read, remoteAddress: '192.0.2.1', headers: { 'x-forwarded-for': `198.51.100.${hop}` } })
  for (let call = 0; call < 6; call += 1) expect((await spoofed(call)).statusCode).toBe(200)

  expectTooMany(await spoofed(99))
})

test('behind a trusted proxy the right-most hop it did not write itself is counted (T-1.8)', async () => {
  const through = (chain: string) =>
    server.send({ ...read, remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': chain } })
  for (let call = 0; call < 6; call += 1) expect((await through(`198.51.100.${call}, 192.0.2.1`)).statusCode).toBe(200)

  expectTooMany(await through('198.51.100.99, 192.0.2.1'))
  expect((await through('192.0.2.1, 192.0.2.2')).statusCode).toBe(200)
})

test('all addresses of one IPv6 household count as one', async () => {
  const from = (host: string) => server.send({ ...read, remoteAddress: `2001:db8:1:2:${host}` })
  for (let call = 0; call < 6; call += 1) expect((await from(`a:b:c:${call}`)).statusCode).toBe(200)

  expectTooMany(await from(':ff'))
  expect((await server.send({ ...read, remoteAddress: '2001:db8:1:3::1' })).statusCode).toBe(200)
})

test('calls that do not exist count too, however they are spelled; health checks do not', async () => {
  for (const url of ['/api/a', '/api/b', '/api', '/%61pi/satisfaction-stats', '/api/docs', '/api/c']) {
    expect((await server.send({ method: 'GET', url })).statusCode).toBeLessThan(429)
  }

  expectTooMany(await server.send({ method: 'GET', url: '/%61pi/satisfaction-stats' }))
  expect((await server.send({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
})

import { expect, test } from 'vitest'
import { Failure } from '#contracts/failure.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer({ config: { publicUrl: 'https://help.example' } })
const write = { method: 'POST', url: '/api/action-plans', payload: { sessionId: 'fp_abc', title: 'Call' } } as const
const read = { method: 'GET', url: '/api/action-plans/fp_abc' } as const

/** T-5.1 as a table: the origin headers a browser sends, and whether the call may change state. */
const senders: [says: string, headers: Record<string, string>, allowed: boolean][] = [
  ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }, false],
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }, false],
  ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }, false],
  ['cross-site with our Origin', { 'sec-fetch-site': 'cross-site', origin: 'https://help.example' }, false],
  ['our Origin', { origin: 'https://help.example' }, true],
  ['our name over plain http', { origin: 'http://help.example' }, false],
  ['our name at another port', { origin: 'https://help.example:444' }, false],
  ['our name as part of another', { origin: 'https://help.example.evil.example' }, false],
  ['the Origin of another site', { origin: 'https://evil.example' }, false],
  ['Origin: null', { origin: 'null' }, false],
  ['an empty Origin', { origin: '' }, false],
  ['nothing, as no browser does', {}, true],
]

test.each(senders)('a change that comes with %s', async (_says, headers, allowed) => {
  const reply = await server.send({ ...write, headers })

  expect(reply.statusCode).toBe(allowed ? 200 : 403)
  if (!allowed) expect(Failure.parse(reply.json()).code).toBe('forbidden')
  expect((await server.stored()).action_plans ?? []).toHaveLength(allowed ? 1 : 0)
})

test.each(['PATCH', 'DELETE', 'PUT'] as const)('a %s from another site is refused too', async (method) => {
  const url = method === 'PUT' ? '/api/device' : '/api/action-plans/0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a'
  const reply = await server.send({ method, url, headers: { 'sec-fetch-site': 'cross-site' } })

  expect(reply.statusCode).toBe(403)
})

test('another site may read nothing: no CORS header is ever sent, not even to a preflight', async () => {
  const origin = 'https://evil.example'
  const preflightHeaders = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
  const replies = [
    await server.send({ ...read, headers: { origin } }),
    await server.send({ ...write, headers: { origin } }),
    await server.send({ method: 'OPTIONS', url: write.url, headers: { origin, ...preflightHeaders } }),
  ]
  for (const reply of replies) {
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
  expect(replies.at(-1)?.statusCode).toBe(404)
})

test('reading changes nothing: after every GET the database is as empty as before', async () => {
  const browser = server.browser()
  const urls = [
    '/api/action-plans/fp_abc',
    '/api/satisfaction-stats',
    '/api/docs',
    '/api/openapi.json',
    '/healthz',
    '/api/places?q=kern',
    '/api/county-pack?state=CA&county=Los%20Angeles',
    '/api/hsds/services',
  ]
  for (const url of urls) {
    expect((await browser.send({ method: 'GET', url })).statusCode).toBe(200)
  }

  expect(await server.stored()).toEqual({})
})

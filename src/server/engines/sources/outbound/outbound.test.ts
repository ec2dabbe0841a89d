import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { toFetch, fetchJson } from './fetch-json.ts'
import { createOutbound } from './outbound.ts'

const server = setUpLoopbackServer()
const json = { 'content-type': 'application/json' }
const unhurried = () => new AbortController().signal
const trusting = () => createOutbound({ hosts: [], trusted: [server.base] })
const get = (path = '/') => fetchJson(trusting(), new URL(server.base + path), {}, unhurried())

test('JSON from a trusted address is read, packed or not', async () => {
  server.answerJson({ rows: [1] })
  expect(await get()).toEqual({ rows: [1] })

  server.answer((response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync('{"rows":[2]}')),
  )
  expect(await get()).toEqual({ rows: [2] })
})

test('no cookie goes out, not even one the other side set', async () => {
  server.answer((response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b' }).end('{}'),
  )
  const call = trusting()
  await fetchJson(call, new URL(server.base), {}, unhurried())
  await fetchJson(call, new URL(server.base), {}, unhurried())

  expect(server.requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined])
})

test.each([
  ['https://elsewhere.example/', 'a host nobody listed'],
  ['http://listed.example/', 'plain http'],
  ['https://listed.example:8443/', 'another port'],
  ['https://listed.example.evil.example/', 'a name that only begins like a listed one'],
  ['https://user:pw@listed.example/', 'a password in the address'],
  ['https://127.0.0.1/', 'a bare address'],
  ['https://0x7f.1/', 'an odd spelling of this machine'],
  ['file:///etc/passwd', 'a file'],
])('%s is refused: %s', async (address) => {
  const call = createOutbound({ hosts: ['listed.example', '127.0.0.1'] })
  await expect(call(new URL(address), { signal: unhurried() })).rejects.toThrow(/not on the list|password/)
})

test('a listed name that leads to this machine is refused before anything is sent', async () => {
  const call = createOutbound({ hosts: ['localhost'] })
  await expect(call(new URL('https://localhost/'), { signal: unhurried() })).rejects.toThrow(/not public/)
})

test('plain http is trusted on this machine only', async () => {
  const call = createOutbound({ hosts: [], trusted: ['http://10.0.0.1'] })
  await expect(call(new URL('http://10.0.0.1/'), { signal: unhurried() })).rejects.toThrow(/not on the list/)
})

const elsewhere = [
  'http://169.254.169.254/latest',
  'http://localhost:1/',
  'https://elsewhere.example/',
  'file:///etc',
  'http://',
]

test.each(elsewhere)('a redirect to %s is not followed', async (location) => {
  server.answer((response) => response.writeHead(302, { location }).end())

  await expect(get()).rejects.toThrow(/elsewhere/)
  expect(server.requests).toHaveLength(1)
})

test('three redirects on the same host are followed, a fourth is not', async () => {
  const hops = (last: number) =>
    server.answer((response, { path }) => {
      const hop = Number(path.slice(1))
      if (hop < last) return void response.writeHead(302, { location: `/${hop + 1}` }).end()
      response.writeHead(200, { 'content-type': 'application/json' }).end('"there"')
    })
  hops(3)
  expect(await get('/0')).toBe('there')
  hops(4)
  await expect(get('/0')).rejects.toThrow(/circles/)
})

test('a reply of 10 MB is dropped at the limit, packed or not', async () => {
  const big = Buffer.alloc(10 * 1024 * 1024, ' ')
  server.answer((response) => response.writeHead(200, { 'content-type': 'application/json' }).end(big))
  await expect(get()).rejects.toThrow(/too big/)

  server.answer((response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(gzipSync(big)),
  )
  await expect(get()).rejects.toThrow(/too big/)
})

test.each([
  ['a server error', (r) => r.writeHead(500).end('{}')],
  ['a cut connection', (r) => void r.writeHead(200, json).write('{"a"', () => r.destroy())],
  ['broken JSON', (r) => r.writeHead(200, json).end('{"a":')],
  ['an HTML page', (r) => r.writeHead(200, { 'content-type': 'text/html' }).end('{}')],
  ['no content type', (r) => r.writeHead(200).end('{}')],
  ['an unknown packing', (r) => r.writeHead(200, { ...json, 'content-encoding': 'br' }).end('{}')],
  ['broken gzip', (r) => r.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('{}')],
] satisfies [string, Parameters<typeof server.answer>[0]][])('%s is a failure', async (_, handler) => {
  server.answer(handler)
  await expect(get()).rejects.toThrow()
})

test('the signal ends a call that waits', async () => {
  const wait = new AbortController()
  server.answer(() => wait.abort())
  await expect(fetchJson(trusting(), new URL(server.base), {}, wait.signal)).rejects.toThrow()
})

test('as fetch it sends a text and gives back status and body', async () => {
  server.answerJson({ error: 'slow down' }, 429)
  const reply = await toFetch(trusting())(`${server.base}/v1`, {
    method: 'POST',
    headers: { 'x-api-key': 'k' },
    body: '{"a":1}',
    signal: unhurried(),
  })

  expect(reply.status).toBe(429)
  expect(await reply.json()).toEqual({ error: 'slow down' })
  expect(server.requests[0]).toMatchObject({ path: '/v1', body: '{"a":1}', headers: { 'x-api-key': 'k' } })
})

import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { Failure } from '#contracts/failure.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const json = { 'content-type': 'application/json' }
const plain = { 'content-type': 'text/plain' }
const task = { sessionId: 'fp_abc', title: 'Call the clinic' }
const noText = Buffer.from(JSON.stringify({ ...task, title: '\xff' }), 'latin1')
const post = (url: string, payload: string | Buffer, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers,
})

const refused: [what: string, status: number, request: InjectOptions][] = [
  ['percent signs that encode nothing', 400, { method: 'GET', url: '/api/action-plans/%zz' }],
  ['bytes in the path that are no text', 400, { method: 'GET', url: '/api/action-plans/%ff%fe' }],
  ['NUL in the path', 400, { method: 'GET', url: '/api/action-plans/a%00b' }],
  ['NUL in the query', 400, { method: 'GET', url: '/api/video/action-plan.mp4?cb=%00' }],
  ['a label that is far too long', 414, { method: 'GET', url: `/api/action-plans/${'x'.repeat(9000)}` }],
  ['a label that is a little too long', 400, { method: 'GET', url: `/api/action-plans/${'x'.repeat(129)}` }],
  ['no label at all', 400, { method: 'GET', url: '/api/action-plans' }],
  ['the same query field twice', 400, { method: 'GET', url: '/api/action-plans?sessionId=a&sessionId=b' }],
  ['ten megabytes', 413, post('/api/action-plans', JSON.stringify({ ...task, title: 'x'.repeat(10 * 1024 * 1024) }))],
  ['one byte over 32 KB', 413, post('/api/action-plans', JSON.stringify(task).padEnd(32 * 1024 + 1))],
  ['one byte over 8 KB in a fault report', 413, post('/api/client-errors', '{}'.padEnd(8 * 1024 + 1))],
  ['broken JSON', 400, post('/api/action-plans', '{"sessionId":')],
  ['nothing where a body is needed', 400, post('/api/action-plans', '')],
  ['a body of no stated kind', 415, post('/api/action-plans', JSON.stringify(task), {})],
  ['a form', 415, post('/api/action-plans', 'title=x', { 'content-type': 'application/x-www-form-urlencoded' })],
  ['plain text where no beacon is taken', 415, post('/api/ping', '{"sessionId":"a"}', plain)],
  ['a compressed body', 415, post('/api/action-plans', JSON.stringify(task), { ...json, 'content-encoding': 'gzip' })],
  ['bytes in the body that are no text', 400, post('/api/action-plans', noText)],
  ['an unknown call', 404, post('/api/no-such-call', '{}')],
  ['the wrong method', 404, { method: 'PUT', url: '/api/action-plans' }],
]

test.each(refused)('%s: %d in the error shape, with all headers, and nothing stored', async (_, status, request) => {
  const reply = await server.send(request)

  expect(reply.statusCode).toBe(status)
  Failure.parse(reply.json())
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(server.logLines).toHaveLength(1)
  expect(await server.stored()).toEqual({})
})

test('an address spelled with escapes is the same call, with the same rules', async () => {
  const reply = await server.browser().send({ method: 'GET', url: '/%61pi/action-plans/fp_abc' })

  expect(reply.json()).toEqual({ success: true, actionPlans: [] })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('a cookie header full of nonsense is no cookie', async () => {
  for (const cookie of ['sid=%E0%A4%A', 'sid', '=;;;', `sid=${'x'.repeat(8000)}`, 'sid=a.b.c', 'sid=\u00ff']) {
    const reply = await server.send({ method: 'GET', url: '/api/action-plans/fp_abc', headers: { cookie } })
    expect(reply.statusCode).toBe(200)
  }
})

test('unknown fields are ignored, not stored and not an error', async () => {
  const reply = await server.send(post('/api/action-plans', JSON.stringify({ ...task, surprise: 'x', owner: 'me' })))

  expect(reply.statusCode).toBe(200)
  expect(JSON.stringify(await server.stored())).not.toContain('surprise')
})

test('a body of exactly the largest size is read', async () => {
  const reply = await server.send(post('/api/action-plans', JSON.stringify(task).padEnd(32 * 1024)))

  expect(reply.statusCode).toBe(200)
})

const lines: [what: string, status: number, bytes: string][] = [
  ['an endless address', 431, `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['bytes that are not HTTP', 400, 'hello there\r\n\r\n'],
  ['two lengths that disagree', 400, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
]

test.each(lines)('%s: %d in the error shape, before any route is chosen', async (_what, status, bytes) => {
  const socket = await open(bytes)
  socket.end()
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')

  expect(head).toContain(`HTTP/1.1 ${status} `)
  Failure.parse(JSON.parse(body))
})

async function open(head: string): Promise<Socket> {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
  // A closed connection is what these tests wait for, also when it is closed while they send.
  socket.on('error', () => undefined)
  socket.write(head)
  return socket
}

const postHead = (url: string, length: string, type = 'application/json') =>
  `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`
const chunked = 'Transfer-Encoding: chunked'
const chunk = `${(16_384).toString(16)}\r\n${'x'.repeat(16_384)}\r\n`
/** What a server that reads on would take within two seconds; one that closes takes what comes in a tenth of one. */
const mostSent = 1024 * 1024 * 1024

/** Sends without end, as fast as it is read; returns how much was written before the connection was closed. */
async function sendWithoutEnd(socket: Socket, piece: string): Promise<number> {
  let sent = 0
  for (; sent < mostSent && !socket.destroyed; sent += piece.length) {
    await new Promise((written) => socket.write(piece, written))
  }
  return sent
}

const firstLine = (socket: Socket) => once(socket, 'data').then(([bytes]) => String(bytes).split('\r\n')[0])

test.each([
  ['announced as too large', postHead('/api/events', 'Content-Length: 1000000000'), 'x'.repeat(16_384)],
  ['too large while it is sent', postHead('/api/events', chunked), chunk],
])('a body that is %s is answered 413 and the connection is closed', async (_what, head, piece) => {
  const socket = await open(head)
  const status = firstLine(socket)
  const sent = await sendWithoutEnd(socket, piece)

  expect(await status).toContain('HTTP/1.1 413 ')
  expect(sent).toBeLessThan(mostSent)
})

test.each([
  ['without a role', postHead('/api/admin/imports', chunked), 401],
  ['of a type nobody reads', postHead('/api/events', chunked, 'application/xml'), 415],
  ['to a page', `GET /api/ping HTTP/1.1\r\nHost: a\r\n${chunked}\r\n\r\n`, 404],
])('a body without end %s is answered at once, and the connection is closed', async (_what, head, status) => {
  const socket = await open(head)
  const line = firstLine(socket)
  const sent = await sendWithoutEnd(socket, chunk)

  expect(await line).toContain(`HTTP/1.1 ${status} `)
  expect(sent).toBeLessThan(mostSent)
})

test('a refused call whose ordinary body arrives a little later keeps its connection', async () => {
  const socket = await open(postHead('/api/admin/imports', 'Content-Length: 20000'))
  expect(await firstLine(socket)).toContain('HTTP/1.1 401 ')
  socket.write('x'.repeat(20_000))
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')

  expect(await firstLine(socket)).toContain('HTTP/1.1 200 ')
})

import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { setUpTestServer } from '#testing/server.ts'
import { ordinaryConnectionLimits } from './connection-limits.ts'

/** Short, for requests that stop; what is refused while it is sent has the usual ones (`bad-requests.test.ts`). */
const connections = {
  headersMs: 200,
  bodyMs: 400,
  checkMs: 50,
  unread: { bytes: 256 * 1024, ms: 2_000, checkMs: 20 },
}
const server = setUpTestServer({ connections }, { newForEachTest: true })
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

async function open(head: string): Promise<Socket> {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  // A closed connection is what these tests wait for, also when it is closed while they send.
  socket.on('error', () => undefined)
  socket.write(head)
  return socket
}

const post = (url: string, length: string) =>
  `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
const chunked = 'Transfer-Encoding: chunked'

test('headers may take 10 seconds and bodies 30, and what nobody reads is read for 5 seconds at most', () => {
  const { headersMs, bodyMs, checkMs, unread } = ordinaryConnectionLimits
  expect([headersMs, bodyMs, unread.ms, unread.bytes]).toEqual([10_000, 30_000, 5_000, 262_144])
  expect(checkMs).toBeLessThanOrEqual(1_000)
})

test.each([
  ['a request with half its headers', 'POST /api/events HTTP/1.1\r\nHost: a\r\n'],
  ['a request with half its body', `${post('/api/events', 'Content-Length: 100')}{`],
  ['a request with half its chunks', `${post('/api/events', chunked)}1\r\n{\r\n`],
])('%s is answered 408 and the connection is closed', async (_what, bytes) => {
  const answer = await text(await open(bytes))

  expect(answer).toContain('HTTP/1.1 408 ')
  expect(answer).toContain('"code":"timeout"')
})

test('a refused call whose body stops halfway is closed too', async () => {
  const socket = await open(`${post('/api/admin/imports', 'Content-Length: 100')}{`)

  expect(await text(socket)).toContain('HTTP/1.1 401 ')
})

test('a call without a connection, as tests make them, leaves no timer behind', async () => {
  await server.send({ url: '/api/config' })
  const timers = vi.spyOn(globalThis, 'setInterval')
  for (let call = 0; call < 3; call += 1) await server.send({ url: '/api/config' })

  expect(timers).not.toHaveBeenCalled()
})

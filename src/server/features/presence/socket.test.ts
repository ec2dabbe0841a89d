import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const sockets: WebSocket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

async function listen(): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 })
  return `127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
}

async function newCookie(): Promise<string> {
  const browser = server.browser()
  await browser.send({ method: 'GET', url: '/api/satisfaction-stats' })
  return browser.cookie() ?? ''
}

/** Opens a socket as our browser client does; headers given as undefined are left out. */
async function open(changes: { cookie?: string | undefined; origin?: string | undefined } = {}): Promise<WebSocket> {
  const host = await listen()
  const cookie = 'cookie' in changes ? changes.cookie : await newCookie()
  const origin = 'origin' in changes ? changes.origin : `http://${host}`
  const headers = { ...(cookie === undefined ? {} : { cookie }), ...(origin === undefined ? {} : { origin }) }
  const socket = new WebSocket(`ws://${host}/ws`, { headers })
  sockets.push(socket)
  return socket
}

async function opened(changes: Parameters<typeof open>[0] = {}): Promise<WebSocket> {
  const socket = await open(changes)
  await once(socket, 'open')
  return socket
}

const closeCode = async (socket: WebSocket) => (await once(socket, 'close'))[0] as number
const nextMessage = async (socket: WebSocket) => JSON.parse(String((await once(socket, 'message'))[0]))
/** The client reports the status of a refused handshake in its error. */
const refusal = async (socket: WebSocket) => ((await once(socket, 'error'))[0] as Error).message
const say = (socket: WebSocket, type: string, data?: object) => socket.send(JSON.stringify({ type, data }))
const hello = {
  sessionId: 'fp_abc',
  userType: 'end_user',
  userId: null,
  deviceType: 'mobile',
  currentPage: '/',
  userAgent: 'Browser 1.0',
}
/** Resolves when the message has been written. */
const expectNoted = (row: object) => vi.waitFor(async () => expect(await rows()).toMatchObject([row]))
const rows = async () => (await server.stored()).presence ?? []

test('hello is answered with connected, and the visitor is here', async () => {
  const socket = await opened()
  say(socket, 'hello', hello)

  expect(await nextMessage(socket)).toEqual({ type: 'connected', data: {} })
  await expectNoted({ label: 'fp_abc', page: '/', device_type: 'mobile', status: 'active' })
  expect(JSON.stringify(await server.stored())).not.toMatch(/Browser 1\.0|end_user/)
})

test('page changes, activity and leaving are noted under the label of the hello', async () => {
  const socket = await opened()
  say(socket, 'hello', hello)
  say(socket, 'page_change', { sessionId: 'somebody-else', page: '/chat?q=Maria' })
  await expectNoted({ label: 'fp_abc', page: '/chat', status: 'active' })

  say(socket, 'activity', { sessionId: 'fp_abc', eventType: 'x', eventData: { text: 'Maria' }, status: 'idle' })
  await expectNoted({ page: '/chat', status: 'idle' })

  say(socket, 'heartbeat')
  say(socket, 'user_left')
  await expectNoted({ label: 'fp_abc', status: 'left' })
})

test.each([
  ['text that is not JSON', 'hello'],
  ['an unknown kind of message', '{"type":"shout","data":{}}'],
  ['a message with a wrong field', '{"type":"page_change","data":{"sessionId":"a","page":7}}'],
  ['a key that touches prototypes', '{"type":"heartbeat","__proto__":{}}'],
])('%s closes the socket', async (_what, text) => {
  const socket = await opened()
  socket.send(text)

  expect(await closeCode(socket)).toBe(1007)
})

test('a frame over 4 KB closes the socket, one of 4 KB does not (T-9.4)', async () => {
  const frame = (size: number) => JSON.stringify({ type: 'heartbeat', data: '' }).padEnd(size)
  const socket = await opened()
  socket.send(frame(4096))
  say(socket, 'hello', hello)
  expect(await nextMessage(socket)).toMatchObject({ type: 'connected' })

  socket.send(frame(4097))
  expect(await closeCode(socket)).toBe(1009)
})

test('the eleventh message in ten seconds is refused, and a moment later it would not have been (T-9.4)', async () => {
  const [hasty, patient] = [await opened(), await opened()]
  for (let count = 0; count < 10; count += 1) for (const socket of [hasty, patient]) say(socket, 'heartbeat')
  say(hasty, 'heartbeat')
  expect(await nextMessage(hasty)).toEqual({ type: 'error', data: { message: 'rate_limit' } })
  expect(await closeCode(hasty)).toBe(1008)

  server.clock.advance(10_000)
  say(patient, 'hello', hello)
  expect(await nextMessage(patient)).toMatchObject({ type: 'connected' })
})

test('a browser may hold three sockets; the fourth is closed, until one of them is (T-9.4)', async () => {
  const cookie = await newCookie()
  const openSockets = [await opened({ cookie }), await opened({ cookie }), await opened({ cookie })]
  expect(await closeCode(await open({ cookie }))).toBe(1008)
  expect((await opened()).readyState).toBe(WebSocket.OPEN)

  openSockets[0]?.close()
  await vi.waitFor(async () => {
    const another = await opened({ cookie })
    say(another, 'hello', hello)
    expect(await Promise.race([nextMessage(another), closeCode(another)])).toMatchObject({ type: 'connected' })
  })
})

test('an address may hold thirty sockets (T-9.4)', async () => {
  const cookies = await Promise.all(Array.from({ length: 31 }, newCookie))
  for (const cookie of cookies.slice(0, 30)) await opened({ cookie })

  expect(await closeCode(await open({ cookie: cookies[30] }))).toBe(1008)
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['no stated place', { origin: undefined }],
  ['a browser without our cookie', { cookie: undefined }],
  ['a browser with a made-up cookie', { cookie: 'sid=made.up.token' }],
])('a socket from %s is refused before it opens (T-9.4)', async (_who, changes) => {
  expect(await refusal(await open(changes))).toMatch(/ 403$/)
})

test('a browser whose device was cleared cannot open a socket with its old cookie', async () => {
  const cookie = await newCookie()
  await server.send({ method: 'POST', url: '/api/device/clear', headers: { cookie } })

  expect(await refusal(await open({ cookie }))).toMatch(/ 403$/)
})

test('an ordinary request to /ws finds nothing', async () => {
  const reply = await server.browser().send({ method: 'GET', url: '/ws' })

  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
})

test('stopping the server closes open sockets', async () => {
  const socket = await opened()
  const [code] = await Promise.all([closeCode(socket), server.app.close()])

  expect([1000, 1001, 1005]).toContain(code)
})

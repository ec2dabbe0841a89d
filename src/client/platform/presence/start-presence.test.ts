// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { sessionReady, startVisitorSession } from '../visitor/visitor-session.ts'
import { startPresence } from './start-presence.ts'

let visitorSessionId = ''
let sockets: FakeSocket[] = []
let stop = () => {}

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  readonly said: { type: string; data?: Record<string, unknown> }[] = []
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    sockets.push(this)
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as FakeSocket['said'][number])
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  close(code: number) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const latest = () => sockets.at(-1) as FakeSocket
const saidTypes = () => latest().said.map((message) => message.type)

function setPresence(presence: boolean) {
  const meta = document.createElement('meta')
  meta.name = 'next-chapter-config'
  meta.content = JSON.stringify({ presence })
  document.head.replaceChildren(meta)
}

async function start() {
  stop = startPresence()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(async () => {
  vi.useFakeTimers()
  sockets = []
  fakeFetch()
  vi.stubGlobal('WebSocket', FakeSocket)
  history.replaceState(null, '', '/')
  await startVisitorSession()
  visitorSessionId = await sessionReady()
  setPresence(true)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('the socket is greeted, kept warm every 25 seconds and told of page changes', async () => {
  await start()
  expect(latest().url).toMatch(/^ws:\/\/localhost(:\d+)?\/ws$/)
  latest().open()
  expect(latest().said[0]).toMatchObject({
    type: 'hello',
    data: { sessionId: visitorSessionId, userType: 'end_user', deviceType: 'desktop', currentPage: '/' },
  })
  await vi.advanceTimersByTimeAsync(25_000)
  history.pushState(null, '', '/chat?x=1')
  await vi.advanceTimersByTimeAsync(1000)
  history.pushState(null, '', '/wireframes')
  await vi.advanceTimersByTimeAsync(1000)
  expect(latest().said.slice(1)).toEqual([
    { type: 'heartbeat' },
    { type: 'page_change', data: { sessionId: visitorSessionId, page: '/chat' } },
  ])
})

test('two quiet minutes are idle, input is active again', async () => {
  await start()
  latest().open()
  await vi.advanceTimersByTimeAsync(120_000)
  window.dispatchEvent(new Event('pointerdown'))
  const activityMessages = latest().said.filter((message) => message.type === 'activity')
  expect(activityMessages.map((message) => message.data?.['status'])).toEqual(['idle', 'active'])
})

test('a hidden tab is idle at once', async () => {
  await start()
  latest().open()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(latest().said.at(-1)).toMatchObject({
    type: 'activity',
    data: { sessionId: visitorSessionId, status: 'idle' },
  })
})

test('after a broken connection it waits 1, 2, 4, 8, 16 seconds, then pings over HTTP every minute', async () => {
  const sent = fakeFetch()
  await start()
  for (const delayMs of [1000, 2000, 4000, 8000, 16_000]) {
    latest().close(1006)
    const before = sockets.length
    await vi.advanceTimersByTimeAsync(delayMs - 1)
    expect(sockets).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets).toHaveLength(before + 1)
  }
  latest().close(1006)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toMatchObject([
    {
      path: '/api/analytics/ping',
      body: { sessionId: visitorSessionId, currentPage: '/', deviceType: 'desktop', status: 'active' },
    },
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(6)
  expect(sent).toHaveLength(2)
})

test('a close on purpose is not followed by a reconnect', async () => {
  await start()
  latest().open()
  latest().close(1000)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sockets).toHaveLength(1)
})

test('leaving the page says so over the socket and by a text beacon', async () => {
  const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  await start()
  latest().open()
  window.dispatchEvent(new Event('pagehide'))
  expect(saidTypes()).toEqual(['hello', 'user_left'])
  const [path, body] = sendBeacon.mock.calls[0] ?? []
  expect(path).toBe('/api/analytics/ping')
  expect(body).toBe(JSON.stringify({ sessionId: visitorSessionId, eventType: 'user_left', timestamp: Date.now() }))
})

test('there is no presence where the server does not offer it, on real hosts, and on staff pages', async () => {
  setPresence(false)
  await start()
  setPresence(true)
  history.replaceState(null, '', '/admin/analytics')
  await start()
  history.replaceState(null, '', '/')
  vi.stubGlobal('location', { hostname: 'example.org', pathname: '/' })
  await start()
  expect(sockets).toEqual([])
})

test('stopping ends the socket and the timers', async () => {
  await start()
  latest().open()
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(latest().readyState).toBe(3)
  expect(saidTypes()).toEqual(['hello'])
})

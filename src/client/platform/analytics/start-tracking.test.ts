// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { sessionReady, startVisitorSession } from '../visitor/visitor-session.ts'
import { startTracking } from './start-tracking.ts'
import { track } from './track.ts'

let visitorSessionId = ''
let stop = () => {}

beforeEach(async () => {
  vi.useFakeTimers()
  fakeFetch()
  await startVisitorSession()
  visitorSessionId = await sessionReady()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

async function goTo(address: string) {
  history.pushState(null, '', address)
  await vi.advanceTimersByTimeAsync(1000)
}

test('each page counts once in ten seconds, by path only, and staff pages never', async () => {
  const sent = fakeFetch()
  history.pushState(null, '', '/')
  stop = startTracking()
  await vi.advanceTimersByTimeAsync(0)
  await goTo('/chat?text=private')
  await goTo('/')
  await goTo('/wireframes')
  await vi.advanceTimersByTimeAsync(8000)
  await goTo('/')
  const views = sent.map((request) => request.body as { eventType: string; eventData: { path: string } })
  expect(views.map((view) => view.eventData.path)).toEqual(['/', '/chat', '/'])
  expect(views[0]).toMatchObject({ sessionId: visitorSessionId, eventType: 'page_view' })
  expect(JSON.stringify(views)).not.toContain('private')
})

test('the session is pinged every minute, except on staff pages', async () => {
  const sent = fakeFetch()
  history.pushState(null, '', '/')
  stop = startTracking()
  const pings = () => sent.filter((request) => request.path === '/api/ping')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(pings()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(pings()).toMatchObject([{ body: { sessionId: visitorSessionId } }])
  await goTo('/reggie-control')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(pings()).toHaveLength(1)
})

test('a browser that asks for privacy sends no events', async () => {
  const sent = fakeFetch()
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  await track({ eventType: 'resource_save', eventData: { resourceId: 'r1' } })
  expect(sent).toEqual([])
})

test('a refused event is swallowed', async () => {
  const sent = fakeFetch(() => ({ status: 500 }))
  await track({ eventType: 'resource_save', eventData: { resourceId: 'r1' } })
  expect(sent).toMatchObject([
    { path: '/api/events', body: { sessionId: visitorSessionId, eventType: 'resource_save' } },
  ])
})

import { expect, test } from 'vitest'
import { recordEvent } from '#contracts/events.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
type Headers = Record<string, string>
const record = (browser: Browser, eventType: string, eventData: object, headers: Headers = {}) =>
  browser.send({ method: 'POST', url: '/api/events', payload: { sessionId: 'fp_abc', eventType, eventData }, headers })

const rows = async () => (await server.stored()).events ?? []

/** The browser's events, and all that is stored of them (R-18.2, T-9.2). */
const kinds: [type: string, sent: object, kept: object][] = [
  [
    'page_view',
    { path: '/chat', title: 'Chat', timestamp: 1, referrer: 'https://search.example/find?q=shelter#top' },
    { path: '/chat', referrer: 'https://search.example' },
  ],
  ['page_view', { path: '/chat?name=Maria#story', referrer: '' }, { path: '/chat', referrer: '' }],
  [
    'search',
    { query: 'rehab near me', category: 'housing', location: { state: 'CA', county: 'Kern', zip: '93301' } },
    { category: 'housing', location: { state: 'CA', county: 'Kern' } },
  ],
  [
    'search',
    { query: 'rehab', resultCount: 12, sources: ['a'], clickedResults: 2, type: 'results' },
    { type: 'results', resultCount: 12, clickedResults: 2 },
  ],
  [
    'resource_click',
    { resourceId: 'r1', resourceName: 'Clinic', source: 'results', position: 3 },
    { resourceId: 'r1', source: 'results', position: 3 },
  ],
  [
    'search',
    { resultCount: 12, clickedResults: [], type: 'results' },
    { type: 'results', resultCount: 12, clickedResults: 0 },
  ],
  [
    'resource_save',
    { resourceId: 'r1', resourceName: 'Clinic', note: 'for me' },
    { resourceId: 'r1', resourceName: 'Clinic' },
  ],
  [
    'action_plan',
    { category: 'custom', stepCount: 4, aiGenerated: true, text: 'my plan' },
    { category: 'custom', stepCount: 4, aiGenerated: true },
  ],
  [
    'chat',
    { messageType: 'user', messageLength: 120, context: 'home', message: 'I need help' },
    { messageType: 'user', messageLength: 120, context: 'home' },
  ],
  ['gro_module', { module: 'toolUp', lesson: 'scams', name: 'Maria' }, { module: 'toolUp' }],
  ['warm_intro_request', { resourceName: 'Clinic', urgency: 'normal', story: 'my story' }, { urgency: 'normal' }],
]

test.each(kinds)('of a %s event %o only %o is kept, never free text (T-9.2)', async (type, sent, storedData) => {
  const reply = await record(server.browser(), type, sent)

  expect(reply.json()).toEqual({ success: true })
  const [row] = await rows()
  expect(row).toMatchObject({ type, label: 'fp_abc', at: server.clock.now() })
  expect(JSON.parse(row?.data ?? '')).toEqual(storedData)
})

test('an event belongs to its browser, so that it is erased with it', async () => {
  const browser = server.browser()
  await record(browser, 'chat', {})
  await browser.send({ method: 'POST', url: '/api/device/clear' })

  expect(await rows()).toEqual([])
})

test('a referrer with a name and password in it is not kept', async () => {
  await record(server.browser(), 'page_view', { path: '/', referrer: 'https://maria:secret@example.org/' })

  expect(JSON.stringify(await rows())).not.toMatch(/maria|secret/)
})

test('a browser that asks not to be followed is not: it is told yes and nothing is stored (T-9.2)', async () => {
  const reply = await record(server.browser(), 'chat', {}, { 'sec-gpc': '1' })

  expect(reply.json()).toEqual({ success: true })
  expect(await server.stored()).toEqual({})
})

test.each([
  ['an unknown type', 'login', {}],
  ['a number where a word belongs', 'resource_click', { resourceId: 1 }],
  ['a count below zero', 'chat', { messageLength: -1 }],
  ['a module that there is not', 'gro_module', { module: 'Maria' }],
  ['words for a module', 'gro_module', { module: 'Maria Example' }],
  ['a place without its county', 'search', { location: { state: 'CA' } }],
])('%s is refused and nothing is stored', async (_what, type, data) => {
  expect((await record(server.browser(), type, data)).statusCode).toBe(400)
  expect(await server.stored()).toEqual({})
})

testAccess(server, recordEvent, 'apart', () => ({ body: { sessionId: 'fp_abc', eventType: 'chat', eventData: {} } }))

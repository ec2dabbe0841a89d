import { expect, test } from 'vitest'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const marker = 'MARKER'
const dayMs = 24 * 60 * 60 * 1000
const allowedFields = [
  'time',
  'level',
  'event',
  'route',
  'method',
  'status',
  'ms',
  'requestId',
  'network',
  'visitor',
  'fault',
  'frames',
  'count',
]

const entries = () => server.logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
const headers = {
  cookie: `sid=${marker}cookie; name=${marker}`,
  'user-agent': `${marker}agent`,
  referer: `https://${marker}.example/`,
  'x-session-id': `${marker}session`,
  authorization: `Bearer ${marker}`,
  'accept-language': marker,
  'sec-fetch-site': 'same-origin',
}

test('nothing a person sends reaches the log: not body, path, query, header or cookie (T-9.1)', async () => {
  const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    server.send({ method, url, headers, remoteAddress: '192.0.2.77', ...(payload ? { payload } : {}) })
  await send('POST', '/api/action-plans', { sessionId: `fp_${marker}`, title: `${marker} 555`, description: marker })
  await send('POST', '/api/feedback', { sessionId: marker, type: 'action-plan', rating: 5, text: `${marker} Smith` })
  await send('POST', '/api/client-errors', { type: 'client_error', message: marker, stack: `at ${marker}` })
  await send('POST', '/api/events', { sessionId: marker, eventType: 'search', eventData: { query: marker } })
  await send('PATCH', `/api/sessions/${marker}`, { location: { state: marker, county: marker } })
  await send('GET', `/api/action-plans/${marker}?q=${marker}`)
  await send('GET', `/api/organizations/track/${marker.repeat(2)}`)
  await send('GET', `/api/${marker}`)
  await send('GET', `/api/action-plans/${marker}%zz`)
  await send('GET', `/${marker}?phone=${marker}`)

  expect(server.logLines).toHaveLength(10)
  expect(server.logLines.join('').toUpperCase()).not.toContain(marker)
  expect(server.logLines.join('')).not.toContain('192.0.2.77')
  for (const entry of entries()) expect(allowedFields).toEqual(expect.arrayContaining(Object.keys(entry)))
})

test('a line tells which route, how it went, how long it took and from which network', async () => {
  await server.send({ method: 'GET', url: '/api/action-plans/fp_abc', remoteAddress: '192.0.2.77' })

  expect(entries()).toEqual([
    {
      time: '2026-11-15T12:00:00.000Z',
      level: 'info',
      event: 'request',
      method: 'GET',
      route: '/api/action-plans/:sessionId',
      status: 200,
      ms: expect.any(Number),
      requestId: 'request-1',
      network: '192.0.2.0/24',
    },
  ])
})

test('a browser has the same name all day and another one tomorrow, and it is not its stored hash', async () => {
  const browser = server.browser()
  const send = () => browser.send({ method: 'POST', url: '/api/action-plans', payload: { sessionId: 'a', title: 'x' } })
  await send()
  await send()
  server.clock.advance(dayMs / 2)
  await send()
  const [first, second, tomorrow] = entries().map(({ visitor }) => visitor)
  const [row] = (await server.stored()).principals ?? []

  expect(first).toMatch(/^[0-9a-f]{16}$/)
  expect(second).toBe(first)
  expect(tomorrow).not.toBe(first)
  expect(server.logLines.join('')).not.toContain(row?.token_hash.slice(0, 16))
})

import { expect, test } from 'vitest'
import { PagePath, pingPresence, pingSession } from './presence.ts'

const ping = { sessionId: 'fp_1', currentPage: '/chat', deviceType: 'desktop', status: 'idle' }

test.each([
  ['/chat', '/chat'],
  ['/action-plan?sessionId=1', '/action-plan'],
  ['/#resources', '/'],
  [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
])('of the page %s only the path is kept', (page, storedPath) => {
  expect(PagePath.parse(page)).toBe(storedPath)
})

test.each(['chat', 'https://example.org/', '', `/${'x'.repeat(2000)}`])('%s is no page of ours', (page) => {
  expect(PagePath.safeParse(page).success).toBe(false)
})

test('a ping without a socket says where a visitor is and whether they are active', () => {
  expect(pingPresence.body.parse(ping)).toEqual(ping)
})

const times = [1763200000000, '2026-11-15T10:00:00.000Z', undefined]

test.each(times)('a page-leave beacon may carry the time %s', (timestamp) => {
  const beacon = { sessionId: 'fp_1', eventType: 'user_left', timestamp }
  expect(pingPresence.body.parse(beacon)).toEqual(beacon)
})

test.each([
  { ...ping, status: 'asleep' },
  { ...ping, deviceType: 'watch' },
  { sessionId: 'fp_1' },
  { sessionId: 'fp_1', eventType: 'left' },
])('the ping %o is refused', (body) => {
  expect(pingPresence.body.safeParse(body).success).toBe(false)
})

test('a session ping needs a label', () => {
  expect(pingSession.body.safeParse({ sessionId: 'fp_1', timestamp: 1 }).success).toBe(true)
  expect(pingSession.body.safeParse({ timestamp: 1 }).success).toBe(false)
})

import { expect, test } from 'vitest'
import { SocketMessageFromServer, SocketMessageFromVisitor } from './presence-socket.ts'

const hello = {
  sessionId: 'fp_1',
  userType: 'end_user',
  userId: null,
  partnerId: null,
  deviceType: 'tablet',
  currentPage: '/chat',
  userAgent: 'A browser',
}

test.each([
  { type: 'hello', data: hello },
  { type: 'heartbeat' },
  { type: 'heartbeat', data: {} },
  { type: 'activity', data: { sessionId: 'fp_1', eventType: 'click', eventData: { x: 1 }, status: 'active' } },
  { type: 'page_change', data: { sessionId: 'fp_1', page: '/' } },
  { type: 'user_left' },
])('a visitor may say %o', (message) => {
  expect(SocketMessageFromVisitor.parse(message)).toEqual(message)
})

test.each([
  { type: 'hello', data: { ...hello, sessionId: 'a b' } },
  { type: 'hello', data: { ...hello, deviceType: 'watch' } },
  { type: 'hello', data: { ...hello, userId: 'x'.repeat(129) } },
  { type: 'activity', data: { sessionId: 'fp_1', status: 'asleep' } },
  { type: 'page_change', data: { sessionId: 'fp_1', page: 'chat' } },
  { type: 'list_everyone' },
  'hello',
  null,
])('%o is refused', (message) => {
  expect(SocketMessageFromVisitor.safeParse(message).success).toBe(false)
})

test('the server says it is connected, or what went wrong, and never anything about other people', () => {
  const connected = SocketMessageFromServer.parse({ type: 'connected', data: { others: 3 } })
  expect(connected).toEqual({ type: 'connected', data: {} })
  const error = { type: 'error', data: { message: 'Too many messages.' } }
  expect(SocketMessageFromServer.parse(error)).toEqual(error)
  expect(SocketMessageFromServer.safeParse({ type: 'visitors', data: {} }).success).toBe(false)
})

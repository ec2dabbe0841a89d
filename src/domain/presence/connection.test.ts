import { expect, test } from 'vitest'
import {
  type ConnectionEvent,
  type ConnectionState,
  connectionReducer,
  getReconnectDelayMs,
  fallbackPingMs,
  heartbeatMs,
  initialConnection,
} from './connection.ts'

const closed: ConnectionEvent = { type: 'closed', code: 1006 }
const goodbye: ConnectionEvent = { type: 'closed', code: 1000 }

test('reconnects wait 1 s, doubling to 30 s; a heartbeat every 25 s, a ping every minute without a socket (R-18.3)', () => {
  expect([1, 2, 3, 4, 5, 6, 9].map(getReconnectDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect([heartbeatMs, fallbackPingMs]).toEqual([25_000, 60_000])
})

test.each<[ConnectionState, ConnectionEvent, ConnectionState]>([
  [initialConnection, { type: 'opened' }, { phase: 'websocket', failures: 0 }],
  [initialConnection, closed, { phase: 'disconnected', nextAttempt: 1 }],
  [{ phase: 'disconnected', nextAttempt: 4 }, closed, { phase: 'disconnected', nextAttempt: 5 }],
  [{ phase: 'disconnected', nextAttempt: 5 }, closed, { phase: 'http' }],
  [{ phase: 'disconnected', nextAttempt: 3 }, { type: 'opened' }, { phase: 'websocket', failures: 3 }],
  [{ phase: 'websocket', failures: 3 }, { type: 'settled' }, { phase: 'websocket', failures: 0 }],
  [{ phase: 'websocket', failures: 5 }, closed, { phase: 'http' }],
  [{ phase: 'websocket', failures: 0 }, closed, { phase: 'disconnected', nextAttempt: 1 }],
  [{ phase: 'websocket', failures: 2 }, goodbye, initialConnection],
  [{ phase: 'http' }, closed, { phase: 'http' }],
  [{ phase: 'http' }, { type: 'opened' }, { phase: 'http' }],
  [initialConnection, { type: 'settled' }, initialConnection],
])('from %j the event %j leads to %j', (state, event, next) => {
  expect(connectionReducer(state, event)).toEqual(next)
})

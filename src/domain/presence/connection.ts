/** How a visitor's presence reaches the server. */
export type ConnectionState =
  /** `nextAttempt` is the number of the next reconnect, or null when none is planned. */
  { phase: 'disconnected'; nextAttempt: number | null } | { phase: 'websocket'; failures: number } | { phase: 'http' }

export type ConnectionEvent = { type: 'opened' } | { type: 'settled' } | { type: 'closed'; code: number }

export const initialConnection: ConnectionState = { phase: 'disconnected', nextAttempt: null }

const firstDelayMs = 1000
const longestDelayMs = 30_000
const mostAttempts = 5
const closedOnPurpose = 1000

export const heartbeatMs = 25_000
export const fallbackPingMs = 60_000

/** One second before the first reconnect, then double, never more than thirty. */
export function getReconnectDelayMs(attempt: number): number {
  return Math.min(firstDelayMs * 2 ** (attempt - 1), longestDelayMs)
}

/**
 * Failures are reset only once a connection has `settled` (lasted a heartbeat): a server that accepts and drops
 * connections must not be retried forever.
 */
export function connectionReducer(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'opened':
      return state.phase === 'disconnected' ? { phase: 'websocket', failures: state.nextAttempt ?? 0 } : state
    case 'settled':
      return state.phase === 'websocket' && state.failures > 0 ? { phase: 'websocket', failures: 0 } : state
    case 'closed':
      if (state.phase === 'http') return state
      return event.code === closedOnPurpose ? initialConnection : afterFailure(state)
  }
}

function afterFailure(state: Exclude<ConnectionState, { phase: 'http' }>): ConnectionState {
  const failures = state.phase === 'websocket' ? state.failures : (state.nextAttempt ?? 0)
  return failures >= mostAttempts ? { phase: 'http' } : { phase: 'disconnected', nextAttempt: failures + 1 }
}

/** Live presence runs only on development hosts, never in production. */
export function isDevelopmentHost(hostname: string): boolean {
  const host = hostname.toLowerCase()
  return (
    host === 'localhost' ||
    host === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(host) ||
    /\.(localhost|local|test)$/.test(host) ||
    /^dev[.-]/.test(host)
  )
}

export const idleAfterMs = 2 * 60_000

/** Idle without input for two minutes, or as soon as the tab is hidden; active again on input. */
export function getPresenceStatus(seen: { lastInputAt: number; isHidden: boolean }, now: number): 'active' | 'idle' {
  return seen.isHidden || now - seen.lastInputAt >= idleAfterMs ? 'idle' : 'active'
}

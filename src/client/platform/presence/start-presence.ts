import { isTrackedPath } from '#domain/analytics/page-views.ts'
import { getDeviceType } from '#domain/device-type.ts'
import {
  type ConnectionState,
  connectionReducer,
  fallbackPingMs,
  getReconnectDelayMs,
  heartbeatMs,
  initialConnection,
  isDevelopmentHost,
} from '#domain/presence/connection.ts'
import { pingPresence } from '#contracts/presence.ts'
import { callApi } from '../api/call-api.ts'
import { readConfig } from '../config.ts'
import { reportQuietly } from '../report-quietly.ts'
import { createStore } from '../store.ts'
import { sessionReady } from '../visitor/visitor-session.ts'
import { type PresenceSocket, openPresenceSocket } from './presence-socket.ts'
import { watchActivity } from './watch-activity.ts'

/**
 * Live presence: only where the server offers it, on a development host, and on visitor pages. Returns a stop function.
 */
export function startPresence(): () => void {
  const isWanted = readConfig().presence && isDevelopmentHost(location.hostname) && isTrackedPath(location.pathname)
  let stop: (() => void) | undefined
  let isStopped = false
  if (isWanted) {
    void sessionReady().then((sessionId) => {
      if (!isStopped) stop = runPresence(sessionId)
    })
  }
  return () => {
    isStopped = true
    stop?.()
  }
}

/** Implements the connection rules of `domain/presence`. Returns a stop function. */
function runPresence(sessionId: string): () => void {
  const store = createStore(connectionReducer, initialConnection)
  let socket: PresenceSocket | undefined
  let sockets = 0
  let leavePhase = () => {}

  const activity = watchActivity({
    onStatus: (status) => socket?.say({ type: 'activity', data: { sessionId, eventType: 'status', status } }),
    onPage: (page) => socket?.say({ type: 'page_change', data: { sessionId, page } }),
  })
  const connect = () => {
    // Only the newest socket changes the state: an older one may close late.
    const mine = ++sockets
    socket = openPresenceSocket(sessionId, {
      onOpen: () => mine === sockets && store.send({ type: 'opened' }),
      onClose: (code) => mine === sockets && store.send({ type: 'closed', code }),
    })
  }
  const ping = () => void pingOverHttp(sessionId, activity.status())
  const beat = () => {
    socket?.say({ type: 'heartbeat' })
    store.send({ type: 'settled' })
  }
  const enterPhase = (state: ConnectionState): (() => void) => {
    switch (state.phase) {
      case 'disconnected':
        return state.nextAttempt === null ? () => {} : later(connect, getReconnectDelayMs(state.nextAttempt))
      case 'websocket':
        return every(beat, heartbeatMs)
      case 'http':
        ping()
        return every(ping, fallbackPingMs)
    }
  }
  const unsubscribe = store.subscribe(() => {
    leavePhase()
    leavePhase = enterPhase(store.get())
  })
  const sayGoodbye = () => {
    socket?.say({ type: 'user_left' })
    socket?.close()
    // Sent as text, because an unloading page may only send a simple request.
    const beacon = { sessionId, eventType: 'user_left', timestamp: Date.now() }
    navigator.sendBeacon('/api/analytics/ping', JSON.stringify(beacon))
  }
  // A page restored from the back/forward cache does not run its startup code again.
  const handleShow = (event: PageTransitionEvent) => event.persisted && store.get().phase !== 'http' && connect()

  window.addEventListener('pagehide', sayGoodbye)
  window.addEventListener('pageshow', handleShow)
  connect()
  return () => {
    window.removeEventListener('pagehide', sayGoodbye)
    window.removeEventListener('pageshow', handleShow)
    unsubscribe()
    leavePhase()
    activity.stop()
    socket?.close()
  }
}

async function pingOverHttp(sessionId: string, status: 'active' | 'idle'): Promise<void> {
  const currentPage = location.pathname
  if (!isTrackedPath(currentPage)) return
  const deviceType = getDeviceType(window.innerWidth)
  try {
    await callApi(pingPresence, { body: { sessionId, currentPage, deviceType, status } })
  } catch (error) {
    reportQuietly('presence', error)
  }
}

function later(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, delayMs)
  return () => clearTimeout(timer)
}

function every(callback: () => void, intervalMs: number): () => void {
  const timer = setInterval(callback, intervalMs)
  return () => clearInterval(timer)
}

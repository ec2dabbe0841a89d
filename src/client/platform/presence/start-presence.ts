import { isTrackedPath } from '#domain/analytics/page-views.ts'
import { isDevelopmentHost } from '#domain/presence/connection.ts'
import { readConfig } from '../config.ts'
import { sessionReady } from '../visitor/visitor-session.ts'
import { runPresence } from './run-presence.ts'

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

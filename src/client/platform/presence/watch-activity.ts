import { isTrackedPath, pathCheckMs } from '#domain/analytics/page-views.ts'
import { getPresenceStatus } from '#domain/presence/connection.ts'

const inputs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const

export interface ActivityWatch {
  status(): 'active' | 'idle'
  stop(): void
}

/** Detects whether the visitor is active or idle and which page they are on, and reports changes. */
export function watchActivity(listener: {
  onStatus(status: 'active' | 'idle'): void
  onPage(path: string): void
}): ActivityWatch {
  let lastInputAt = Date.now()
  let path = location.pathname
  const status = () => getPresenceStatus({ lastInputAt, isHidden: document.hidden }, Date.now())
  let reportedStatus = status()

  const check = () => {
    if (location.pathname !== path) {
      path = location.pathname
      if (isTrackedPath(path)) listener.onPage(path)
    }
    if (status() !== reportedStatus) {
      reportedStatus = status()
      listener.onStatus(reportedStatus)
    }
  }
  const handleInput = () => {
    lastInputAt = Date.now()
    check()
  }

  const leaving = new AbortController()
  const options = { passive: true, capture: true, signal: leaving.signal }
  for (const input of inputs) window.addEventListener(input, handleInput, options)
  document.addEventListener('visibilitychange', check, options)
  const timer = setInterval(check, pathCheckMs)
  return {
    status,
    stop() {
      leaving.abort()
      clearInterval(timer)
    },
  }
}

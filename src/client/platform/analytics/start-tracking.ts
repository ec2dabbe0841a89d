import { pingSession } from '#contracts/presence.ts'
import {
  type PageViews,
  countPageView,
  isTrackedPath,
  pathCheckMs,
  sessionPingMs,
} from '#domain/analytics/page-views.ts'
import { callApi } from '../api/call-api.ts'
import { reportQuietly } from '../report-quietly.ts'
import { sessionReady } from '../visitor/visitor-session.ts'
import { track } from './track.ts'

/**
 * Counts page views by checking the path every second, and keeps the session alive once a minute. Returns a stop
 * function.
 */
export function startTracking(): () => void {
  let views: PageViews = new Map()
  let shownPath: string | undefined
  const checkPath = () => {
    const path = location.pathname
    if (path === shownPath) return
    shownPath = path
    const counted = countPageView(views, path, Date.now())
    if (!counted) return
    views = counted
    void track({ eventType: 'page_view', eventData: pageViewData(path) })
  }
  checkPath()
  const pathCheck = setInterval(checkPath, pathCheckMs)
  const ping = setInterval(() => void pingOnce(), sessionPingMs)
  return () => {
    clearInterval(pathCheck)
    clearInterval(ping)
  }
}

/** The query and the referrer can contain what a person typed, so only the path and an origin are sent. */
function pageViewData(path: string) {
  const referrer = /^https?:\/\/[^/]+/.exec(document.referrer)?.[0] ?? ''
  return { path, title: document.title, timestamp: new Date().toISOString(), referrer }
}

async function pingOnce(): Promise<void> {
  if (!isTrackedPath(location.pathname)) return
  try {
    await callApi(pingSession, { body: { sessionId: await sessionReady(), timestamp: Date.now() } })
  } catch (error) {
    reportQuietly('ping', error)
  }
}

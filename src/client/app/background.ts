import { startTracking } from '#client/platform/analytics/start-tracking.ts'
import { startLastVisit } from '#client/platform/device/last-visit.ts'
import { startPresence } from '#client/platform/presence/start-presence.ts'
import { startVisitorSession } from '#client/platform/visitor/visitor-session.ts'

/** The longest a start may wait for a quiet moment. */
const patienceMs = 2000

/** What nobody waits for, one by one in quiet moments. */
export function startInBackground(): void {
  const jobs = [() => void startVisitorSession(), startLastVisit, startTracking, startPresence]
  const next = () => {
    jobs.shift()?.()
    if (jobs.length > 0) whenQuiet(next)
  }
  whenQuiet(next)
}

/** Safari has no idle callback; the end of the current work does there. */
function whenQuiet(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: patienceMs })
  else setTimeout(work)
}

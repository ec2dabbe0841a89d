import { startTracking } from '#client/platform/analytics/start-tracking.ts'
import { startLastVisit } from '#client/platform/device/last-visit.ts'
import { startPresence } from '#client/platform/presence/start-presence.ts'
import { startVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { whenQuiet } from '#client/platform/when-quiet.ts'

/** What nobody waits for, one by one in quiet moments. */
export function startInBackground(): void {
  const jobs = [() => void startVisitorSession(), startLastVisit, startTracking, startPresence]
  const next = () => {
    jobs.shift()?.()
    if (jobs.length > 0) whenQuiet(next)
  }
  whenQuiet(next)
}

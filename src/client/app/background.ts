import { startTracking } from '#client/platform/analytics/start-tracking.ts'
import { startLastVisit } from '#client/platform/device/last-visit.ts'
import { startOffline } from '#client/platform/offline/start-offline.ts'
import { startPresence } from '#client/platform/presence/start-presence.ts'
import { readKey } from '#client/platform/storage/storage.ts'
import { startVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { whenQuiet } from '#client/platform/when-quiet.ts'

/** What nobody waits for, one by one in quiet moments. */
export function startInBackground(): void {
  const jobs = [() => void startVisitorSession(), startLastVisit, startTracking, startPresence, sendWaitingTasks]
  // While developing there is no worker, and none is wanted: it would hide what was just changed.
  if (import.meta.env.PROD) jobs.push(() => void startOffline())
  const next = () => {
    jobs.shift()?.()
    if (jobs.length > 0) whenQuiet(next)
  }
  whenQuiet(next)
}

/** Changes to tasks that were made without a connection go out from any page, now and when there is one again. */
function sendWaitingTasks(): void {
  const send = () => {
    if (readKey('planQueue').length === 0) return
    import('#client/state/plan-tasks-sync.ts').then(({ syncPlan }) => syncPlan()).catch(() => undefined)
  }
  send()
  window.addEventListener('online', send)
}

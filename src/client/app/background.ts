import { startTracking } from '#client/platform/analytics/start-tracking.ts'
import { startLastVisit } from '#client/platform/device/last-visit.ts'
import { startOffline } from '#client/platform/offline/start-offline.ts'
import { startPresence } from '#client/platform/presence/start-presence.ts'
import { readKey, onNotStored } from '#client/platform/storage/storage.ts'
import { startVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { whenQuiet } from '#client/platform/when-quiet.ts'

/** Starts background jobs one by one while the page is idle. */
export function startInBackground(): void {
  onNotStored((name) => {
    import('./shell/warn-not-stored.ts').then(({ warnNotStored }) => warnNotStored(name)).catch(() => undefined)
  })
  const jobs = [
    () => void startVisitorSession(),
    startLastVisit,
    startTracking,
    startPresence,
    sendWaitingTasks,
    removeOldDrafts,
  ]
  // No service worker in development: it would hide recent changes.
  if (import.meta.env.PROD) jobs.push(() => void startOffline())
  const next = () => {
    jobs.shift()?.()
    if (jobs.length > 0) whenQuiet(next)
  }
  whenQuiet(next)
}

/** Sends task changes that were made offline, from any page, now and when the connection returns. */
function sendWaitingTasks(): void {
  const send = () => {
    if (readKey('planQueue').length === 0) return
    import('#client/state/plan/plan-tasks-sync.ts').then(({ syncPlan }) => syncPlan()).catch(() => undefined)
  }
  send()
  window.addEventListener('online', send)
}

/** An unfinished form is told to be gone after a day, whether or not its screen is opened again. */
function removeOldDrafts(): void {
  if (Object.keys(readKey('form-drafts')).length === 0) return
  import('#client/platform/form/form-drafts.ts').then((drafts) => drafts.removeOldDrafts()).catch(() => undefined)
}

import { shouldAskStillYou, isTouchDue } from '#domain/device/still-you.ts'
import { readKey, storedDeviceMode, writeKey } from '../storage/storage.ts'
import { createStore } from '../store.ts'

/** Whether the last visit was long ago, as read by this page load; null until read. */
let wasLongAgo: boolean | null = null
const answered = createStore((_: boolean, next: boolean) => next, false)
let touchedAt: number | null = null

/** Whether to ask "Still you?". Checked once per load, before this load updates `lastVisit`. */
export const stillYou = {
  isOpen(): boolean {
    wasLongAgo ??= isLongAgo()
    return wasLongAgo && !answered.get()
  },
  subscribe: answered.subscribe,
  /** "Yes": the device belongs to the same person. */
  confirm(): void {
    answered.send(true)
    touch()
  },
  /** "No": closes the question. */
  dismiss(): void {
    answered.send(true)
  },
}

const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Keeps `lastVisit` current while the user is active. Returns a stop function. */
export function startLastVisit(): () => void {
  touch()
  const leaving = new AbortController()
  const options = { passive: true, capture: true, signal: leaving.signal }
  for (const sign of signs) window.addEventListener(sign, touch, options)
  document.addEventListener('visibilitychange', touch, options)
  return () => {
    leaving.abort()
    touchedAt = null
    wasLongAgo = null
    answered.send(false)
  }
}

/**
 * Does not update while the question is open, or another person's reload would answer it. Does not update after the
 * device was cleared either: without a session id nothing is stored again.
 */
function touch(): void {
  const now = Date.now()
  if (!isTouchDue(touchedAt, now) || stillYou.isOpen() || readKey('sessionId') === undefined) return
  touchedAt = now
  writeKey('lastVisit', now)
}

function isLongAgo(): boolean {
  const hasStoredData = () =>
    readKey('savedResources').length > 0 ||
    readKey('reggie-chat-sessions').length > 0 ||
    (readKey('userSession')?.actionPlans?.length ?? 0) > 0
  const lastVisitAt = readKey('lastVisit')
  return shouldAskStillYou({
    mode: storedDeviceMode(),
    lastVisitAt,
    hasStoredData: lastVisitAt === undefined && hasStoredData(),
    now: Date.now(),
  })
}

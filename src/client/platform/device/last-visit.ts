import { shouldAskStillYou, isTouchDue } from '#domain/device/still-you.ts'
import { readKey, storedDeviceMode, writeKey } from '../storage/storage.ts'
import { createStore } from '../store.ts'

/** How the last visit ended, as this load found it; null until it has looked. */
let wasLongAgo: boolean | null = null
const answered = createStore((_: boolean, next: boolean) => next, false)
let touchedAt: number | null = null

/** Whether "Still you?" is to be asked. Looks once a load, before this load leaves a sign of life of its own. */
export const stillYou = {
  isOpen(): boolean {
    wasLongAgo ??= isLongAgo()
    return wasLongAgo && !answered.get()
  },
  subscribe: answered.subscribe,
  /** "Yes": the device is theirs again. */
  confirm(): void {
    answered.send(true)
    touch()
  },
  /** "No": there is nothing left to ask about. */
  dismiss(): void {
    answered.send(true)
  },
}

const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Keeps `lastVisit` fresh while somebody is here. Returns its stop. */
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
 * No sign of life while the question is open, or a stranger's reload would answer it. None either after the device was
 * cleared: without a visitor's label nothing is stored again.
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

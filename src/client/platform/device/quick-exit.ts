import { forgetOffline } from '../offline/forget-offline.ts'
import { reportQuietly } from '../report-quietly.ts'
import { clearAll, clearSessionStorage, storedDeviceMode } from '../storage/storage.ts'

const withinMs = 2000
const pressesNeeded = 3

/** Times of the Shift presses that may still become a quick exit. */
type ShiftPresses = readonly number[]

/** Any other key in between starts over, so that typing capitals never leaves the page. */
export function addKeyPress(presses: ShiftPresses, key: string, now: number): ShiftPresses {
  return key === 'Shift' ? [...presses.filter((at) => now - at < withinMs), now] : []
}

/** Shift three times within two seconds is the quick exit (T-5.6). */
export function isQuickExit(presses: ShiftPresses): boolean {
  return presses.length >= pressesNeeded
}

/** A site anyone might have open. */
const neutralSite = 'https://www.weather.gov'

/** Blanks the page, clears what this visit stored, and replaces the page so that Back does not return (T-5.6). */
export function quickExit(): void {
  document.body.replaceChildren()
  document.title = ''
  if (storedDeviceMode() === 'shared') {
    clearAll()
    forgetOffline().catch((error: unknown) => reportQuietly('quick exit', error))
  } else clearSessionStorage()
  // An unsaved-changes prompt must not block a quick exit.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace(neutralSite)
}

/** Pressing Shift three times leaves, from any screen. Returns a stop function. */
export function listenForQuickExit(): () => void {
  let presses: ShiftPresses = []
  const handleKey = (event: KeyboardEvent) => {
    if (event.repeat) return
    presses = addKeyPress(presses, event.key, Date.now())
    if (!isQuickExit(presses)) return
    presses = []
    quickExit()
  }
  window.addEventListener('keydown', handleKey, true)
  return () => window.removeEventListener('keydown', handleKey, true)
}

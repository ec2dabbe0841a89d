import type { DeviceMode } from '#domain/device-mode.ts'

/** After this long without activity another person may be using the device (T-5.5). */
export const stillYouAfterMs = 30 * 60_000

export interface LastVisit {
  mode: DeviceMode
  /** The last activity before this load; undefined when unknown. */
  lastVisitAt: number | undefined
  /** Data is stored here that only its owner should see. */
  hasStoredData: boolean
  now: number
}

/**
 * Whether to ask "Still you?" before showing a chat, an answer or a saved list. Also asks when the clock was set back.
 */
export function shouldAskStillYou({ mode, lastVisitAt, hasStoredData, now }: LastVisit): boolean {
  if (mode === 'own') return false
  if (lastVisitAt === undefined) return hasStoredData
  return Math.abs(now - lastVisitAt) > stillYouAfterMs
}

/** How long a private list may be out of sight before it is covered again. */
export const coverAgainMs = 60_000

/** On a shared device a private list takes one more tap, so that a glance at the screen shows nothing (T-10.2). */
export function isCovered({ mode, seenAt, now }: { mode: DeviceMode; seenAt: number | null; now: number }): boolean {
  return mode === 'shared' && (seenAt === null || Math.abs(now - seenAt) > coverAgainMs)
}

/** Activity is recorded at most this often. */
export const touchEveryMs = 60_000

export function isTouchDue(touchedAt: number | null, now: number): boolean {
  return touchedAt === null || Math.abs(now - touchedAt) >= touchEveryMs
}

import type { DeviceMode } from '#domain/device-mode.ts'

/** After this long without activity somebody else may be using the device (T-5.5). */
export const stillYouAfterMs = 30 * 60_000

export interface LastVisit {
  mode: DeviceMode
  /** The last sign of life before this load; undefined when none is known. */
  lastVisitAt: number | undefined
  /** Something is kept here that only its owner should see. */
  hasStoredData: boolean
  now: number
}

/** Whether to ask "Still you?" before a chat, an answer or a saved list shows. A clock that was moved back asks too. */
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

/** A sign of life is written at most this often. */
export const touchEveryMs = 60_000

export function isTouchDue(touchedAt: number | null, now: number): boolean {
  return touchedAt === null || Math.abs(now - touchedAt) >= touchEveryMs
}

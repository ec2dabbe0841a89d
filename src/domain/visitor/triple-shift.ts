const withinMs = 2000
const pressesNeeded = 3

/** Times of the Shift presses that may still become a quick exit. */
export type ShiftPresses = readonly number[]

/** Any other key in between starts over, so that typing capitals never leaves the page. */
export function addKeyPress(presses: ShiftPresses, key: string, now: number): ShiftPresses {
  return key === 'Shift' ? [...presses.filter((at) => now - at < withinMs), now] : []
}

/** Shift three times within two seconds is the quick exit (T-5.6). */
export function isQuickExit(presses: ShiftPresses): boolean {
  return presses.length >= pressesNeeded
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const waits = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 12 * hourMs]

/** How long to wait after this many attempts; null when it was the last one. */
export function getRetryDelayMs(tries: number): number | null {
  return waits[tries - 1] ?? null
}

/** Polling interval: short after progress, longer while there is none. */
const soonestMs = 500
const latestMs = 5000

/** A job without progress for this long may be stuck; the person waiting is told. */
const stuckAfterMs = 60_000

export function getPollDelayMs(quietMs: number): number {
  return Math.min(latestMs, Math.max(soonestMs, quietMs))
}

export const isStuck = (quietMs: number) => quietMs >= stuckAfterMs

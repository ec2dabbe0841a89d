/** How often to look: soon after something moved, ever more seldom while nothing does. */
const soonestMs = 500
const latestMs = 5000

/** A job that has not moved for this long may be stuck; whoever waits is told. */
const stuckAfterMs = 60_000

export function getPollDelayMs(quietMs: number): number {
  return Math.min(latestMs, Math.max(soonestMs, quietMs))
}

export const isStuck = (quietMs: number) => quietMs >= stuckAfterMs

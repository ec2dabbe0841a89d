export const idleAfterMs = 2 * 60_000

/** Idle without input for two minutes, or as soon as the tab is hidden; active again on input. */
export function getPresenceStatus(seen: { lastInputAt: number; isHidden: boolean }, now: number): 'active' | 'idle' {
  return seen.isHidden || now - seen.lastInputAt >= idleAfterMs ? 'idle' : 'active'
}

import { searchTimeoutMs } from './failure.ts'

/** Stored results of another version of the format are cleared instead of read. */
export const resultsCacheVersion = '1'

/** True while a stored search can still come back: begun, not finished, not older than the time-out. */
export function isSearchRunning(
  stored: { isSearchInProgress: boolean; searchStartTime: number | null } | undefined,
  now: number,
): boolean {
  if (!stored?.isSearchInProgress || stored.searchStartTime === null) return false
  return now - stored.searchStartTime <= searchTimeoutMs
}

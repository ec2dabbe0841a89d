import { searchTimeoutMs } from './failure.ts'

/** Results stored in another format version are cleared instead of read. */
export const resultsCacheVersion = '1'

/** True while a stored search can be resumed: started, not finished, not older than the timeout. */
export function isSearchRunning(
  stored: { isSearchInProgress: boolean; searchStartTime: number | null } | undefined,
  now: number,
): boolean {
  if (!stored?.isSearchInProgress || stored.searchStartTime === null) return false
  return now - stored.searchStartTime <= searchTimeoutMs
}

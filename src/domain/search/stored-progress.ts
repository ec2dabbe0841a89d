import type { SearchState } from './lifecycle.ts'
import { getSearchPercent } from './progress-figures.ts'
import { isSearchRunning } from './stored-search.ts'

/** Stored under `next-chapter-search-progress`: nothing about who searched for what. */
export interface StoredProgress {
  isSearchInProgress: boolean
  isSearchCompleted: boolean
  searchStartTime: number | null
  estimatedProgress: number
}

/** The progress to store for this search; null means the key is removed. */
export function toStoredProgress(state: SearchState, now: number): StoredProgress | null {
  switch (state.phase) {
    case 'idle':
    case 'failed':
      return null
    case 'searching':
    case 'completed':
      return {
        isSearchInProgress: state.phase === 'searching',
        isSearchCompleted: state.phase === 'completed',
        searchStartTime: state.startedAt,
        estimatedProgress: getSearchPercent(state, now),
      }
  }
}

/**
 * The start of a search that can continue after a reload, otherwise null and the key is removed: too old, finished,
 * unreadable (storage then gives undefined), or in the future because the clock was changed.
 */
export function getStartToRestore(stored: StoredProgress | undefined, now: number): number | null {
  if (!stored || stored.isSearchCompleted || !isSearchRunning(stored, now)) return null
  const { searchStartTime } = stored
  return searchStartTime !== null && searchStartTime <= now ? searchStartTime : null
}

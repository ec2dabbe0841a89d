import { isSearchRunning, resultsCacheVersion } from '#domain/search/stored-search.ts'
import { readKey } from '#client/platform/storage/storage.ts'
import { useStored } from '#client/platform/storage/use-stored.ts'

/** Results count only in the format of this version; others are cleared by the search. */
export function hasStoredResults(): boolean {
  return readKey('cacheVersion') === resultsCacheVersion && (readKey('lastSearchResults')?.resources.length ?? 0) > 0
}

/** What this browser already holds, for the buttons that depend on it. */
export interface StoredFacts {
  isSearching: boolean
  hasResults: boolean
  savedCount: number
  unreadCount: number
}

export function useStoredFacts(): StoredFacts {
  return {
    isSearching: useStored('next-chapter-search-progress', (stored) => isSearchRunning(stored, Date.now()), false),
    hasResults: useStored('lastSearchResults', hasStoredResults, false),
    savedCount: useStored('savedResources', (saved) => saved.length, 0),
    unreadCount: useStored(
      'savedResources', (saved) => saved.filter((one) => one.providerResponse && !one.providerResponse.isRead).length, 0,
    ),
  }
}

import { isSearchRunning, resultsCacheVersion } from '#domain/search/stored-search.ts'
import { readKey, removeKey } from '#client/platform/storage/storage.ts'
import { useStored } from '#client/platform/storage/use-stored.ts'
import { hasSomethingToShow, readResults, useResults } from '../search/results.ts'

/** An empty list is shown once after its search, but gets no button. */
export function hasStoredResults(): boolean {
  return hasSomethingToShow(readResults())
}

/** What this browser has stored, for the buttons that depend on it. */
export interface StoredFacts {
  isSearching: boolean
  hasResults: boolean
  /** Where the results are; null without any. */
  listCounty: string | null
  hasChat: boolean
  savedCount: number
  unreadCount: number
}

export function useStoredFacts(): StoredFacts {
  const results = useResults()
  return {
    isSearching: useStored('next-chapter-search-progress', (stored) => isSearchRunning(stored, Date.now()), false),
    hasResults: hasSomethingToShow(results),
    listCounty: hasSomethingToShow(results) ? (results?.location.county ?? null) : null,
    hasChat: useStored('reggie-chat-sessions', (sessions) => sessions.length > 0, false),
    savedCount: useStored('savedResources', (saved) => saved.length, 0),
    unreadCount: useStored(
      'savedResources',
      (saved) => saved.filter((resource) => resource.providerResponse && !resource.providerResponse.isRead).length,
      0,
    ),
  }
}

/**
 * Removes what no page may read anymore: a search older than five minutes or over, a list of another
 * format version. Called once per load, on every page.
 */
export function dropOutdated(): void {
  const progress = readKey('next-chapter-search-progress')
  if (progress && !isSearchRunning(progress, Date.now())) removeKey('next-chapter-search-progress')
  if (readKey('cacheVersion') === resultsCacheVersion) return
  removeKey('lastSearchResults')
  removeKey('cacheVersion')
}

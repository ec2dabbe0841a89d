import type { Resource } from '#domain/resources/resource.ts'
import { sortSaved } from '#domain/saved/order.ts'
import type { SavedList } from '#domain/saved/saved-list.ts'

/** Saved listings, those with an answer first; the search results when nothing is saved. */
export function chooseListingsToTake(saved: SavedList, found: readonly Resource[]): readonly Resource[] {
  return saved.length > 0 ? sortSaved(saved) : found
}

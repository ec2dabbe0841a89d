import type { Resource } from '#domain/resources/resource.ts'
import { sortSaved } from '#domain/saved/order.ts'
import type { SavedList } from '#domain/saved/saved-list.ts'

/** What a person kept, those who answered first; whoever has kept nothing takes what was found. */
export function chooseListingsToTake(saved: SavedList, found: readonly Resource[]): readonly Resource[] {
  return saved.length > 0 ? sortSaved(saved) : found
}

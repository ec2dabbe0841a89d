import type { Candidate } from '#domain/search/candidate.ts'

/** The listings of one category in one cell of the map. */
export interface CellGroup {
  cell: number
  category: string
  /** Another one after every change of the cell. */
  stamp: number
}

export interface CellListing {
  /** Its place among the listings of its group, best first. */
  ordinal: number
  candidate: Candidate
}

/** Half of the directory in about 10 MB: what the searches of a few regions go back to. */
const maxListings = 25_000

interface Kept {
  stamp: number
  depth: number
  listings: readonly CellListing[]
}

/**
 * The listings searched last. Every change of a cell gives it a new stamp in the database, so what another process wrote
 * is seen by the next search.
 */
export function createCellCache(limit = maxListings) {
  const groups = new Map<string, Kept>()
  let size = 0

  const forget = (key: string) => {
    size -= groups.get(key)?.listings.length ?? 0
    groups.delete(key)
  }

  return {
    /** The listings of the group, if they were read at least this deep since the last change. */
    get(group: CellGroup, depth: number): readonly CellListing[] | null {
      const key = toKey(group)
      const kept = groups.get(key)
      if (kept?.stamp !== group.stamp || kept.depth < depth) return null
      // The group used last is the last to go.
      groups.delete(key)
      groups.set(key, kept)
      return kept.listings
    },

    set(group: CellGroup, depth: number, listings: readonly CellListing[]): void {
      const key = toKey(group)
      forget(key)
      groups.set(key, { stamp: group.stamp, depth, listings })
      size += listings.length
      for (const oldest of groups.keys()) {
        if (size <= limit) break
        forget(oldest)
      }
    },
  }
}
export type CellCache = ReturnType<typeof createCellCache>

export function toKey({ cell, category }: Pick<CellGroup, 'cell' | 'category'>): string {
  return `${cell} ${category}`
}

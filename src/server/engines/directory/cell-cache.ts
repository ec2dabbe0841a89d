import type { Candidate } from '#domain/search/candidate.ts'

export interface CellListing {
  /** Its place among the listings of its cell and category, best first. */
  ordinal: number
  candidate: Candidate
}

export interface Cell {
  cell: number
  listings: readonly CellListing[]
}

/** A third of the whole directory in about 10 MB: what the searches of one region go back to. */
const maxListings = 15_000

/**
 * The listings of the cells searched last. Every change of a cell gives it a new stamp in the database, so what another
 * process wrote is seen by the next search.
 */
export function createCellCache(limit = maxListings) {
  const cells = new Map<number, Cell & { stamp: number }>()
  let size = 0

  const forget = (cell: number) => {
    size -= cells.get(cell)?.listings.length ?? 0
    cells.delete(cell)
  }

  return {
    get(cell: number, stamp: number): Cell | null {
      const kept = cells.get(cell)
      if (kept?.stamp !== stamp) return null
      // The cell used last is the last to go.
      cells.delete(cell)
      cells.set(cell, kept)
      return kept
    },

    set({ cell, listings }: Cell, stamp: number): void {
      forget(cell)
      cells.set(cell, { cell, listings, stamp })
      size += listings.length
      for (const oldest of cells.keys()) {
        if (size <= limit) break
        forget(oldest)
      }
    },
  }
}
export type CellCache = ReturnType<typeof createCellCache>

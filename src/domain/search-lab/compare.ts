export interface LabListing {
  id: string
  name: string
}

export interface Move extends LabListing {
  /** Rank in each order, from 1; null when it is not in the compared range. */
  from: number | null
  to: number | null
}

export interface Comparison {
  /** How many of the first ten are the same. */
  overlap: number
  /** The largest possible overlap. */
  of: number
  moved: Move[]
}

const first = 10

/** How the first ten change from `before` to `after`; the largest moves first. */
export function compareOrders(before: readonly LabListing[], after: readonly LabListing[]): Comparison {
  const rankIn = (list: readonly LabListing[]) => new Map(list.map(({ id }, index) => [id, index + 1]))
  const [was, is] = [rankIn(before), rankIn(after)]
  const topListings = new Map(
    [...before.slice(0, first), ...after.slice(0, first)].map((listing) => [listing.id, listing]),
  )
  const isTop = (rank: number | undefined) => rank !== undefined && rank <= first
  const moves = [...topListings.values()].map((listing): Move => ({
    ...listing,
    from: was.get(listing.id) ?? null,
    to: is.get(listing.id) ?? null,
  }))
  return {
    overlap: moves.filter(({ id }) => isTop(was.get(id)) && isTop(is.get(id))).length,
    of: Math.min(first, Math.max(before.length, after.length)),
    moved: moves
      .filter(({ from, to }) => from !== to)
      .toSorted((a, b) => getMoveSize(b) - getMoveSize(a) || (a.id < b.id ? -1 : 1)),
  }
}

const farthest = 1000

function getMoveSize({ from, to }: Move): number {
  return from === null || to === null ? farthest : Math.abs(from - to)
}

import type { ListingRow } from './rows.ts'

/**
 * Rows in the order of their cells, with the ordinal each would have if these were all. Neighbors are then written
 * together and most ordinals are right at once, which makes a load much faster; `reindex` fixes the rest.
 */
export function assignOrdinals(rows: ListingRow[]): ListingRow[] {
  rows.sort(
    (a, b) => a.cell - b.cell || compare(a.category, b.category) || b.quality - a.quality || compare(a.id, b.id),
  )
  let before: ListingRow | undefined
  for (const row of rows) {
    row.ordinal = before?.cell === row.cell && before.category === row.category ? before.ordinal + 1 : 0
    before = row
  }
  return rows
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

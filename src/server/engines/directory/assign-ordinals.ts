import type { ListingRow } from './rows.ts'

/**
 * Rows in the order of their cells, with the place each would have if these were all. Neighbors are then written
 * together and most places are right at once, which saves a load much of its time; `reindex` mends the rest.
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

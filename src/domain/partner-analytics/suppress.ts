import { suppressSmallCount } from '../analytics/suppression.ts'

export type Cell = number | null

/**
 * Suppresses small counts. When the total is known, hidden cells could be derived from it, so a single hidden cell is
 * not allowed and hidden cells must add up to zero or to a count large enough to show. Otherwise the smallest shown
 * cell is hidden too.
 */
export function hideSmallCounts(counts: readonly number[], { isTotalKnown }: { isTotalKnown: boolean }): Cell[] {
  const cells = counts.map(suppressSmallCount)
  if (!isTotalKnown) return cells
  while (canBeWorkedOut(counts, cells)) {
    const next = findSmallestVisible(cells)
    if (next === -1) return cells
    cells[next] = null
  }
  return cells
}

/** Two breakdowns of the same people: if one is shown in full, it reveals the total of the other. */
export function hideSmallCountsTogether(first: readonly number[], other: readonly number[]): [Cell[], Cell[]] {
  const isWhole = (counts: readonly number[]) => counts.every((count) => suppressSmallCount(count) !== null)
  return [
    hideSmallCounts(first, { isTotalKnown: isWhole(other) }),
    hideSmallCounts(other, { isTotalKnown: isWhole(first) }),
  ]
}

/** Given one part, a share reveals the other, so each part must be zero or large enough to show. */
export function computeVisibleShare(part: number, rest: number): number | null {
  const maySay = (count: number) => count === 0 || suppressSmallCount(count) !== null
  if (part + rest === 0 || !maySay(part) || !maySay(rest)) return null
  return Math.round((part / (part + rest)) * 100) / 100
}

function canBeWorkedOut(counts: readonly number[], cells: readonly Cell[]): boolean {
  const missing = counts.filter((_, index) => cells[index] === null)
  if (missing.length === 0) return false
  const together = missing.reduce((sum, count) => sum + count, 0)
  return missing.length === 1 || (together > 0 && suppressSmallCount(together) === null)
}

function findSmallestVisible(cells: readonly Cell[]): number {
  let found = -1
  for (const [index, cell] of cells.entries()) {
    if (cell !== null && (found === -1 || cell < (cells[found] ?? Infinity))) found = index
  }
  return found
}

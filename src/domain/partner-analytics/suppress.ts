import { suppressSmallCount } from '../analytics/suppression.ts'

export type Cell = number | null

/**
 * Counts as they may be shown. Where their total is known, what is missing can be worked out: then nothing is missing
 * alone, and what is missing together is nobody or at least as many as one shown cell. Else a further cell goes, the
 * smallest first.
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

/** Two ways to divide the same people: whichever is shown whole tells the total of the other. */
export function hideSmallCountsTogether(first: readonly number[], other: readonly number[]): [Cell[], Cell[]] {
  const isWhole = (counts: readonly number[]) => counts.every((count) => suppressSmallCount(count) !== null)
  return [
    hideSmallCounts(first, { isTotalKnown: isWhole(other) }),
    hideSmallCounts(other, { isTotalKnown: isWhole(first) }),
  ]
}

/** A share tells both of its parts to whoever knows one: each is nobody, or enough to be shown. */
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

import { suppressSmallCount } from '../analytics/suppression.ts'

/** One group: the counted people, and the others in the group. */
export interface Row {
  part: number
  rest: number
}

const maySay = (count: number) => count === 0 || suppressSmallCount(count) !== null

/** Each side is zero or large enough to show, and their sum is large enough. */
const isSafe = ({ part, rest }: Row): boolean =>
  maySay(part) && maySay(rest) && suppressSmallCount(part + rest) !== null

/**
 * Which groups may be shown. When the total is known, hidden groups could be derived by subtraction: so at least two
 * are hidden, and each side of their sum is zero or large enough to show. Until that holds, further groups are hidden,
 * the smallest first.
 */
export function markVisibleRows(rows: readonly Row[], { isTotalKnown }: { isTotalKnown: boolean }): boolean[] {
  const isRowVisible = rows.map(isSafe)
  if (!isTotalKnown) return isRowVisible
  while (canBeWorkedOut(rows, isRowVisible)) {
    const next = findSmallestVisible(rows, isRowVisible)
    if (next === -1) break
    isRowVisible[next] = false
  }
  return isRowVisible
}

function canBeWorkedOut(rows: readonly Row[], isRowVisible: readonly boolean[]): boolean {
  const missing = rows.filter(({ part, rest }, index) => !isRowVisible[index] && part + rest > 0)
  if (missing.length === 0) return false
  return missing.length === 1 || !isSafe(sumRows(missing))
}

export function sumRows(rows: readonly Row[]): Row {
  return rows.reduce((sum, { part, rest }) => ({ part: sum.part + part, rest: sum.rest + rest }), { part: 0, rest: 0 })
}

function findSmallestVisible(rows: readonly Row[], isRowVisible: readonly boolean[]): number {
  const size = (index: number) => (rows[index]?.part ?? 0) + (rows[index]?.rest ?? 0)
  return rows.reduce(
    (found, _, index) =>
      isRowVisible[index] && size(index) > 0 && (found === -1 || size(index) < size(found)) ? index : found,
    -1,
  )
}

/**
 * The largest cap such that groups cut to it hold at most `limit` listings together: small groups stay whole and only
 * the crowded ones are cut, all to the same length. Never below one, so that no kind of help disappears.
 */
export function computeFairCap(sizes: readonly number[], limit: number): number {
  const ascending = sizes.toSorted((a, b) => a - b)
  let left = limit
  for (const [index, size] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index))
    if (size > share) return Math.max(1, share)
    left -= size
  }
  return Math.max(1, ascending.at(-1) ?? 1)
}

import { computeEditDistance } from '#domain/text/similar.ts'

/** Shorter names are often one letter away from other place names. */
const shortestCorrected = 5

/**
 * Whether a long enough name was typed with one typo. One typo cannot change both ends of a name, which rules most
 * names out quickly.
 */
export function isOneTypoApart(typed: string, name: string): boolean {
  if (typed.length < shortestCorrected || Math.abs(typed.length - name.length) > 1) return false
  if (typed[0] !== name[0] && typed.at(-1) !== name.at(-1)) return false
  return computeEditDistance(typed, name, 1) === 1
}

import { computeEditDistance } from '#domain/text/similar.ts'

/** Shorter names have neighbors one letter away that are other places. */
const shortestCorrected = 5

/** Whether a long enough name was typed with one slip. One slip never spoils both ends: most names are out at a glance. */
export function isOneTypoApart(typed: string, name: string): boolean {
  if (typed.length < shortestCorrected || Math.abs(typed.length - name.length) > 1) return false
  if (typed[0] !== name[0] && typed.at(-1) !== name.at(-1)) return false
  return computeEditDistance(typed, name, 1) === 1
}

import { splitWords } from '#domain/text/fold.ts'

/** Holds the name folded for comparison (`fold`), so that repeated searches fold it only once. */
interface FoldedName {
  folded: string
}

/** Items whose name contains every typed word as a word prefix; names that start with the typed text come first. */
export function filterByName<Named extends FoldedName>(all: readonly Named[], typed: string, most: number): Named[] {
  const wanted = splitWords(typed)
  if (wanted.length === 0) return []
  const start = wanted.join(' ')
  const found = all.filter(({ folded }) => wanted.every((word) => ` ${folded}`.includes(` ${word}`)))
  const rank = ({ folded }: FoldedName) => (folded.startsWith(start) ? 0 : 1)
  return found
    .toSorted((a, b) => rank(a) - rank(b) || (a.folded < b.folded ? -1 : Number(a.folded > b.folded)))
    .slice(0, most)
}

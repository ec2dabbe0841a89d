import { splitWords } from '#domain/text/fold.ts'

/** With its name as it is compared (`fold`): whoever searches often folds once. */
interface FoldedName {
  folded: string
}

/** Those whose name has every word that was typed, perhaps not to its end; names that begin with it all come first. */
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

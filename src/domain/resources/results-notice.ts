/** Fewer places than this are called limited. */
const limitedBelow = 10

/** What to say above a list: zero places have their own text, which wins over the limited notice. */
export type ResultsNotice = 'none' | 'limited' | 'noResults' | 'noMatch'

export function chooseResultsNotice(found: number, shownByFilter: number): ResultsNotice {
  if (found === 0) return 'noResults'
  if (shownByFilter === 0) return 'noMatch'
  return found < limitedBelow ? 'limited' : 'none'
}

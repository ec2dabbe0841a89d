/** Fewer listings than this count as limited. */
const limitedBelow = 10

/** The notice above a list: zero results have their own text, which takes precedence over the limited notice. */
export type ResultsNotice = 'none' | 'limited' | 'noResults' | 'noMatch'

export function chooseResultsNotice(found: number, shownByFilter: number): ResultsNotice {
  if (found === 0) return 'noResults'
  if (shownByFilter === 0) return 'noMatch'
  return found < limitedBelow ? 'limited' : 'none'
}

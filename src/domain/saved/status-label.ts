import type { SavedLabel } from './colors.ts'

/** Where the sentence under a saved place stands in the saved texts. */
export type StatusLabelKey = `words.${SavedLabel}` | `fewer.${'overdue' | 'declined'}${'One' | 'Alone'}`

/** Whether other places are offered: no answer in time, a no, or no help. */
export function shouldOfferAlternatives(words: SavedLabel): boolean {
  return words === 'overdue' || words === 'declined' || words === 'notGotHelp'
}

/** “Try these two” is only said where there are two. */
export function getStatusLabelKey(words: SavedLabel, alternatives: number): StatusLabelKey {
  if ((words !== 'overdue' && words !== 'declined') || alternatives >= 2) return `words.${words}`
  return alternatives === 1 ? `fewer.${words}One` : `fewer.${words}Alone`
}

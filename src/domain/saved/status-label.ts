import type { SavedLabel } from './colors.ts'

/** Key of the status text under a saved listing. */
export type StatusLabelKey = `words.${SavedLabel}` | `fewer.${'overdue' | 'declined'}${'One' | 'Alone'}`

/** Whether to offer alternatives: no answer in time, declined, or no help. */
export function shouldOfferAlternatives(words: SavedLabel): boolean {
  return words === 'overdue' || words === 'declined' || words === 'notGotHelp'
}

/** “Try these two” is used only when there are two. */
export function getStatusLabelKey(words: SavedLabel, alternatives: number): StatusLabelKey {
  if ((words !== 'overdue' && words !== 'declined') || alternatives >= 2) return `words.${words}`
  return alternatives === 1 ? `fewer.${words}One` : `fewer.${words}Alone`
}

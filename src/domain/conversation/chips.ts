import type { FacetName } from '../knowledge/facets.ts'
import { fold } from '../text/fold.ts'

/** A follow-up question of ours that somebody tapped: what it asks about the subject talked about, or for the whole guide. */
export type Chip = { facet: FacetName } | 'more'

export interface ChipTexts {
  facets: Readonly<Record<FacetName, string>>
  more: string
}

/** No chip is nearly as long; a story need not be compared with them. */
const longestChip = 200

/** The chip whose text this is, in any language. */
export function findChip(text: string, languages: readonly ChipTexts[]): Chip | null {
  if (text.length > longestChip) return null
  const typed = fold(text)
  for (const { facets, more } of languages) {
    if (fold(more) === typed) return 'more'
    for (const [facet, label] of Object.entries(facets)) if (fold(label) === typed) return { facet: facet as FacetName }
  }
  return null
}

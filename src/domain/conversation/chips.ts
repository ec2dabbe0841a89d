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

const foldedTexts = new WeakMap<ChipTexts, ReadonlyMap<string, Chip>>()

/** The chips of a language by their folded texts, folded once. */
function readChips(texts: ChipTexts): ReadonlyMap<string, Chip> {
  const known = foldedTexts.get(texts)
  if (known) return known
  const chips = new Map<string, Chip>()
  const add = (text: string, chip: Chip) => {
    if (!chips.has(fold(text))) chips.set(fold(text), chip)
  }
  add(texts.more, 'more')
  for (const facet of Object.keys(texts.facets) as FacetName[]) add(texts.facets[facet], { facet })
  foldedTexts.set(texts, chips)
  return chips
}

/** The chip whose text this is, in any language. */
export function findChip(text: string, languages: readonly ChipTexts[]): Chip | null {
  if (text.length > longestChip) return null
  const typed = fold(text)
  for (const texts of languages) {
    const chip = readChips(texts).get(typed)
    if (chip) return chip
  }
  return null
}

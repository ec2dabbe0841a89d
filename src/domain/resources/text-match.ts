import type { NeedsInterpretation } from '#domain/needs/interpret-needs.ts'
import { splitWords } from '#domain/text/fold.ts'
import { stem } from '#domain/text/stem.ts'
import { answersNeed } from './answers-need.ts'
import type { Resource } from './resource.ts'

/** Match levels: the listing contains all the words, offers the intended service, or answers the intended need. */
const literal = 4
const byService = 2
const byNeed = 1
/** A short, partly typed word is often mistaken for another; such guesses score below this. */
const sureEnough = 0.55

/**
 * How well a listing matches the typed text, 0 for not at all. `understood` is the interpretation of the text; while it
 * is null (not loaded), only the words themselves count.
 */
export function createTextMatcher(
  text: string,
  understood: NeedsInterpretation | null,
): (resource: Resource) => number {
  const typed = splitWords(text)
  if (typed.length === 0) return () => literal
  const needs = (understood?.needs ?? []).filter(({ strength }) => strength >= sureEnough).map(({ need }) => need)
  return (resource) => {
    const { said: words, stems } = getListingWords(resource)
    const has = (word: string) => stems.has(stem(word)) || words.some((listingWord) => listingWord.startsWith(word))
    if (typed.every(has)) return literal
    const offers = understood?.services.some((id) => resource.serviceIds?.includes(id)) ?? false
    const meaning = offers ? byService : needs.some((need) => answersNeed(resource, need)) ? byNeed : 0
    // “A shelter in Pasadena”: all shelters, those in Pasadena first.
    const named = understood?.terms.filter(has).length ?? 0
    return meaning === 0 ? 0 : meaning + (named > 0 ? byNeed : 0)
  }
}

interface ListingWords {
  said: readonly string[]
  stems: ReadonlySet<string>
}

/** Tokenizing hundreds of listings is the most expensive part, so it is done once and not on every keystroke. */
const wordsByResource = new WeakMap<Resource, ListingWords>()

function getListingWords(resource: Resource): ListingWords {
  const before = wordsByResource.get(resource)
  if (before) return before
  const words = [...new Set(splitWords(searchableText(resource)))]
  const listingWords = { said: words, stems: new Set(words.map(stem)) }
  wordsByResource.set(resource, listingWords)
  return listingWords
}

function searchableText({ name, organization, description, address, services }: Resource): string {
  return [name, organization, description, address, ...services].filter(Boolean).join(' ')
}

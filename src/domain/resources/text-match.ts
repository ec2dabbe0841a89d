import type { NeedsInterpretation } from '#domain/needs/interpret-needs.ts'
import { splitWords } from '#domain/text/fold.ts'
import { stem } from '#domain/text/stem.ts'
import { answersNeed } from './answers-need.ts'
import type { Resource } from './resource.ts'

/** All the words stand in the listing; it offers the service meant; it answers the need meant. */
const literal = 4
const byService = 2
const byNeed = 1
/** A short half-typed word is often mistaken for another; a guess at one stays below this. */
const sureEnough = 0.55

/**
 * How well a listing fits what a person typed, 0 for not at all. `understood` is what the words mean; it may be null
 * while that is not loaded, and then only the words themselves count.
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
    // “A shelter in Pasadena”: shelters, those in Pasadena first.
    const named = understood?.terms.filter(has).length ?? 0
    return meaning === 0 ? 0 : meaning + (named > 0 ? byNeed : 0)
  }
}

interface ListingWords {
  said: readonly string[]
  stems: ReadonlySet<string>
}

/** Taking hundreds of listings apart costs more than all the rest; it is done once, not at every letter typed. */
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

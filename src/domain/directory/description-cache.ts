import { describeListing } from './describe.ts'
import type { ListingPhrases, ServiceNames } from './describe-phrases.ts'
import { reentryFacts, type Listing } from './listing.ts'

const maxCached = 5000

/** Thousands of listings share the same facts and description: each description is built once. */
export function createDescriptionCache(phrases: ListingPhrases, serviceNames: ServiceNames) {
  const remembered = new Map<string, string>()
  return (listing: Listing): string => {
    if (listing.note !== null) return describeListing(listing, phrases, serviceNames)
    const key = buildCacheKey(listing)
    const cached = remembered.get(key)
    if (cached !== undefined) return cached
    if (remembered.size >= maxCached) remembered.clear()
    const description = describeListing(listing, phrases, serviceNames)
    remembered.set(key, description)
    return description
  }
}

/** Everything a description without a note depends on. */
function buildCacheKey({ category, scope, cost, languages, services, facts }: Listing): string {
  const factValues = reentryFacts.map((fact) => facts[fact]?.value ?? '')
  return `${category} ${scope} ${cost} ${languages.join()} ${factValues.join()} ${services.join()}`
}

import { type Listing, reentryFacts } from '#domain/directory/listing.ts'
import { cleanWebsite, cleanZip } from '../clean.ts'
import { toHours, cleanName, cleanPhones, parsePosition, cleanState, joinStreet } from './row-parts.ts'
import type { RawListing } from './raw-listing.ts'

export type FeedListing = Omit<Listing, 'id' | 'sourceId' | 'otherSourceIds' | 'assuredOn' | 'countyFips' | 'note'>

/**
 * A feed record as a listing that may be shown at once, with unsafe content removed. null when it is closed or invalid.
 */
export function toFeedListing(listing: RawListing, sourceId: string, today: string): FeedListing | null {
  const name = cleanName(listing.name)
  const position = parsePosition(listing.lat, listing.lon)
  if (!name || position === undefined || listing.isClosed) return null
  const organization = cleanName(listing.organization)
  // A future date is ignored.
  const asOf = listing.changedOn && listing.changedOn <= today ? listing.changedOn : today
  const facts = reentryFacts.flatMap((fact) => {
    const value = listing.facts[fact]
    return value ? [[fact, { value, sourceId, asOf }]] : []
  })
  return {
    name,
    organization: organization === name ? null : organization,
    category: listing.category,
    scope: 'site',
    services: [...listing.services],
    position,
    street: joinStreet(...listing.street),
    city: cleanName(listing.city, 120),
    state: cleanState(listing.state),
    zip: cleanZip(listing.zip),
    phones: cleanPhones(...listing.phones),
    website: listing.websites.map(cleanWebsite).find((website) => website !== null) ?? null,
    hours: toHours(listing.hours),
    languages: [...listing.languages],
    cost: listing.cost,
    requiredDocuments: [],
    facts: Object.fromEntries(facts) as Listing['facts'],
    asOf,
  }
}

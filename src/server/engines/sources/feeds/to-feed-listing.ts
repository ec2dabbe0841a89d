import { type Listing, reentryFacts } from '#domain/directory/listing.ts'
import { cleanWebsite, cleanZip } from '../clean.ts'
import { toTextHours, cleanName, cleanPhones, parsePosition, cleanState, joinStreet } from './row-parts.ts'
import type { RawListing } from './raw-listing.ts'

export type FeedListing = Omit<Listing, 'id' | 'sourceId' | 'otherSourceIds' | 'assuredOn' | 'countyFips' | 'note'>

/** A place as it may be shown at once: what is unsafe is gone. null when it is closed or cannot be true. */
export function toFeedListing(place: RawListing, sourceId: string, today: string): FeedListing | null {
  const name = cleanName(place.name)
  const position = parsePosition(place.lat, place.lon)
  if (!name || position === undefined || place.isClosed) return null
  const organization = cleanName(place.organization)
  // A day that has not come yet is no date.
  const asOf = place.changedOn && place.changedOn <= today ? place.changedOn : today
  const facts = reentryFacts.flatMap((fact) => {
    const value = place.facts[fact]
    return value ? [[fact, { value, sourceId, asOf }]] : []
  })
  return {
    name,
    organization: organization === name ? null : organization,
    category: place.category,
    scope: 'site',
    services: [...place.services],
    position,
    street: joinStreet(...place.street),
    city: cleanName(place.city, 120),
    state: cleanState(place.state),
    zip: cleanZip(place.zip),
    phones: cleanPhones(...place.phones),
    website: place.websites.map(cleanWebsite).find((website) => website !== null) ?? null,
    hours: toTextHours(place.hours),
    languages: [...place.languages],
    cost: place.cost,
    requiredDocuments: [],
    facts: Object.fromEntries(facts) as Listing['facts'],
    asOf,
  }
}

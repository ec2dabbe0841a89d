import { type Listing, reentryFacts } from '#domain/directory/listing.ts'
import { cleanWebsite, cleanZip } from '../clean.ts'
import { hoursOf, nameOf, phonesOf, positionOf, stateOf, streetOf } from './row-parts.ts'
import type { ToldPlace } from './told-place.ts'

export type FeedListing = Omit<Listing, 'id' | 'sourceId' | 'otherSourceIds' | 'assuredOn' | 'countyFips' | 'note'>

/** A place as it may be shown at once: what is unsafe is gone. null when it is closed or cannot be true. */
export function listingOfPlace(place: ToldPlace, sourceId: string, today: string): FeedListing | null {
  const name = nameOf(place.name)
  const position = positionOf(place.lat, place.lon)
  if (!name || position === undefined || place.isClosed) return null
  const organization = nameOf(place.organization)
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
    street: streetOf(...place.street),
    city: nameOf(place.city, 120),
    state: stateOf(place.state),
    zip: cleanZip(place.zip),
    phones: phonesOf(...place.phones),
    website: place.websites.map(cleanWebsite).find((website) => website !== null) ?? null,
    hours: hoursOf(place.hours),
    languages: [...place.languages],
    cost: place.cost,
    requiredDocuments: [],
    facts: Object.fromEntries(facts) as Listing['facts'],
    asOf,
  }
}

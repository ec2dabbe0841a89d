import type { Listing } from '#domain/directory/listing.ts'
import type { Address, ServiceArea } from '#domain/hsds/details.ts'
import type { HsdsLocation } from '#domain/hsds/service.ts'
import { states } from '#domain/places/states.ts'
import { hashedUuid, listingUuid } from './ids.ts'
import { attribute } from './taxonomy.ts'
import type { HsdsWords } from './words.ts'

/** Where a listing is. The middle of a ZIP or county is our guess, not the place's position, so it is not passed on. */
export function toLocation(listing: Listing, words: HsdsWords): HsdsLocation {
  const id = listingUuid('location', listing.id)
  const { position, countyFips } = listing
  return {
    id,
    location_type: placeType(listing),
    name: listing.name,
    ...(position?.precision === 'exact' ? { latitude: position.lat, longitude: position.lon } : {}),
    addresses: toAddresses(listing),
    attributes: countyFips ? [attribute(words, id, { kind: 'detail', id: 'county-fips', value: countyFips })] : [],
  }
}

const placeType = ({ scope, street }: Listing) => (scope === 'site' || street ? 'physical' : 'virtual')

/** The schema requires every line of an address: one not known is empty, and with none known there is no address. */
function toAddresses(listing: Listing): Address[] {
  const { street, city, state, zip, scope } = listing
  if (!street && !city && !zip && !(scope === 'site' && state)) return []
  return [
    {
      id: hashedUuid('address', listing.id),
      address_1: street ?? '',
      city: city ?? '',
      state_province: state ?? '',
      postal_code: zip ?? '',
      country: 'US',
      address_type: placeType(listing),
    },
  ]
}

/** Statewide and national services say how far they reach. */
export function toServiceAreas(listing: Listing, words: HsdsWords): ServiceArea[] {
  const id = hashedUuid('service_area', listing.id)
  if (listing.scope === 'national') return [{ id, name: words.text.nation, extent: 'US', extent_type: 'text' }]
  const state = states.find(({ code }) => code === listing.state)
  if (!state || listing.scope === 'site') return []
  return [{ id, name: state.label, extent: `US-${state.code}`, extent_type: 'text' }]
}

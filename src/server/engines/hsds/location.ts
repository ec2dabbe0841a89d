import type { Listing } from '#domain/directory/listing.ts'
import type { Address, ServiceArea } from '#domain/hsds/details.ts'
import type { HsdsLocation } from '#domain/hsds/service.ts'
import { states } from '#domain/places/states.ts'
import { hashToUuid, toListingUuid } from './ids.ts'
import { buildAttribute } from './taxonomy.ts'
import type { HsdsTexts } from './texts.ts'

/**
 * The location of a listing. The center of a ZIP or county is our estimate, not the listing's position, so it is not
 * exported.
 */
export function toLocation(listing: Listing, words: HsdsTexts): HsdsLocation {
  const id = toListingUuid('location', listing.id)
  const { position, countyFips } = listing
  return {
    id,
    location_type: getLocationType(listing),
    name: listing.name,
    ...(position?.precision === 'exact' ? { latitude: position.lat, longitude: position.lon } : {}),
    addresses: toAddresses(listing),
    attributes: countyFips ? [buildAttribute(words, id, { kind: 'detail', id: 'county-fips', value: countyFips })] : [],
  }
}

const getLocationType = ({ scope, street }: Listing) => (scope === 'site' || street ? 'physical' : 'virtual')

/** The schema requires every address line: an unknown line is empty, and with none known there is no address. */
function toAddresses(listing: Listing): Address[] {
  const { street, city, state, zip, scope } = listing
  if (!street && !city && !zip && !(scope === 'site' && state)) return []
  return [
    {
      id: hashToUuid('address', listing.id),
      address_1: street ?? '',
      city: city ?? '',
      state_province: state ?? '',
      postal_code: zip ?? '',
      country: 'US',
      address_type: getLocationType(listing),
    },
  ]
}

/** Before the five-digit number of a county. */
export const countyExtent = 'US-FIPS-'

/** Statewide and national services state their area, and so do those that serve named counties. */
export function toServiceAreas(listing: Listing, words: HsdsTexts): ServiceArea[] {
  const id = hashToUuid('service_area', listing.id)
  if (listing.scope === 'national') return [{ id, name: words.text.nation, extent: 'US', extent_type: 'text' }]
  const counties = (listing.serves ?? []).map((fips): ServiceArea => ({
    id: hashToUuid('service_area', listing.id, fips),
    extent: `${countyExtent}${fips}`,
    extent_type: 'text',
  }))
  const state = states.find(({ code }) => code === listing.state)
  // The counties are the area; beside them the state is only told where no address does.
  const isStateKnown = counties.length > 0 && toAddresses(listing).length > 0
  if (!state || listing.scope === 'site' || isStateKnown) return counties
  return [{ id, name: state.label, extent: `US-${state.code}`, extent_type: 'text' }, ...counties]
}

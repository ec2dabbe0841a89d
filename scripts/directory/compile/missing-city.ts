import type { Listing } from '#domain/directory/listing.ts'
import type { CityRow } from '#domain/places/city-index.ts'
import { toNameKey } from './address-key.ts'
import { readOfficePlace } from './area-by-name.ts'
import { addToTally, type Tally } from './tally.ts'

/**
 * The town of an address that names none: the one that every other address with its ZIP code has, or the one of its county
 * that a housing authority is named after. Where two are possible it stays empty: a wrong town sends people there. Ids
 * depend on the town, so they are from before.
 */
export function addMissingCities(listings: readonly Listing[], cities: readonly CityRow[], tally: Tally): Listing[] {
  const byZip = new Map<string, Map<string, string>>()
  for (const { zip, city, state } of listings) {
    if (!zip || !city) continue
    const key = `${state} ${zip}`
    byZip.set(key, (byZip.get(key) ?? new Map<string, string>()).set(toNameKey(city), city))
  }
  const byCounty = Map.groupBy(cities, ({ fips }) => fips)
  return listings.map((listing) => {
    const { city, street, zip, state, countyFips } = listing
    if (city !== null || street === null || state === null) return listing
    const ofZip = [...(byZip.get(`${state} ${zip}`)?.values() ?? [])]
    const ofName = (byCounty.get(countyFips ?? '') ?? []).filter((place) => isNamedAfter(listing, place))
    const [found, other] = ofZip.length > 0 ? ofZip : ofName.map(({ name }) => name)
    if (found === undefined || other !== undefined) return listing
    addToTally(tally, `corrected: town taken from the ${ofZip.length > 0 ? 'ZIP code' : 'name of the office'}`)
    return { ...listing, city: found }
  })
}

function isNamedAfter({ kind, name, state }: Listing, place: CityRow): boolean {
  const servesCounty = /\b(county|parish)\b/i.test(name)
  return (
    kind === 'housing-authority' &&
    !servesCounty &&
    state !== null &&
    toNameKey(readOfficePlace(state, name)) === toNameKey(place.name)
  )
}

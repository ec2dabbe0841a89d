import { expect, test } from 'vitest'
import { buildListing } from '#testing/builders/listing.ts'
import { addMissingCities } from './missing-city.ts'

const cities = [
  { fips: '18089', name: 'Gary', lat: 41.6, lon: -87.3, population: 69_000, isSeat: false },
  { fips: '18089', name: 'Hammond', lat: 41.6, lon: -87.5, population: 77_000, isSeat: false },
]
const nameless = buildListing({ id: 'nameless', street: '601 - 24th Street', city: null, zip: '90012' })
const cityOf = (...listings: Parameters<typeof addMissingCities>[0]) => addMissingCities(listings, cities, new Map())[0]

test('an address without a town gets the one that all others with its ZIP code have, and keeps its id', () => {
  const others = [buildListing({ city: 'Los Angeles' }), buildListing({ city: 'LOS ANGELES' })]
  expect(cityOf(nameless, ...others)).toMatchObject({ id: 'nameless', city: expect.stringMatching(/^los angeles$/i) })
})

test('it stays without one where two are possible, or none is known', () => {
  expect(cityOf(nameless, buildListing({ city: 'Los Angeles' }), buildListing({ city: 'Vernon' }))?.city).toBeNull()
  expect(cityOf({ ...nameless, zip: null }, buildListing())?.city).toBeNull()
  expect(cityOf({ ...nameless, state: 'NV' }, buildListing())?.city).toBeNull()
})

test('a housing authority named after a city of its county is in it; one of a county may be anywhere in it', () => {
  const office = { ...nameless, zip: null, state: 'IN', countyFips: '18089', kind: 'housing-authority' } as const
  expect(cityOf({ ...office, name: 'Housing Authority of the City of Gary Indiana' })?.city).toBe('Gary')
  expect(cityOf({ ...office, name: 'Housing Authority of Gary County' })?.city).toBeNull()
  expect(cityOf({ ...office, name: 'The Gary Place', kind: 'college' })?.city).toBeNull()
})

test('a listing that withholds its street stays without a town', () => {
  expect(cityOf({ ...nameless, street: null }, buildListing())?.city).toBeNull()
})

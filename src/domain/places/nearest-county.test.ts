import { expect, test } from 'vitest'
import { type County, parseCountyName } from './county.ts'
import { findNearestCounty } from './nearest-county.ts'
import type { StateCode } from './states.ts'

const at = (fips: string, state: StateCode, name: string, lat: number, lon: number): County => ({
  fips,
  state,
  name,
  ...parseCountyName(name),
  lat,
  lon,
})
const counties = [
  at('06037', 'CA', 'Los Angeles County', 34.32, -118.22),
  at('06059', 'CA', 'Orange County', 33.7, -117.76),
  at('02016', 'AK', 'Aleutians West Census Area', 52.5, 179.6),
]
const nearest = (lat: number, lon: number) => findNearestCounty({ lat, lon }, counties)?.name ?? null

test('a point belongs to the county whose center is nearest', () => {
  expect(nearest(34.05, -118.24)).toBe('Los Angeles County')
  expect(nearest(33.75, -117.87)).toBe('Orange County')
})

test('the far end of Alaska is near itself across the date line', () => {
  expect(nearest(52.5, -179.8)).toBe('Aleutians West Census Area')
})

test('a point in the sea or abroad has no county', () => {
  expect(nearest(0, -150)).toBeNull()
  expect(nearest(51.5, -0.1)).toBeNull()
})

test.each([
  [NaN, -118],
  [34, Infinity],
  [-Infinity, NaN],
])('%s, %s is no point', (lat, lon) => {
  expect(nearest(lat, lon)).toBeNull()
})

test('without counties there is none', () => {
  expect(findNearestCounty({ lat: 34, lon: -118 }, [])).toBeNull()
})

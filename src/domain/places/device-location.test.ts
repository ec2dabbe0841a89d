import { expect, test } from 'vitest'
import { type County, parseCountyName } from './county.ts'
import { findCountyAtPosition, toLocationRefusal } from './device-location.ts'

const county = (fips: string, name: string, lat: number, lon: number): County => ({
  fips,
  state: 'CA',
  name,
  ...parseCountyName(name),
  lat,
  lon,
})
const counties = [
  county('06037', 'Los Angeles County', 34.32, -118.22),
  county('06059', 'Orange County', 33.7, -117.76),
]

test('a position becomes the name of a county and a point rounded to about a kilometer', () => {
  expect(findCountyAtPosition({ lat: 34.052_235, lon: -118.243_683 }, counties)).toEqual({
    found: true,
    place: { state: 'CA', county: 'Los Angeles County', point: { lat: 34.05, lon: -118.24 } },
  })
})

test('a position is rounded before it is used', () => {
  const near = county('06001', 'Near County', 34, -118)
  const nearer = county('06003', 'Nearer County', 34.008, -118)
  const precise = { lat: 34.004_9, lon: -118 }
  expect(findCountyAtPosition(precise, [near, nearer])).toMatchObject({ place: { county: 'Near County' } })
})

test.each([
  [0, -150],
  [51.5, -0.1],
  [NaN, -118],
])('%s, %s is outside', (lat, lon) => {
  expect(findCountyAtPosition({ lat, lon }, counties)).toEqual({ found: false, cause: 'outside' })
})

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [0, 'unavailable'],
  [9, 'unavailable'],
  [null, 'unavailable'],
] as const)('the browser error %s means %s', (code, cause) => {
  expect(toLocationRefusal(code)).toEqual({ found: false, cause })
})

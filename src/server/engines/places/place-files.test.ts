import path from 'node:path'
import { expect, test } from 'vitest'
import type { Point } from '#domain/places/distance.ts'
import { computeDistanceFrom } from '#domain/resources/listing-distance.ts'
import { readListings } from '../directory/files/read.ts'
import { decodeCities, decodeZipPoints, encodeCities, encodeZipPoints } from './place-files.ts'
import { loadPlaces } from './places.ts'

const folder = path.resolve('data/directory')

test('cities and ZIP points are read as they were written', () => {
  const cities = [
    { name: 'Bakersfield', fips: '06029', lat: 35.373, lon: -119.019, population: 373_600, isSeat: true },
    { name: 'Kernville', fips: '06029', lat: 35.755, lon: -118.425, population: 0, isSeat: false },
  ]
  const points = [
    { zip: '00501', lat: 40.815, lon: -73.045 },
    { zip: '93301', lat: 35.384, lon: -119.021 },
    { zip: '93304', lat: 35.34, lon: -119.022 },
  ]
  expect(decodeCities(encodeCities(cities))).toEqual(cities)
  expect(decodeZipPoints(encodeZipPoints(points))).toEqual(points)
})

test.each(['Nowhere\t1\t2\n', '@06029\nBakersfield\n', '@6029\n', '@06029\nKern\t1\t2'])(
  'a damaged list of cities is refused: %j',
  (content) => {
    expect(() => decodeCities(content)).toThrow(/cities.tsv, line/)
  },
)

/** The spherical law of cosines, written apart from the product's own formula. */
function measureMiles(a: Point, b: Point): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180
  const cosine =
    Math.sin(toRadians(a.lat)) * Math.sin(toRadians(b.lat)) +
    Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.cos(toRadians(b.lon - a.lon))
  return 3958.8 * Math.acos(Math.min(1, cosine))
}

test('200 pairs of ZIP code and listing are within a mile of the great circle', () => {
  const places = loadPlaces(folder)
  const listings = [...readListings(folder)].filter(({ position, zip }) => position?.precision === 'exact' && zip)
  const step = Math.floor(listings.length / 200)
  const pairs = Array.from({ length: 200 }, (_, i) => ({
    zip: listings[i * step]?.zip ?? '',
    position: listings[(i * step + 7) % listings.length]?.position ?? null,
  }))
  const measured = pairs.flatMap(({ zip, position }) => {
    const point = places.zip(zip).point
    const km = computeDistanceFrom(point, position)
    return point && position && km !== null ? [Math.abs(km / 1.609344 - measureMiles(point, position))] : []
  })
  expect(measured.length).toBeGreaterThan(190)
  expect(Math.max(...measured)).toBeLessThan(1)
})

test('a listing lies near the point of its own ZIP code', () => {
  const places = loadPlaces(folder)
  const listings = [...readListings(folder)].filter(({ position, zip }) => position?.precision === 'exact' && zip)
  const step = Math.floor(listings.length / 200)
  const miles = Array.from({ length: 200 }, (_, i) => listings[i * step])
    .flatMap((listing) => {
      const point = listing?.zip ? places.zip(listing.zip).point : null
      return point && listing?.position ? [measureMiles(point, listing.position)] : []
    })
    .toSorted((a, b) => a - b)
  expect(miles[Math.floor(miles.length / 2)]).toBeLessThan(3)
})

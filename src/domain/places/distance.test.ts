import { expect, test } from 'vitest'
import { computeDistanceKm } from './distance.ts'

test('one degree of latitude is 111 km, anywhere', () => {
  expect(computeDistanceKm({ lat: 34, lon: -118 }, { lat: 35, lon: -118 })).toBeCloseTo(111.19, 1)
})

test('the way across the antimeridian is the short one', () => {
  expect(computeDistanceKm({ lat: 52, lon: 179.9 }, { lat: 52, lon: -179.9 })).toBeLessThan(15)
})

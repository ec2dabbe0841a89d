import { expect, test } from 'vitest'
import { computeDistanceFrom } from './listing-distance.ts'

const zip = { lat: 35.39, lon: -119 }
const city = { lat: 35.373, lon: -119.019 }

test('only a county gives no point, and so no miles', () => {
  expect(computeDistanceFrom(null, city)).toBeNull()
})

test('a listing without a position has no miles', () => {
  expect(computeDistanceFrom(zip, null)).toBeNull()
  expect(computeDistanceFrom(zip, undefined)).toBeNull()
  expect(computeDistanceFrom(zip, city)).toBeCloseTo(2.6, 0)
})

import { expect, test } from 'vitest'
import { chooseLocationPoint, computeDistanceFrom } from './location-point.ts'

const device = { lat: 35.37, lon: -119.02 }
const zip = { lat: 35.39, lon: -119 }
const city = { lat: 35.373, lon: -119.019 }

test('the device is more exact than the ZIP code, and the ZIP code than the city', () => {
  expect(chooseLocationPoint({ city, zip, device })).toEqual(device)
  expect(chooseLocationPoint({ city, zip, device: null })).toEqual(zip)
  expect(chooseLocationPoint({ city })).toEqual(city)
})

test('only a county gives no point, and so no miles', () => {
  expect(chooseLocationPoint({})).toBeNull()
  expect(chooseLocationPoint({ zip: null, city: null, device: null })).toBeNull()
  expect(computeDistanceFrom(null, city)).toBeNull()
})

test('a listing without a position has no miles', () => {
  expect(computeDistanceFrom(zip, null)).toBeNull()
  expect(computeDistanceFrom(zip, undefined)).toBeNull()
  expect(computeDistanceFrom(zip, city)).toBeCloseTo(2.6, 0)
})

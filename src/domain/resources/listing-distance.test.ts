import { expect, test } from 'vitest'
import { measureDistanceKm } from './listing-distance.ts'

const here = { lat: 35.37, lon: -119.02 }
const position = { lat: 35.39, lon: -119 }

test('a listing with a position is measured from the point of the person', () => {
  expect(measureDistanceKm({ position }, here)).toBeCloseTo(2.9, 1)
})

test.each([
  ['the person is known only by a county', { position }, null],
  ['the listing is known only by its county', { position: null }, here],
  ['it serves the whole state by phone', { position, scope: 'state' }, here],
  ['it serves the whole country by phone', { position, scope: 'national' }, here],
] as const)('there is no distance when %s', (_reason, listing, from) => {
  expect(measureDistanceKm(listing, from)).toBeNull()
})

test('a listing that keeps its address private has no distance', () => {
  const care = { isAddressPrivate: true } as NonNullable<Parameters<typeof measureDistanceKm>[0]['care']>
  expect(measureDistanceKm({ position, care }, here)).toBeNull()
})

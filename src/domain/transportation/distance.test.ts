import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessMinutes, computeTripDistance } from './distance.ts'
import { roundToCityLevel, type TripEnd } from './trip-end.ts'

const la = { state: 'CA', county: 'Los Angeles County' } as const
const kern = { state: 'CA', county: 'Kern County' } as const
const end = (lat: number, lon: number, more: Partial<TripEnd> = {}): TripEnd => ({
  precision: 'place',
  name: 'A place',
  address: null,
  at: la,
  point: { lat, lon },
  ...more,
})
const middle = (at: TripEnd['at'], lat: number, lon: number) => end(lat, lon, { precision: 'county', at })

test.each([
  // A hundredth of a degree north is 0.69 miles.
  ['next door', 34.05, { miles: 0, isRough: false, walkMinutes: 5 }],
  ['one stop away', 34.06, { miles: 0.7, isRough: false, walkMinutes: 20 }],
  ['just near enough to walk', 34.0785, { miles: 2, isRough: false, walkMinutes: 55 }],
  ['just too far to walk', 34.08, { miles: 2.1, isRough: false, walkMinutes: null }],
  ['far', 34.25, { miles: 14, isRough: false, walkMinutes: null }],
])('a place that is %s', (_, lat, expected) => {
  expect(computeTripDistance(end(34.05, -118.25), end(lat, -118.25))).toEqual(expected)
})

test('where only the county is known no distance is told, and between counties only a rough one', () => {
  expect(computeTripDistance(middle(la, 34.3, -118.2), middle(la, 34.3, -118.2))).toBeNull()
  expect(computeTripDistance(middle(la, 34.3, -118.2), end(34.05, -118.25))).toBeNull()
  expect(computeTripDistance(middle(la, 34.32, -118.22), middle(kern, 35.34, -118.73))).toEqual({
    miles: 76,
    isRough: true,
    walkMinutes: null,
  })
})

test('an end nobody knows has no distance', () => {
  expect(computeTripDistance(end(34, -118, { point: null }), end(34, -118))).toBeNull()
})

test.each([
  ['public', 45],
  ['walk', 95],
  ['bike', 35],
  ['car', 25],
] as const)('three and a half miles by %s are guessed as %i minutes', (mode, minutes) => {
  expect(guessMinutes(mode, { miles: 3.5, isRough: false, walkMinutes: null })).toBe(minutes)
})

test('nothing is guessed from a rough distance, from none, or beyond half a day', () => {
  expect(guessMinutes('public', { miles: 60, isRough: true, walkMinutes: null })).toBeNull()
  expect(guessMinutes('public', null)).toBeNull()
  expect(guessMinutes('walk', { miles: 60, isRough: false, walkMinutes: null })).toBeNull()
})

test('the way there is as long as the way back', () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const spot = fc.tuple(degrees(18, 71), degrees(-179, -66))
  fc.assert(
    fc.property(spot, spot, (a, b) => {
      expect(computeTripDistance(end(...a), end(...b))).toEqual(computeTripDistance(end(...b), end(...a)))
    }),
  )
})

test('a device is known to a hundredth of a degree only', () => {
  expect(roundToCityLevel({ lat: 34.052_235, lon: -118.243_683 })).toEqual({ lat: 34.05, lon: -118.24 })
})

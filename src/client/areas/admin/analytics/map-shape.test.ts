import { expect, test } from 'vitest'
import { CountyMap } from '#domain/admin-analytics/county-map.ts'
import { states } from '#domain/places/states.ts'
import { computeGap, findGapStep } from './gap-steps.ts'
import { mapShape, statePrefix } from './map-shape.ts'

const drawing = CountyMap.parse((await import('#data/maps/us-counties.json')).default)
const small: CountyMap = {
  width: 100,
  height: 60,
  counties: [
    ['06001', 1, 1, 'M10 20l10 0 0 10z'],
    ['06003', 1, 1, 'M30 40l-5 0 0-8zM50 50l0 10-2 0z'],
    ['56001', 1, 1, 'M0 0l9 9z'],
  ],
}

test('every state has the number its counties begin with', () => {
  const drawn = new Set(drawing.counties.map(([fips]) => fips.slice(0, 2)))
  expect(new Set(states.map(({ code }) => statePrefix(code)))).toEqual(drawn)
  expect((['AL', 'CA', 'DC', 'IL', 'NY', 'WY'] as const).map(statePrefix)).toEqual(['01', '06', '11', '17', '36', '56'])
})

test.each([
  [4, 0, 1],
  [10, 1, 2],
  [20, 1, 3],
  [25, 0, 4],
  [100, 1, 5],
  [11, 10, 1],
] as const)('%i searches and %i places are shade %i', (searches, places, step) => {
  expect(findGapStep({ searches, places })).toBe(step)
})

test('a place that does not exist is not divided by', () => {
  expect(computeGap({ searches: 12, places: 0 })).toBe(12)
})

test('counties of one shade are one outline, and the others are only land', () => {
  const { land, steps, view } = mapShape(small, [{ fips: '06001', searches: 60, places: 0 }], undefined)
  expect(view).toEqual([0, 0, 100, 60])
  expect(land).toBe(small.counties.map(([, , , outline]) => outline).join(''))
  expect(steps.filter(({ outline }) => outline !== '')).toEqual([{ step: 5, outline: 'M10 20l10 0 0 10z' }])
})

test('a chosen state fills the drawing, all its islands too', () => {
  const {
    view: [left, top, width, height],
    land,
  } = mapShape(small, [], 'CA')
  expect(land).not.toContain('M0 0')
  const room = 40 * 0.03
  expect([left, top].map((edge) => edge + room)).toEqual([10, 20])
  expect([width, height].map((size) => size - 2 * room)).toEqual([40, 40])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeDistanceKm } from '#domain/places/distance.ts'
import { states } from '#domain/places/states.ts'
import { getCell, listCellsAround, nationalCell, getStateCell } from './cells.ts'

const latitude = fc.double({ min: 18, max: 71, noNaN: true })
const longitude = fc.double({ min: -180, max: 179.99, noNaN: true })
const offset = fc.double({ min: -1.6, max: 1.6, noNaN: true })

test('every point within the radius lies in one of the cells', () => {
  fc.assert(
    fc.property(latitude, longitude, offset, offset, (lat, lon, dLat, dLon) => {
      const point = { lat: lat + dLat, lon: ((lon + dLon + 540) % 360) - 180 }
      fc.pre(computeDistanceKm({ lat, lon }, point) <= 50)
      expect(listCellsAround(lat, lon, 50)).toContain(getCell(point.lat, point.lon))
    }),
  )
})

test('a search of 50 km touches few cells, also in Alaska', () => {
  expect(listCellsAround(34.2, -118.26, 50).length).toBeLessThanOrEqual(35)
  expect(listCellsAround(64.8, -147.7, 50).length).toBeLessThanOrEqual(60)
})

test('states and the nation have cells of their own, apart from the map', () => {
  const cells = states.map(({ code }) => getStateCell(code))
  expect(new Set([...cells, nationalCell]).size).toBe(52)
  expect(Math.max(...cells, nationalCell)).toBeLessThan(0)
})

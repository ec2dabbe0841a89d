import { states, type StateCode } from '#domain/places/states.ts'

/** The map in cells of a quarter degree: whatever is near a point is in a handful of them, with any database engine. */
const perDegree = 4
const columns = 360 * perDegree

const kmPerDegree = 111.195

export function getCell(lat: number, lon: number): number {
  return Math.floor((lat + 90) * perDegree) * columns + (Math.floor((lon + 180) * perDegree) % columns)
}

/** Statewide and national services have no position; they get their own negative cells. */
export function getStateCell(state: StateCode): number {
  return -1 - states.findIndex(({ code }) => code === state)
}
export const nationalCell = -100

/** Every cell a circle touches. At the antimeridian (the Aleutians) it wraps around. */
export function listCellsAround(lat: number, lon: number, radiusKm: number): number[] {
  const dLat = radiusKm / kmPerDegree
  const southRow = Math.floor((lat - dLat + 90) * perDegree)
  const northRow = Math.floor((lat + dLat + 90) * perDegree)
  // A circle is widest in degrees of longitude at its end nearest the pole.
  const dLon = dLat / Math.max(0.05, Math.cos(((Math.abs(lat) + dLat) * Math.PI) / 180))
  const westColumn = Math.floor((lon - dLon + 180) * perDegree)
  const eastColumn = Math.floor((lon + dLon + 180) * perDegree)
  const cells: number[] = []
  for (let row = southRow; row <= northRow; row += 1) {
    for (let column = westColumn; column <= eastColumn; column += 1) {
      cells.push(row * columns + (((column % columns) + columns) % columns))
    }
  }
  return cells
}

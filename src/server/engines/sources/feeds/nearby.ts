import type { Listing } from '#domain/directory/listing.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import type { SourceRequest } from '../source.ts'

/** The search radius around the center, and how far across a state line help may be. */
export const nearKm = 80
export const nearMiles = 50

/** No state but Alaska is wider: anything farther away has a wrong position or a wrong state. */
const widestStateKm = 1_350
const widestAlaskaKm = 3_800

/** A rough bounding area of the fifty states and the District of Columbia, to reject impossible positions. */
export function isInTheStates({ lat, lon }: Point): boolean {
  const inside = (south: number, north: number, west: number, east: number) =>
    lat >= south && lat <= north && lon >= west && lon <= east
  return (
    inside(24.3, 49.5, -125, -66.8) ||
    inside(51, 71.6, -180, -129.9) ||
    inside(51, 53.2, 172, 180) ||
    inside(18.8, 22.4, -160.4, -154.7)
  )
}

/** In the requested state, or at most 80 km from the center; a position must match its stated state. */
export function isNearby({ position, state }: Listing, { center, county }: SourceRequest): boolean {
  if (!position) return state === county.state
  const km = computeDistanceKm(center, position)
  if (km <= nearKm) return true
  return state === county.state && km <= (state === 'AK' ? widestAlaskaKm : widestStateKm)
}

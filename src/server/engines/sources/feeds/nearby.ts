import type { Listing } from '#domain/directory/listing.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import type { SourceRequest } from '../source.ts'

/** How far around the center a feed is asked, and how far over a state line help may be. */
export const nearKm = 80
export const nearMiles = 50

/** No state but Alaska is wider: what lies farther has a wrong position or a wrong state. */
const widestStateKm = 1_350
const widestAlaskaKm = 3_800

/** The fifty states and the District of Columbia, roughly, for positions that cannot be true. */
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

/** In the asked state, or at most 80 km from the center; a position must fit the state it is said to be in. */
export function isNearby({ position, state }: Listing, { center, county }: SourceRequest): boolean {
  if (!position) return state === county.state
  const km = computeDistanceKm(center, position)
  if (km <= nearKm) return true
  return state === county.state && km <= (state === 'AK' ? widestAlaskaKm : widestStateKm)
}

import { computeDistanceKm } from '#domain/places/distance.ts'
import type { County } from '#domain/places/county.ts'
import type { StateCode } from '#domain/places/states.ts'
import { radiusKm as usualRadiusKm } from '#server/engines/directory/search-area.ts'
import type { Places } from '#server/engines/places/places.ts'
import { AppError } from '#server/platform/http/app-error.ts'

const kmPerMile = 1.609344

/** The location a search starts from: the center of a county, a whole state, or nowhere in particular. */
export interface Viewpoint {
  state: StateCode | null
  county: County | null
  radiusKm: number
}

interface ViewpointQuery {
  state?: StateCode | undefined
  county?: string | undefined
  miles?: string | undefined
}

/** Rejects an unknown county, as a search does. */
export function toViewpoint(places: Pick<Places, 'findCounty'>, { state, county, miles }: ViewpointQuery): Viewpoint {
  const isNamed = county !== undefined && county.trim() !== ''
  const found = isNamed && state !== undefined ? places.findCounty({ state, county }) : null
  if (isNamed && !found) throw new AppError(404, 'unknown_county')
  return { state: state ?? null, county: found, radiusKm: Math.max(usualRadiusKm, Number(miles ?? 0) * kmPerMile) }
}

/**
 * The county itself and those in the same state whose center is nearby; traveling to another state may need a permit.
 */
export function listNearbyCounties(places: Pick<Places, 'inState'>, { county, radiusKm }: Viewpoint): string[] {
  if (!county) return []
  const near = places.inState(county.state).filter((neighbor) => computeDistanceKm(county, neighbor) <= radiusKm)
  return [...new Set([county.fips, ...near.map(({ fips }) => fips)])]
}

export interface Spot {
  lat: number | null
  lon: number | null
  countyFips: string | null
}

/** Distance to its position, or to the center of its county when it has none. */
export function computeMiles(
  places: Pick<Places, 'byFips'>,
  { county }: Viewpoint,
  { lat, lon, countyFips }: Spot,
): number {
  if (!county) return 0
  if (lat !== null && lon !== null) return computeDistanceKm(county, { lat, lon }) / kmPerMile
  const theirs = countyFips === null ? null : places.byFips(countyFips)
  return theirs ? computeDistanceKm(county, theirs) / kmPerMile : 0
}

/** A distance is shown only for openings with a position of their own. */
export function getVisibleMiles({ county }: Viewpoint, { lat, lon }: Spot): number | null {
  if (!county || lat === null || lon === null) return null
  return Math.round((computeDistanceKm(county, { lat, lon }) / kmPerMile) * 10) / 10
}

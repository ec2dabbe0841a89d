import type { County } from '#domain/places/county.ts'
import type { Point } from '#domain/places/distance.ts'
import type { SearchArea } from './candidates-repository.ts'

/**
 * The directory's rule: listings in the county or this close to its center (or to the ZIP code that was given), and those serving the whole state or
 * nation.
 */
export const radiusKm = 50
/** How far away an office may be that only tells who is in charge. */
export const farRadiusKm = 250
/** The most candidates that are ranked, so that a search costs the same in a village and in Los Angeles. */
export const maxCandidates = 2000

export function toSearchArea({ fips, state, lat, lon }: County, center: Point = { lat, lon }): SearchArea {
  return { center, countyFips: fips, state }
}

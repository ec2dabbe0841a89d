import type { County } from '#domain/places/county.ts'
import type { SearchArea } from './candidates-repository.ts'

/** The rule of the directory: in the county or this near its middle, and what serves the whole state or nation. */
export const radiusKm = 50
/** As many as are ranked at most, so that a search costs the same in a village and in Los Angeles. */
export const maxCandidates = 2000

export function toSearchArea({ fips, state, lat, lon }: County): SearchArea {
  return { center: { lat, lon }, countyFips: fips, state }
}

import { type CountyMatch, createCountyMatcher } from '#domain/places/county-match.ts'
import type { County, ZipCounty } from '#domain/places/county.ts'
import type { Point } from '#domain/places/distance.ts'
import { findNearestCounty } from '#domain/places/nearest-county.ts'
import { type PlaceHit, createPlaceSearch } from '#domain/places/place-search.ts'
import type { StateCode } from '#domain/places/states.ts'
import { createZipIndex } from '#domain/places/zip-index.ts'
import { readCounties, readZips } from '../directory/files/read.ts'

/** The location of one ZIP code. */
export interface ZipPlace {
  /** Largest part first; empty when the code is unknown. */
  counties: readonly County[]
  /** The center of the county with the largest part: no source gives the center of the ZIP code itself. */
  center: Point | null
}

/** All counties and ZIP codes, in memory. */
export interface Places {
  readonly counties: readonly County[]
  byFips(fips: string): County | null
  inState(state: StateCode): readonly County[]
  /** Resolves a state and county as people write them. */
  match(location: { state: string; county: string }): CountyMatch
  /** The matching county, or null when it is unknown or the person has to choose. */
  findCounty(location: { state: string; county: string }): County | null
  zip(zip: string): ZipPlace
  /** For type-ahead; `state` limits results to one state. */
  search(query: string, limit: number, state?: StateCode): PlaceHit[]
  nearest(point: Point): County | null
}

export function createPlaces(counties: readonly County[], zips: readonly ZipCounty[]): Places {
  const match = createCountyMatcher(counties)
  const index = createZipIndex(counties, zips)
  const byFips = new Map(counties.map((county) => [county.fips, county]))
  const byState = Map.groupBy(counties, ({ state }) => state)
  return {
    counties,
    match,
    search: createPlaceSearch(counties, index),
    byFips: (fips) => byFips.get(fips) ?? null,
    inState: (state) => byState.get(state) ?? [],
    findCounty(location) {
      const found = match(location)
      return found.kind === 'found' ? found.county : null
    },
    zip(zip) {
      const found = index.counties(zip)
      return { counties: found, center: found[0] ? { lat: found[0].lat, lon: found[0].lon } : null }
    },
    nearest: (point) => findNearestCounty(point, counties),
  }
}

/** Reads counties and ZIP codes from the compiled directory. */
export function loadPlaces(folder: string): Places {
  return createPlaces(readCounties(folder), readZips(folder))
}

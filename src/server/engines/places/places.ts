import path from 'node:path'
import { type CityIndex, type CityRow, createCityIndex } from '#domain/places/city-index.ts'
import { type CountyMatch, createCountyMatcher } from '#domain/places/county-match.ts'
import type { County, ZipCounty } from '#domain/places/county.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import { findNearestCounty } from '#domain/places/nearest-county.ts'
import { type PlaceHit, createPlaceSearch } from '#domain/places/place-search.ts'
import type { StateCode } from '#domain/places/states.ts'
import { createZipIndex } from '#domain/places/zip-index.ts'
import { createZipPoints, type ZipPoint } from '#domain/places/zip-points.ts'
import { readCounties, readZips } from '../directory/files/read.ts'
import { readPlaceFiles } from './place-files.ts'

/** The location of one ZIP code. */
export interface ZipPlace {
  /** Largest part first; empty when the code is unknown. */
  counties: readonly County[]
  /** The center of the county with the largest part. */
  center: Point | null
  /** The middle of the ZIP code itself; null when no source gives it. */
  point: Point | null
}

/** All counties, cities and ZIP codes, in memory. */
export interface Places {
  readonly counties: readonly County[]
  readonly cities: CityIndex
  byFips(fips: string): County | null
  inState(state: StateCode): readonly County[]
  /** Resolves a state and county as people write them. */
  match(location: { state: string; county: string }): CountyMatch
  /** The matching county, or null when it is unknown or the person has to choose. */
  findCounty(location: { state: string; county: string }): County | null
  zip(zip: string): ZipPlace
  /** The ZIP code of a county whose middle is closest; null when no source gives one. */
  zipNear(point: Point, county: County): string | null
  /** For type-ahead; `state` limits results to one state. */
  search(query: string, limit: number, state?: StateCode): PlaceHit[]
  nearest(point: Point): County | null
}

/** Cities and the points of ZIP codes; without them, counties and ZIP codes are found alone and without points. */
export interface PlaceFiles {
  cities: readonly CityRow[]
  zipPoints: readonly ZipPoint[]
}

export function createPlaces(
  counties: readonly County[],
  zips: readonly ZipCounty[],
  files: PlaceFiles = { cities: [], zipPoints: [] },
): Places {
  const cities = createCityIndex(counties, files.cities)
  const findZipPoint = createZipPoints(files.zipPoints)
  const match = createCountyMatcher(counties)
  const index = createZipIndex(counties, zips)
  const byFips = new Map(counties.map((county) => [county.fips, county]))
  const byState = Map.groupBy(counties, ({ state }) => state)
  return {
    counties,
    cities,
    match,
    search: createPlaceSearch(counties, index, cities),
    byFips: (fips) => byFips.get(fips) ?? null,
    inState: (state) => byState.get(state) ?? [],
    findCounty(location) {
      const found = match(location)
      return found.kind === 'found' ? found.county : null
    },
    zip(zip) {
      const found = index.counties(zip)
      const center = found[0] ? { lat: found[0].lat, lon: found[0].lon } : null
      return { counties: found, center, point: center && findZipPoint(zip) }
    },
    zipNear(point, county) {
      let nearest: string | null = null
      let km = Infinity
      for (const zip of index.within(county)) {
        const middle = findZipPoint(zip)
        const distance = middle ? computeDistanceKm(point, middle) : Infinity
        if (distance < km) [nearest, km] = [zip, distance]
      }
      return nearest
    },
    nearest: (point) => findNearestCounty(point, counties),
  }
}

/** Reads counties and ZIP codes from the compiled directory, cities and ZIP points from the folder beside it. */
export function loadPlaces(folder: string): Places {
  return createPlaces(readCounties(folder), readZips(folder), readPlaceFiles(path.join(folder, '..', 'places')))
}

import type { Listing } from '#domain/directory/listing.ts'
import type { County } from '#domain/places/county.ts'
import { getCell, listCellsAround } from '#domain/directory/cells.ts'
import { computeDistanceKm } from '#domain/places/distance.ts'

const reachKm = 50

export interface Coverage {
  median: number
  p10: number
  /** Counties with no result at all. */
  none: string[]
  underTen: number
}

/** Median, lowest tenth and empty counties of the counts per county. */
export function summarizeCoverage(counts: ReadonlyMap<string, number>): Coverage {
  const sorted = [...counts.values()].toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return {
    median: at(0.5),
    p10: at(0.1),
    none: [...counts].filter(([, count]) => count === 0).map(([fips]) => fips),
    underTen: sorted.filter((count) => count < 10).length,
  }
}

/** For each county, the listings in it or within 50 km of its center that pass `isCounted`. */
export function countLocalListings(
  counties: readonly County[],
  listings: readonly Listing[],
  isCounted: (listing: Listing) => boolean,
  radiusKm = reachKm,
): Map<string, number> {
  const local = listings.filter(
    (listing) => (listing.scope === 'site' || listing.scope === 'region') && isCounted(listing),
  )
  const byCell = Map.groupBy(
    local.filter(({ position }) => position !== null),
    ({ position }) => (position ? getCell(position.lat, position.lon) : 0),
  )
  const byCounty = Map.groupBy(
    local.flatMap(({ id, countyFips, serves }) =>
      [...new Set([countyFips, ...(serves ?? [])])].map((fips) => ({ id, fips })),
    ),
    ({ fips }) => fips,
  )
  return new Map(
    counties.map((county) => {
      const found = new Set(byCounty.get(county.fips)?.map(({ id }) => id))
      for (const cell of listCellsAround(county.lat, county.lon, radiusKm)) {
        for (const { id, position, serves } of byCell.get(cell) ?? []) {
          if (position && !serves && computeDistanceKm(county, position) <= radiusKm) found.add(id)
        }
      }
      return [county.fips, found.size]
    }),
  )
}

/** The same, including the services of the county's state and of the nation. */
export function withWider(
  counties: readonly County[],
  local: ReadonlyMap<string, number>,
  listings: readonly Listing[],
): Map<string, number> {
  const national = listings.filter(({ scope }) => scope === 'national').length
  const statewide = Map.groupBy(
    listings.filter(({ scope }) => scope === 'state'),
    ({ state }) => state,
  )
  return new Map(
    counties.map(({ fips, state }) => {
      return [fips, (local.get(fips) ?? 0) + national + (statewide.get(state)?.length ?? 0)]
    }),
  )
}

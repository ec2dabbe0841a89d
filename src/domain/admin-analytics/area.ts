import type { CountyMap } from './county-map.ts'

/**
 * Our data has no list of rural counties. Post offices are where people live, so we use ZIP codes: a county is urban
 * with this many in total, or with this many per 1,000 km². This rough definition of our own is stated beside the
 * figures.
 */
const urbanZips = { inAll: 45, per1000Km2: 30 } as const

export type Area = 'rural' | 'urban'

function classifyArea({ km2, zips }: { km2: number; zips: number }): Area {
  return zips >= urbanZips.inAll || zips >= (urbanZips.per1000Km2 * km2) / 1000 ? 'urban' : 'rural'
}

/** Null for the few counties that are not on the map. */
export type AreaLookup = (fips: string) => Area | null

export function createAreaLookup({ counties }: CountyMap): AreaLookup {
  const areaByFips = new Map(counties.map(([fips, km2, zips]) => [fips, classifyArea({ km2, zips })]))
  return (fips) => areaByFips.get(fips) ?? null
}

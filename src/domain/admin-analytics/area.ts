import type { CountyMap } from './county-map.ts'

/**
 * No list in our data says which county is rural. Post offices stand where people live, so ZIP codes are our measure: a
 * county is urban with so many in all, or with so many on every 1,000 km². A rough line of our own, said beside the figures.
 */
const urbanZips = { inAll: 45, per1000Km2: 30 } as const

export type Area = 'rural' | 'urban'

function classifyArea({ km2, zips }: { km2: number; zips: number }): Area {
  return zips >= urbanZips.inAll || zips >= (urbanZips.per1000Km2 * km2) / 1000 ? 'urban' : 'rural'
}

/** Null for the few counties that the drawing does not know. */
export type AreaLookup = (fips: string) => Area | null

export function createAreaLookup({ counties }: CountyMap): AreaLookup {
  const areaByFips = new Map(counties.map(([fips, km2, zips]) => [fips, classifyArea({ km2, zips })]))
  return (fips) => areaByFips.get(fips) ?? null
}

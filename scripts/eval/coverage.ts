import { needKeys, Needs, type NeedKey } from '../../src/domain/needs/needs.ts'
import type { FirstDaysKind } from '../../src/domain/search/absence.ts'
import { firstDaysRules } from '../../src/domain/search/absent-kinds.ts'
import { findHelp } from '../../src/server/engines/directory/find.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { countFirstDaysNear } from './first-days.ts'
import { readRealListings, withDirectory } from './open-directory.ts'

export interface Coverage {
  counties: number
  /** Result counts for "all needs", sorted: all results, and only listings in or near the county. */
  all: number[]
  local: number[]
  /** Number of counties where a need alone finds nothing. */
  without: Map<NeedKey, number>
  /** Number of counties with one near, and of counties whose page says that none is listed. */
  near: Map<FirstDaysKind, number>
  absent: Map<FirstDaysKind, number>
}

/** Results in each county for all needs at once, and for every need alone. */
export function measureCoverage(): Promise<Coverage> {
  return withDirectory(async ({ directory, places, findSubject, helpers }) => {
    const { signal } = new AbortController()
    const find = async (county: { state: string; name: string }, needs: readonly NeedKey[]) => {
      const flags = Needs.parse(Object.fromEntries(needs.map((need) => [need, true])))
      const request = { location: { state: county.state, county: county.name }, needs: flags, language: 'en' as const }
      return findHelp({ places, directory, findSubject, helpers, sources: [], clock: systemClock }, request, { signal })
    }
    const coverage: Coverage = {
      counties: places.counties.length,
      all: [],
      local: [],
      without: new Map(),
      near: countFirstDaysNear(places.counties, [...readRealListings()]),
      absent: new Map(),
    }
    const kindsByNeed = new Map(firstDaysRules.map(({ need, kind }) => [need, kind]))
    for (const county of places.counties) {
      const { resources: found } = await find(county, needKeys)
      coverage.all.push(found.length)
      coverage.local.push(found.filter(({ scope }) => scope === 'site' || scope === 'region').length)
      for (const need of needKeys) {
        const { resources, absences } = await find(county, [need])
        if (resources.length === 0) addOne(coverage.without, need)
        const kind = kindsByNeed.get(need)
        if (kind && absences.some((absence) => absence.kind === kind)) addOne(coverage.absent, kind)
      }
    }
    coverage.all.sort((a, b) => a - b)
    coverage.local.sort((a, b) => a - b)
    return coverage
  })
}

function addOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

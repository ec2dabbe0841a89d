import { needKeys, Needs, type NeedKey } from '../../src/domain/needs/needs.ts'
import { findHelp } from '../../src/server/engines/directory/find.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { withDirectory } from './open-directory.ts'

export interface Coverage {
  counties: number
  /** Result counts for "all needs", sorted: all results, and only listings in or near the county. */
  all: number[]
  local: number[]
  /** Number of counties where a need alone finds nothing. */
  without: Map<NeedKey, number>
}

/** Results in each county for all needs at once, and for every need alone. */
export function measureCoverage(): Promise<Coverage> {
  return withDirectory(async ({ directory, places }) => {
    const { signal } = new AbortController()
    const find = async (county: { state: string; name: string }, needs: readonly NeedKey[]) => {
      const flags = Needs.parse(Object.fromEntries(needs.map((need) => [need, true])))
      const request = { location: { state: county.state, county: county.name }, needs: flags, language: 'en' as const }
      return (await findHelp({ places, directory, sources: [], clock: systemClock }, request, { signal })).resources
    }
    const coverage: Coverage = { counties: places.counties.length, all: [], local: [], without: new Map() }
    for (const county of places.counties) {
      const found = await find(county, needKeys)
      coverage.all.push(found.length)
      coverage.local.push(found.filter(({ scope }) => scope === 'site' || scope === 'region').length)
      for (const need of needKeys) {
        if ((await find(county, [need])).length === 0) coverage.without.set(need, (coverage.without.get(need) ?? 0) + 1)
      }
    }
    coverage.all.sort((a, b) => a - b)
    coverage.local.sort((a, b) => a - b)
    return coverage
  })
}

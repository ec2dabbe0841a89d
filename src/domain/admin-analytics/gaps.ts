import { NeedKey } from '../needs/needs.ts'
import { hideSmallCounts } from '../partner-analytics/suppress.ts'
import type { AreaLookup } from './area.ts'
import { groupBy } from './group-by.ts'
import type { Count } from './measures.ts'

/** Only listings checked within this many days count as available. */
export const recentlyCheckedDays = 180

/** Listings in a county for a need: recently checked, and all. */
export interface Supply {
  places: number
  listed: number
}
export type SupplyLookup = (fips: string, need: NeedKey | null) => Supply

export interface Gap extends Supply {
  fips: string
  need: NeedKey
  searches: number
}

export interface CountyDemand extends Supply {
  fips: string
  searches: number
}

/**
 * Gaps, worst first: most searches per available listing. A county and need with too few searches is left out, and so
 * is one that could be derived from the total.
 */
export function findGaps(counts: readonly Count[], findSupply: SupplyLookup, findArea: AreaLookup): Gap[] {
  // Rural and urban totals are published, so each is suppressed separately.
  const visibleCells = [...groupBy(countSearches(counts), ({ fips }) => findArea(fips)).values()].flatMap((cells) => {
    const hidden = hideSmallCounts(
      cells.map(({ searches }) => searches),
      { isTotalKnown: true },
    )
    return cells.filter((_, index) => hidden[index] !== null)
  })
  return visibleCells
    .map((cell) => ({ ...cell, ...findSupply(cell.fips, cell.need) }))
    .toSorted(
      (a, b) =>
        badness(b) - badness(a) ||
        b.searches - a.searches ||
        a.fips.localeCompare(b.fips) ||
        a.need.localeCompare(b.need),
    )
}

const badness = ({ searches, places }: Gap) => searches / (places + 1)

function countSearches(counts: readonly Count[]): { fips: string; need: NeedKey; searches: number }[] {
  const cells = new Map<string, { fips: string; need: NeedKey; searches: number }>()
  for (const { measure, key, county: fips, n } of counts) {
    const need = NeedKey.safeParse(key).data
    if ((measure !== 'need_found' && measure !== 'need_none') || fips === '' || !need) continue
    const cell = cells.get(`${fips} ${need}`) ?? { fips, need, searches: 0 }
    cell.searches += n
    cells.set(`${fips} ${need}`, cell)
  }
  return [...cells.values()]
}

/** For the map: sums of the visible gaps only. */
export function sumDemandByCounty(gaps: readonly Gap[], findSupply: SupplyLookup, need?: NeedKey): CountyDemand[] {
  return [...groupBy(gaps, ({ fips }) => fips)]
    .map(([fips, cells]) => ({
      fips,
      searches: cells.reduce((sum, { searches }) => sum + searches, 0),
      ...findSupply(fips, need ?? null),
    }))
    .toSorted((a, b) => a.fips.localeCompare(b.fips))
}

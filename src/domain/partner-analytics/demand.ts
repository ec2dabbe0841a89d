import { suppressSmallCount } from '../analytics/suppression.ts'
import { needKeys, type NeedKey } from '../needs/needs.ts'
import { toNeedsMask } from '../needs/needs-mask.ts'

/** Searches for one need in one county. */
export interface SearchCount {
  need: NeedKey
  searches: number
  /** Distinct browsers behind the searches: ten searches by one person count as one browser. */
  browsers: number
}

/**
 * Needs people nearby search for that the organization does not list, most searched first. Needs with too few searchers
 * are left out.
 */
export function findUnmetDemand(
  searched: readonly SearchCount[],
  answeredMask: number,
): { need: NeedKey; searches: number }[] {
  const open = needKeys.filter((need) => need !== 'other' && (answeredMask & toNeedsMask([need])) === 0)
  return open
    .flatMap((need) => {
      const found = searched.filter((count) => count.need === need)
      // Each county is checked on its own: a browser that searched in two counties would count as two people.
      const visibleCounts = found.filter(({ browsers }) => suppressSmallCount(browsers) !== null)
      const searches = visibleCounts.reduce((sum, count) => sum + count.searches, 0)
      return searches === 0 ? [] : [{ need, searches }]
    })
    .toSorted((a, b) => b.searches - a.searches)
}

import { suppressSmallCount } from '../analytics/suppression.ts'
import { needKeys, type NeedKey } from '../needs/needs.ts'
import { toNeedsMask } from '../needs/needs-mask.ts'

/** Searches for one need in one county. */
export interface SearchCount {
  need: NeedKey
  searches: number
  /** How many browsers they came from: one person who looks ten times is one person. */
  browsers: number
}

/** What people near look for and the organization does not list, most wanted first. Too few are not even named. */
export function findUnmetDemand(
  searched: readonly SearchCount[],
  answeredMask: number,
): { need: NeedKey; searches: number }[] {
  const open = needKeys.filter((need) => need !== 'other' && (answeredMask & toNeedsMask([need])) === 0)
  return open
    .flatMap((need) => {
      const found = searched.filter((count) => count.need === need)
      // Counties apart: the same browser in two of them would count as two people.
      const visibleCounts = found.filter(({ browsers }) => suppressSmallCount(browsers) !== null)
      const searches = visibleCounts.reduce((sum, count) => sum + count.searches, 0)
      return searches === 0 ? [] : [{ need, searches }]
    })
    .toSorted((a, b) => b.searches - a.searches)
}

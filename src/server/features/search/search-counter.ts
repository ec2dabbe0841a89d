import { listChosenNeeds } from '#domain/search/request.ts'
import type { FoundHelp } from '#server/engines/directory/find.ts'
import type { HelpRequest } from '#server/engines/directory/search-plan.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Visitor } from '#server/platform/http/visitor.ts'
import type { Counters } from '../admin-analytics/counters.ts'

/**
 * A need is met when at least one listing serves it; “something else” by any listing at all. Free text is not counted.
 */
export function createSearchCounter(counters: Pick<Counters, 'search'>, places: Pick<Places, 'findCounty'>) {
  return (visitor: Visitor, request: HelpRequest, { location, resources }: FoundHelp): void => {
    const county = places.findCounty(location)
    if (!county) return
    const met = new Set(resources.flatMap(({ needs = [] }) => needs))
    counters.search({
      browser: visitor.token ? { hash: visitor.token.hash, principalId: visitor.principalId } : null,
      county: county.fips,
      language: request.language,
      isEmpty: resources.length === 0,
      needs: listChosenNeeds(request.needs).map((need) => ({
        need,
        isFound: need === 'other' ? resources.length > 0 : met.has(need),
      })),
    })
  }
}

import type { Candidate } from '#domain/search/candidate.ts'
import { createHelperGrader, goodHelp, listHelperNeeds } from '#domain/search/helper-grades.ts'
import type { RankedListing } from '#domain/search/rank.ts'
import type { SearchPlan } from './search-plan.ts'

interface HelperDeps {
  /** What the search has read already. */
  candidates: Candidate[]
  /** Reads the candidates of a plan. */
  load: (plan: SearchPlan) => Promise<Candidate[]>
}

/** Adds the listings of other needs whose kind helps with the named services, where fewer than `enough` are good help. */
export async function loadHelpers({ candidates, load }: HelperDeps, plan: SearchPlan, enough: number) {
  const { helpers, text } = plan.rankRequest
  const gradeHelp = createPlanGrader(plan)
  const mask = gradeHelp ? listHelperNeeds(helpers, text.services) & ~plan.mask : 0
  if (!gradeHelp || mask === 0) return candidates
  const good = candidates.filter((candidate) => gradeHelp(candidate, null) >= goodHelp)
  if (good.length >= enough) return candidates
  const known = new Set(candidates.map(({ id }) => id))
  const further = await load({ ...plan, mask })
  return [...candidates, ...further.filter((candidate) => !known.has(candidate.id) && gradeHelp(candidate, null) > 0)]
}

/** The same listings, those that help best with the named services first. */
export function putBestHelpFirst(listings: RankedListing[], plan: SearchPlan): RankedListing[] {
  const gradeHelp = createPlanGrader(plan)
  if (!gradeHelp) return listings
  const grade = ({ candidate, distanceKm }: RankedListing) => gradeHelp(candidate, distanceKm)
  return listings.toSorted((a, b) => grade(b) - grade(a))
}

function createPlanGrader({ county, rankRequest: { needs, helpers, text } }: SearchPlan) {
  const gradeHelp = needs.every((need) => need === 'other') ? createHelperGrader(helpers, text.services) : null
  if (!gradeHelp) return null
  return (candidate: Candidate, km: number | null) =>
    gradeHelp(candidate, { isInCounty: candidate.countyFips === county.fips, km })
}

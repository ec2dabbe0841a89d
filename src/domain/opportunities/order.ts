import { opportunityKinds, type OpportunityKind } from './opportunity.ts'

export const opportunitiesPerPage = 20

/** Where something stands for whoever looks from a place, and what it is narrowed by. */
export interface RankedOpportunity {
  id: string
  kind: OpportunityKind
  facets: number
  /** For a county or around it, for the whole state, for the whole country. */
  reach: 'county' | 'state' | 'nation'
  /** As the list measures it: what tells no position stands in the middle of its county. */
  milesAway: number
  isPosted: boolean
  /** When it was last said to be there: a date or part of one. */
  checkedOn: string
}

const farther = { county: 0, state: 1, nation: 2 }

/** The county's own and the nearest first, then the state's, then the country's; of two equals the fresher one. */
export function compareOpportunities(a: RankedOpportunity, b: RankedOpportunity): number {
  return (
    farther[a.reach] - farther[b.reach] ||
    a.milesAway - b.milesAway ||
    Number(b.isPosted) - Number(a.isPosted) ||
    compareText(b.checkedOn, a.checkedOn) ||
    compareText(a.id, b.id)
  )
}

/** What serves a whole state or the country is no way off: only what is somewhere can be too far. */
export function isWithinMiles(miles: number | null, { reach, milesAway }: RankedOpportunity): boolean {
  return miles === null || reach !== 'county' || milesAway <= miles
}

export function countKinds(all: Iterable<Pick<RankedOpportunity, 'kind'>>): Record<OpportunityKind, number> {
  const counts = Object.fromEntries(opportunityKinds.map((kind) => [kind, 0])) as Record<OpportunityKind, number>
  for (const { kind } of all) counts[kind] += 1
  return counts
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

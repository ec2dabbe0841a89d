import { opportunityKinds, type OpportunityKind } from './opportunity.ts'

export const opportunitiesPerPage = 20

/** Distance and reach of an item relative to a location, and its facets. */
export interface RankedOpportunity {
  id: string
  kind: OpportunityKind
  facets: number
  /** For a county or around it, statewide, or nationwide. */
  reach: 'county' | 'state' | 'nation'
  /** Distance used for sorting; an item without a position counts as in the center of its county. */
  milesAway: number
  isPosted: boolean
  /** When it was last confirmed: a full or partial date. */
  checkedOn: string
}

const farther = { county: 0, state: 1, nation: 2 }

/** The county's own and the nearest first, then statewide, then nationwide; of two equals the fresher one. */
export function compareOpportunities(a: RankedOpportunity, b: RankedOpportunity): number {
  return (
    farther[a.reach] - farther[b.reach] ||
    a.milesAway - b.milesAway ||
    Number(b.isPosted) - Number(a.isPosted) ||
    compareText(b.checkedOn, a.checkedOn) ||
    compareText(a.id, b.id)
  )
}

/** Statewide and nationwide items have no distance: only items with a location can be too far. */
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

import type { Candidate } from './candidate.ts'

type Placed = Pick<Candidate, 'scope' | 'countyFips' | 'lat' | 'serving'>

/** It serves other counties, or a part of its state that we do not know. */
export function isElsewhere({ scope, countyFips, lat, serving }: Placed): boolean {
  if (serving !== undefined) return serving === 'elsewhere'
  return scope === 'region' && countyFips === null && lat === null
}

import type { Candidate } from './candidate.ts'

/** It serves a part of its state, and we do not know which. */
export function isElsewhere({ scope, countyFips, lat }: Pick<Candidate, 'scope' | 'countyFips' | 'lat'>): boolean {
  return scope === 'region' && countyFips === null && lat === null
}

import type { Listing } from '../../src/domain/directory/listing.ts'
import type { County } from '../../src/domain/places/county.ts'
import type { FirstDaysKind } from '../../src/domain/search/absence.ts'
import { firstDaysRules } from '../../src/domain/search/absent-kinds.ts'
import { countLocalListings } from '../directory/compile/coverage.ts'

/** 30 miles. */
const nearKm = 48.28

/** For each first-days kind, the number of counties with one in the county or near its center. */
export function countFirstDaysNear(
  counties: readonly County[],
  listings: readonly Listing[],
): Map<FirstDaysKind, number> {
  return new Map(
    firstDaysRules.map(({ kind, listingKinds }) => {
      const isCounted = (listing: Listing) => listing.kind !== undefined && listingKinds.includes(listing.kind)
      const near = countLocalListings(counties, listings, isCounted, nearKm)
      return [kind, [...near.values()].filter((found) => found > 0).length]
    }),
  )
}

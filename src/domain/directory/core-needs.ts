import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import { needsByService } from '#domain/services/services.ts'
import { getKind } from './classify-kind.ts'
import { kindsByNeed, listingKinds, manySidedKinds, type ListingKind } from './kinds.ts'
import type { Listing } from './listing.ts'

const needsByKind = new Map<ListingKind, readonly NeedKey[]>(
  listingKinds.map((kind) => [kind, needKeys.filter((need) => kindsByNeed[need].includes(kind))]),
)

/** The needs a listing is an answer to, as bits. What it offers beside its main purpose is not included. */
export function computeCoreNeeds(
  listing: Pick<Listing, 'name' | 'category' | 'services' | 'sourceId' | 'scope' | 'kind'>,
) {
  const kind = getKind(listing)
  const answered = toNeedsMask(needsByKind.get(kind) ?? [])
  return manySidedKinds.has(kind) ? answered & listServiceNeeds(listing, kind) : answered
}

/** A national program is for the first need of its services: an identity theft line is not legal aid. */
function listServiceNeeds({ services }: Pick<Listing, 'services'>, kind: ListingKind): number {
  return services.reduce((mask, id) => {
    const needs = needsByService[id]
    return mask | toNeedsMask(kind === 'national-program' ? needs.slice(0, 1) : needs)
  }, 0)
}

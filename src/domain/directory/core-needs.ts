import { getNeedsForCategory } from '#domain/needs/category-match.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { resourceCategories } from '#domain/resources/resource.ts'
import { serviceIds, needsByService, type ServiceId } from '#domain/services/services.ts'
import type { Listing } from './listing.ts'

/** A clinic that also helps with housing is not a shelter: the category decides what a listing is mainly for. */
const ofCategory = new Map(
  resourceCategories.map((category) => {
    return [category, toNeedsMask(category === 'other' ? [] : [...getNeedsForCategory(category), 'other'])]
  }),
)

/**
 * Services that people search for directly, whatever else the listing offers: a bed, or a service that refers to all
 * others.
 */
const ofService = new Map<ServiceId, number>([
  ['emergency-shelter', toNeedsMask(['housing'])],
  ['transitional-housing', toNeedsMask(['housing'])],
  ['reentry-program', toNeedsMask(needsByService['reentry-program'])],
  ['helpline-211', toNeedsMask(needsByService['helpline-211'])],
])

/**
 * Offices of the category “other” are mainly for the first need of their services; an election office is not legal
 * help.
 */
const ofOffice = new Map<ServiceId, number>(
  serviceIds.map((id) => [id, toNeedsMask(id === 'voting-rights' ? ['other'] : needsByService[id].slice(0, 1))]),
)

/** The main needs of a listing as bits; side services are not included. */
export function computeCoreNeeds({ category, services }: Pick<Listing, 'category' | 'services'>): number {
  const serviceMasks = category === 'other' ? ofOffice : ofService
  return services.reduce((core, id) => core | (serviceMasks.get(id) ?? 0), ofCategory.get(category) ?? 0)
}

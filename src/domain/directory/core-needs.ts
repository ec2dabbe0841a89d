import { getNeedsForCategory } from '#domain/needs/category-match.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { resourceCategories } from '#domain/resources/resource.ts'
import { serviceIds, needsByService, type ServiceId } from '#domain/services/services.ts'
import type { Listing } from './listing.ts'

/** A clinic that also helps with housing is no shelter: what a place is there for, its category says. */
const ofCategory = new Map(
  resourceCategories.map((category) => {
    return [category, toNeedsMask(category === 'other' ? [] : [...getNeedsForCategory(category), 'other'])]
  }),
)

/** What somebody looks for by itself, whatever else the place does: a bed, or whoever knows them all. */
const ofService = new Map<ServiceId, number>([
  ['emergency-shelter', toNeedsMask(['housing'])],
  ['transitional-housing', toNeedsMask(['housing'])],
  ['reentry-program', toNeedsMask(needsByService['reentry-program'])],
  ['helpline-211', toNeedsMask(needsByService['helpline-211'])],
])

/** Offices of the category “other” are there for the first need of their services; an election office is no lawyer. */
const ofOffice = new Map<ServiceId, number>(
  serviceIds.map((id) => [id, toNeedsMask(id === 'voting-rights' ? ['other'] : needsByService[id].slice(0, 1))]),
)

/** The needs a listing is there for, as bits; what it does besides is not among them. */
export function computeCoreNeeds({ category, services }: Pick<Listing, 'category' | 'services'>): number {
  const serviceMasks = category === 'other' ? ofOffice : ofService
  return services.reduce((core, id) => core | (serviceMasks.get(id) ?? 0), ofCategory.get(category) ?? 0)
}

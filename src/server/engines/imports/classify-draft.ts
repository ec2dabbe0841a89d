import type { Listing } from '#domain/directory/listing.ts'
import { getCategoriesForNeed } from '#domain/needs/category-match.ts'
import { interpretNeeds } from '#domain/needs/interpret-needs.ts'
import { resourceCategories } from '#domain/resources/resource.ts'
import { serviceIds, needsByService, type ServiceId } from '#domain/services/services.ts'
import { fold } from '#domain/text/fold.ts'
import type { DraftProblem, ImportDraft } from './draft.ts'

const servicesByName = new Map(serviceIds.map((id) => [fold(id), id]))
const categoriesByName = new Map(resourceCategories.map((category) => [fold(category), category]))

/** The category and services in our terms: our own ids as they are, other text through the everyday vocabulary. */
export function classifyDraft(draft: ImportDraft, problems: DraftProblem[]): Pick<Listing, 'category' | 'services'> {
  const services = new Set<ServiceId>()
  for (const name of draft.serviceNames) {
    const serviceId = servicesByName.get(fold(name)) ?? interpretNeeds(name.slice(0, 200)).services[0]
    if (serviceId) services.add(serviceId)
    else problems.push({ code: 'service_unknown', field: 'services' })
  }
  const named = categoriesByName.get(fold(draft.categoryHint ?? ''))
  const found = [...services].slice(0, 60)
  if (named) return { category: named, services: found }
  const category = guessCategory(draft, found)
  problems.push({ code: category === 'other' ? 'category_unknown' : 'category_guessed', field: 'category' })
  return { category, services: found }
}

/** Uses the file's own category, then its services, then its name. */
function guessCategory({ categoryHint, name }: ImportDraft, services: readonly ServiceId[]): Listing['category'] {
  const byHint = categoryHint ? interpretNeeds(categoryHint.slice(0, 200)).needs[0]?.need : undefined
  const byService = services.flatMap((id) => needsByService[id])[0]
  const need = byHint ?? byService ?? interpretNeeds(name.slice(0, 200)).needs[0]?.need
  return (need && getCategoriesForNeed(need)[0]) ?? 'other'
}

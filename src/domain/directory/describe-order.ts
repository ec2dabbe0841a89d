import { getCategoriesForNeed } from '#domain/needs/category-match.ts'
import { serviceIds, needsByService, type ServiceId } from '#domain/services/services.ts'
import type { Listing } from './listing.ts'

/** Treatment settings: described in a separate sentence. */
export const treatmentSettings = ['residential-treatment', 'outpatient-treatment', 'day-treatment'] as const

/** Facts that are not services a person could ask for by name; described in separate sentences, most useful first. */
export const remarkOrder = [
  'justice-program',
  'spanish-spoken',
  'free-of-charge',
  'sliding-fee',
  'court-ordered-treatment',
  'payment-assistance',
  'medicaid-accepted',
  'telehealth',
  'veterans-program',
] as const satisfies readonly ServiceId[]

const nonLeadServices: ReadonlySet<ServiceId> = new Set<ServiceId>([...treatmentSettings, ...remarkOrder])

/** Services that define what a listing is, ahead of everything else it offers. */
const preferredLeads: readonly ServiceId[] = [
  'helpline-211',
  'reentry-program',
  'health-center',
  'reentry-clinic',
  'public-library',
  'job-center',
  'community-college',
  'associate-college',
  'technical-school',
  'tribal-college',
  'substance-use-treatment',
  'mental-health-treatment',
  'public-housing',
  'housing-voucher',
  'regional-food-bank',
  'emergency-shelter',
  'transitional-housing',
  'food-pantry',
  'hot-meals',
  'civil-legal-aid',
  'public-transit',
  'state-id',
  'driver-license',
]
const leadOrder = [...new Set([...preferredLeads, ...serviceIds])].filter((id) => !nonLeadServices.has(id))

const answersCategory = (id: ServiceId, category: Listing['category']) =>
  needsByService[id].some((need) => getCategoriesForNeed(need)[0] === category)

/** The service that best describes what a listing is, if it has one. */
export function chooseLeadService(has: ReadonlySet<ServiceId>, category: Listing['category']): ServiceId | null {
  const found = leadOrder.filter((id) => has.has(id))
  // These categories say little: a reentry program matters more than the pantry it also runs.
  if (category === 'community-services' || category === 'other') return found[0] ?? null
  return found.find((id) => answersCategory(id, category)) ?? found[0] ?? null
}

/** What people coming home ask for first. */
const details: readonly ServiceId[] = [
  'emergency-shelter',
  'transitional-housing',
  'housing-services',
  'job-search-help',
  'employment-counseling',
  'detox',
  'methadone',
  'buprenorphine',
  'housing-voucher',
  'primary-care',
  'dental-care',
  'mental-health-treatment',
  'substance-use-treatment',
  'food-pantry',
  'job-training-program',
  'peer-support',
  'recovery-coach',
  'mutual-support-groups',
  'case-management',
]
export const detailOrder = [...new Set([...details, ...serviceIds])].filter((id) => !nonLeadServices.has(id))

/** Services already implied by the key. */
export const impliedServices: Readonly<Partial<Record<ServiceId, readonly ServiceId[]>>> = {
  'health-center': ['primary-care', 'sliding-fee', 'free-of-charge', 'payment-assistance', 'public-health'],
  'public-library': ['free-internet'],
  'regional-food-bank': ['food-pantry-referral'],
  'helpline-211': ['free-of-charge', 'food-pantry-referral', 'social-services-help'],
  'civil-legal-aid': ['free-of-charge'],
  'reentry-program': ['justice-program'],
  'reentry-clinic': ['justice-program', 'primary-care'],
  'free-of-charge': ['sliding-fee', 'payment-assistance'],
  'sliding-fee': ['payment-assistance'],
  'job-search-help': ['employment-counseling'],
  'job-center': ['job-search-help', 'employment-counseling'],
}

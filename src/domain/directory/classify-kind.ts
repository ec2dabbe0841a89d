import { getNeedsForCategory } from '#domain/needs/category-match.ts'
import { resourceCategories } from '#domain/resources/resource.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { isForChildren } from './for-children.ts'
import { kindsByNeed, type ListingKind } from './kinds.ts'
import type { Listing } from './listing.ts'

type Classifiable = Pick<Listing, 'name' | 'category' | 'services' | 'sourceId' | 'scope'>

/** The kind of a listing by its source, its services and its name. `unknown` when nothing says what it is for. */
export function classifyKind(listing: Classifiable): ListingKind {
  if (isForChildren(listing)) return 'youth-program'
  const [family = ''] = listing.sourceId.split('-')
  return kindBySource[family]?.(listing) ?? classifyByName(listing.name) ?? classifyByServices(listing) ?? 'unknown'
}

/** The kind its source states, else the one its other fields say. */
export function getKind(listing: Classifiable & Pick<Listing, 'kind'>): ListingKind {
  return listing.kind ?? classifyKind(listing)
}

const has = ({ services }: Classifiable, ...ids: ServiceId[]) => ids.some((id) => services.includes(id))

/** Sources whose rows all have one purpose, or say themselves which of a few. */
const kindBySource: Readonly<Record<string, (listing: Classifiable) => ListingKind | null>> = {
  imls: () => 'library',
  hud: () => 'housing-authority',
  nces: () => 'college',
  feedingamerica: () => 'food-bank',
  transit: () => 'transit-agency',
  ssa: () => 'social-security-office',
  bia: () => 'tribal-government',
  haarrrvest: ({ name }) =>
    /\b(soup kitchen|meals?|kitchen|caf[eé]|supper|breakfast)\b/i.test(name) ? 'meal-site' : 'food-pantry',
  lsc: (listing) => (isTribal(listing) ? 'tribal-legal-aid' : 'legal-aid'),
  hrsa: ({ name }) => (/\b(dental|dentist|oral health)\b/i.test(name) ? 'dental-clinic' : 'health-center'),
  samhsa: classifyTreatment,
  va: classifyVeteransOffice,
  facts: classifyByServices,
  usagov: classifyByServices,
}

function isTribal({ name, services }: Classifiable): boolean {
  const isNamedSo = /\b(tribal|tribe|indian|native|navajo|din[eé]|pueblo)\b/i.test(name)
  return isNamedSo && services.includes('legal-native')
}

function classifyVeteransOffice(listing: Classifiable): ListingKind {
  if (has(listing, 'vet-center')) return 'vet-center'
  if (has(listing, 'veterans-health')) return 'veterans-clinic'
  if (has(listing, 'residential-treatment')) return 'residential-treatment'
  return has(listing, 'veterans-benefits') ? 'veterans-benefits' : 'veterans-housing'
}

const isForSubstanceUse =
  /\b(recovery|addictions?|substance|detox|alcohol|drug|sober|treatment|rehab|suboxone|opioid|chemical)/i

/** The two SAMHSA directories; a clinic in both is a mental-health clinic unless its name says otherwise. */
function classifyTreatment(listing: Classifiable): ListingKind {
  const isOutpatient = has(listing, 'outpatient-treatment')
  if (has(listing, 'methadone')) return 'opioid-treatment-program'
  if (has(listing, 'health-center')) return 'health-center'
  const isForBoth = has(listing, 'mental-health-treatment') && has(listing, 'substance-use-treatment') && isOutpatient
  if (isForBoth && !isForSubstanceUse.test(listing.name)) return 'mental-health-clinic'
  if (has(listing, 'substance-use-treatment')) {
    if (has(listing, 'residential-treatment') && !isOutpatient) return 'residential-treatment'
    if (has(listing, 'hospital-inpatient') && !isOutpatient) return 'hospital'
    if (has(listing, 'transitional-housing') && !isOutpatient) return 'recovery-housing'
    return 'outpatient-treatment'
  }
  if (/\bcrisis\b/i.test(listing.name)) return 'crisis-center'
  if (has(listing, 'hospital-inpatient') && !isOutpatient) return 'psychiatric-hospital'
  return 'mental-health-clinic'
}

/** Names that say what a place is, whatever else it offers. The first match decides. */
const kindByName: readonly (readonly [RegExp, ListingKind])[] = [
  [/\b(police|sheriff|fire (department|station|rescue))\b/i, 'unknown'],
  [/\bpublic defender/i, 'public-defender'],
  [/\bhousing authority\b/i, 'housing-authority'],
  [
    /\b(american job center|one[- ]?stop|workforce1|worksource|work ?source|careersource|michigan works|job center)\b/i,
    'job-center',
  ],
  [/\bworkforce (center|solutions|development (center|board))\b|\bcareer center\b/i, 'job-center'],
  [/\b(dmv|motor vehicles?|driver licen[cs]e)\b/i, 'id-office'],
  [
    /\b(parole|probation)\b.*\b(office|department|division|services?)\b|\bparole (and|&) probation\b/i,
    'parole-or-probation-office',
  ],
  [/\bvital (records|statistics)\b/i, 'vital-records'],
  [/\bsocial security (office|administration)\b/i, 'social-security-office'],
  [/\b(law library|self[- ]help center|clerk of (the )?court|superior court|district court)\b/i, 'court-or-clerk'],
  [/\b(public library|library)\b/i, 'library'],
  [/\b(youth|teen|children'?s|runaway)\b.*\bshelter\b/i, 'youth-program'],
  [/\b(elementary|middle|(?<!adult )high) school\b|\bschool district\b|\bhead start\b|\bpreschool\b/i, 'youth-program'],
  [/\byouth (services?|centers?|programs?|shelter)\b|\bfor (youth|teens|kids|children)\b/i, 'youth-program'],
  [/\b(family|emergency|homeless) shelter\b/i, 'emergency-shelter'],
  [/\bmental health (center|clinic)\b/i, 'mental-health-clinic'],
  [/\bdepartment of (social|human) (and health )?services\b/i, 'benefits-office'],
  [/\bhabitat for humanity\b/i, 'affordable-housing'],
  [/^[^–]*\b(mediation|conflict resolution)\b[^–]*$/i, 'mediation'],
  [/\bfood bank\b/i, 'food-pantry'],
  [/\bsoup kitchen\b/i, 'meal-site'],
  [/\b(alcoholics|narcotics|cocaine|crystal meth) anonymous\b|\bal[- ]?anon\b/i, 'support-group'],
  [/\bapprentice(ship)?s?\b/i, 'job-training'],
]

export function classifyByName(name: string): ListingKind | null {
  return kindByName.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

/** Services that tell the main purpose, the most specific first. */
const kindByService: readonly (readonly [ServiceId, ListingKind])[] = [
  ['helpline-211', 'help-line'],
  ['crisis-line', 'help-line'],
  ['youth-line', 'help-line'],
  ['emergency-shelter', 'emergency-shelter'],
  ['public-defender', 'public-defender'],
  ['parole-office', 'parole-or-probation-office'],
  ['state-id', 'id-office'],
  ['driver-license', 'id-office'],
  ['birth-certificate', 'vital-records'],
  ['job-center', 'job-center'],
  ['methadone', 'opioid-treatment-program'],
  ['coordinated-entry', 'coordinated-entry'],
  ['sober-living', 'recovery-housing'],
  ['transitional-housing', 'transitional-housing'],
  ['day-center', 'day-center'],
  ['public-housing', 'housing-authority'],
  ['housing-voucher', 'housing-authority'],
  ['homeless-veterans', 'veterans-housing'],
  ['affordable-housing', 'affordable-housing'],
  ['supported-housing', 'affordable-housing'],
  ['housing-counseling', 'housing-counselor'],
  ['reentry-program', 'reentry-program'],
  ['civil-legal-aid', 'legal-aid'],
  ['record-clearing', 'legal-aid'],
  ['legal-information', 'legal-aid'],
  ['public-library', 'library'],
  ['community-college', 'college'],
  ['technical-school', 'college'],
  ['associate-college', 'college'],
  ['tribal-college', 'college'],
  ['regional-food-bank', 'food-bank'],
  ['food-pantry', 'food-pantry'],
  ['hot-meals', 'meal-site'],
  ['veterans-health', 'veterans-clinic'],
  ['vet-center', 'vet-center'],
  ['health-center', 'health-center'],
  ['primary-care', 'health-center'],
  ['reentry-clinic', 'health-center'],
  ['dental-care', 'dental-clinic'],
  ['residential-treatment', 'residential-treatment'],
  ['detox', 'residential-treatment'],
  ['substance-use-treatment', 'outpatient-treatment'],
  ['walk-in-crisis', 'crisis-center'],
  ['mental-health-treatment', 'mental-health-clinic'],
  ['domestic-violence-help', 'survivor-program'],
  ['mutual-support-groups', 'support-group'],
  ['peer-support', 'support-group'],
  ['child-support', 'child-support-office'],
  ['snap', 'benefits-office'],
  ['cash-assistance', 'benefits-office'],
  ['medicaid', 'benefits-office'],
  ['social-security-card', 'social-security-office'],
  ['ssi-benefits', 'social-security-office'],
  ['veterans-benefits', 'veterans-benefits'],
  ['job-search-help', 'reentry-employment'],
  ['employment-counseling', 'reentry-employment'],
  ['job-training-program', 'job-training'],
  ['vocational-rehab', 'job-training'],
  ['adult-education', 'adult-school'],
  ['computer-classes', 'adult-school'],
  ['mediation', 'mediation'],
  ['restorative-circles', 'mediation'],
  ['rent-help', 'housing-help'],
  ['housing-services', 'housing-help'],
  ['utility-help', 'money-help'],
  ['showers-laundry', 'day-center'],
  ['clothing-and-supplies', 'clothing'],
  ['public-transit', 'transit-agency'],
  ['transport-help', 'ride-program'],
  ['parenting-classes', 'family-program'],
  ['child-family-services', 'family-program'],
  ['tribal-services', 'tribal-government'],
  ['case-management', 'community-program'],
  ['social-services-help', 'community-program'],
]

/** The services a caller asks about when a national listing is a line that people answer. */
const lineServices: readonly ServiceId[] = [
  'helpline-211',
  'crisis-line',
  'youth-line',
  'domestic-violence-help',
  'victim-services',
  'homeless-veterans',
  'substance-use-treatment',
]

function classifyByServices(listing: Classifiable): ListingKind | null {
  if (listing.scope === 'national') return classifyNational(listing)
  if (listing.scope === 'state') return classifyStateOffice(listing)
  const kinds = kindByService.filter(([id]) => listing.services.includes(id)).map(([, kind]) => kind)
  return chooseKind(kinds, listing.category)
}

/** National services that lead to the local places of one kind. */
const kindByNationalService: readonly (readonly [ServiceId, ListingKind])[] = [
  ['job-center', 'job-center'],
  ['child-support', 'child-support-office'],
  ['health-center', 'health-center'],
  ['civil-legal-aid', 'legal-aid'],
  ['mutual-support-groups', 'support-group'],
  ['social-security-card', 'social-security-office'],
  ['veterans-benefits', 'veterans-benefits'],
]

function classifyNational(listing: Classifiable): ListingKind {
  if (has(listing, ...lineServices)) return 'help-line'
  return kindByNationalService.find(([id]) => has(listing, id))?.[1] ?? 'national-program'
}

/** Offices that serve a whole state: a list of their services says which of the few they are. */
function classifyStateOffice(listing: Classifiable): ListingKind {
  if (has(listing, 'state-id', 'driver-license')) return 'id-office'
  if (has(listing, 'birth-certificate')) return 'vital-records'
  if (has(listing, 'job-search-help', 'unemployment-benefits', 'job-center')) return 'state-job-service'
  if (has(listing, 'snap', 'medicaid', 'cash-assistance')) return 'benefits-office'
  if (has(listing, 'legal-native') && isTribal(listing)) return 'tribal-legal-aid'
  if (has(listing, 'civil-legal-aid', 'legal-housing', 'legal-family', 'legal-employment')) return 'legal-aid'
  if (has(listing, 'child-support')) return 'child-support-office'
  if (has(listing, 'helpline-211')) return 'help-line'
  if (has(listing, 'reentry-program')) return 'reentry-program'
  return 'state-agency'
}

const kindsByCategory = new Map(
  resourceCategories.map((category) => {
    return [category, new Set(getNeedsForCategory(category).flatMap((need) => kindsByNeed[need]))]
  }),
)

/** The first kind that fits the category, because a guide files a listing under its main purpose; else the first. */
export function chooseKind(kinds: readonly ListingKind[], category: Listing['category']): ListingKind | null {
  const known = kinds.filter((kind) => kind !== 'unknown')
  return known.find((kind) => kindsByCategory.get(category)?.has(kind)) ?? known[0] ?? null
}

import * as z from 'zod/mini'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import type { AlsoReason } from '#domain/resources/resource.ts'
import type { ServiceId } from '#domain/services/services.ts'

const veteranServices: readonly ServiceId[] = [
  'homeless-veterans',
  'veterans-program',
  'veterans-health',
  'vet-center',
  'veterans-benefits',
]
const tribalServices: readonly ServiceId[] = ['legal-native', 'tribal-services', 'tribal-college']

/**
 * The main purpose of a listing. A need is answered by kinds: a clinic that also helps with housing is a clinic.
 * `unknown` answers nothing. The order is the order of the compiled files: append new kinds, never reorder.
 */
export const listingKinds = [
  'unknown',
  // A place to sleep
  'emergency-shelter',
  'day-center',
  'transitional-housing',
  'recovery-housing',
  'housing-authority',
  'coordinated-entry',
  'housing-counselor',
  'housing-help',
  'affordable-housing',
  'veterans-housing',
  // Work and school
  'job-center',
  'reentry-employment',
  'job-training',
  'state-job-service',
  'reentry-program',
  'adult-school',
  'college',
  'library',
  // Food and money
  'food-pantry',
  'meal-site',
  'food-bank',
  'benefits-office',
  'money-help',
  'clothing',
  // Documents and law
  'social-security-office',
  'id-office',
  'vital-records',
  'court-or-clerk',
  'legal-aid',
  'tribal-legal-aid',
  'public-defender',
  'parole-or-probation-office',
  // Health
  'health-center',
  'hospital',
  'youth-program',
  'dental-clinic',
  'opioid-treatment-program',
  'outpatient-treatment',
  'residential-treatment',
  'support-group',
  'mental-health-clinic',
  'crisis-center',
  'psychiatric-hospital',
  // Family, rides, community
  'survivor-program',
  'family-program',
  'child-support-office',
  'transit-agency',
  'ride-program',
  'veterans-clinic',
  'vet-center',
  'veterans-benefits',
  'tribal-government',
  'mediation',
  'community-program',
  // Not tied to a place
  'help-line',
  'state-agency',
  'national-program',
  // Appended later
  'homeless-office',
  'independent-living',
  'head-start',
  'wic-clinic',
] as const

export const ListingKind = z.enum(listingKinds)
export type ListingKind = z.infer<typeof ListingKind>

/**
 * The kinds that answer a need, in the order in which a case manager would try them. Anything else a listing offers is
 * shown under "Also may help". Kinds of `kindsOnRequest` answer only those who ask for them.
 */
export const kindsByNeed: Record<NeedKey, readonly ListingKind[]> = {
  housing: [
    'emergency-shelter',
    'day-center',
    'coordinated-entry',
    'transitional-housing',
    'reentry-program',
    'recovery-housing',
    'housing-help',
    'housing-authority',
    'affordable-housing',
    'help-line',
    // In working hours it knows where beds are; it has none itself.
    'homeless-office',
    'housing-counselor',
  ],
  employment: ['job-center', 'reentry-employment', 'reentry-program', 'state-job-service', 'job-training'],
  'job-training': ['job-training', 'college', 'job-center', 'reentry-employment', 'adult-school'],
  legal: ['legal-aid', 'public-defender', 'court-or-clerk'],
  healthcare: ['health-center', 'hospital', 'benefits-office'],
  'mental-health': ['mental-health-clinic', 'crisis-center', 'help-line', 'health-center'],
  education: ['adult-school', 'college', 'library'],
  transportation: ['transit-agency', 'ride-program'],
  'recovery-support': [
    'outpatient-treatment',
    'opioid-treatment-program',
    'support-group',
    'residential-treatment',
    'recovery-housing',
    'mental-health-clinic',
    'help-line',
  ],
  'family-child-support': [
    'child-support-office',
    'family-program',
    'legal-aid',
    'court-or-clerk',
    'head-start',
    'wic-clinic',
  ],
  'financial-assistance': ['benefits-office', 'money-help', 'reentry-program'],
  'food-assistance': ['food-pantry', 'meal-site', 'food-bank', 'benefits-office', 'help-line', 'wic-clinic'],
  'technology-digital-literacy': ['library', 'adult-school'],
  'id-documentation': ['id-office', 'vital-records', 'social-security-office', 'reentry-program'],
  'peer-support': ['reentry-program', 'support-group', 'community-program'],
  'restorative-justice': ['mediation', 'reentry-program', 'community-program'],
  sobriety: [
    'support-group',
    'outpatient-treatment',
    'residential-treatment',
    'opioid-treatment-program',
    'recovery-housing',
    'mental-health-clinic',
    'help-line',
  ],
  other: ['reentry-program', 'community-program', 'help-line', 'day-center', 'clothing'],
}

/** Kinds with many purposes: they answer a need only when one of their services does. */
export const manySidedKinds: ReadonlySet<ListingKind> = new Set([
  'benefits-office',
  'community-program',
  'help-line',
  'legal-aid',
  'national-program',
  'mental-health-clinic',
  'reentry-program',
  'state-agency',
])

export interface KindOnRequest {
  /** Whoever names one of these asks for the kind. */
  services: readonly ServiceId[]
  /** So does a text about one of these guides. */
  guides?: readonly string[]
  /** So many people may be meant that it stands among what may help, for all. */
  isForMany?: true
  needs: readonly NeedKey[]
  reason: AlsoReason
}

const veterans = { services: veteranServices, reason: 'for_veterans' } as const
const smallChildren = { isForMany: true, reason: 'for_families' } as const
const tribalMembers = { services: tribalServices, reason: 'for_tribal_members' } as const

/** Kinds that serve only some people. They answer those who ask for them, and nobody else. */
export const kindsOnRequest: Partial<Record<ListingKind, KindOnRequest>> = {
  'veterans-housing': { ...veterans, needs: ['housing'] },
  'veterans-clinic': { ...veterans, needs: ['healthcare', 'mental-health', 'recovery-support', 'sobriety'] },
  'vet-center': { ...veterans, needs: ['mental-health', 'peer-support'] },
  'veterans-benefits': { ...veterans, needs: ['financial-assistance', 'healthcare', 'housing', 'other'] },
  'tribal-legal-aid': { ...tribalMembers, needs: ['legal', 'family-child-support'] },
  'tribal-government': { ...tribalMembers, needs: needKeys },
  'survivor-program': {
    services: ['domestic-violence-help', 'victim-services'],
    needs: ['family-child-support', 'housing', 'restorative-justice', 'other'],
    reason: 'for_survivors',
  },
  'youth-program': { services: ['youth-line'], needs: needKeys, reason: 'for_young_people' },
  'independent-living': {
    services: ['ssi-benefits', 'vocational-rehab'],
    guides: ['ssi-ssdi-after-release', 'work-with-disability', 'medical-equipment'],
    isForMany: true,
    needs: ['housing', 'financial-assistance', 'transportation', 'id-documentation', 'employment', 'other'],
    reason: 'for_disability',
  },
  'head-start': {
    ...smallChildren,
    services: ['child-care'],
    guides: ['child-care'],
    needs: ['family-child-support'],
  },
  'wic-clinic': {
    ...smallChildren,
    services: ['pregnancy-program'],
    guides: ['wic', 'baby-supplies', 'pregnancy-care'],
    needs: ['family-child-support', 'food-assistance'],
  },
  'dental-clinic': { services: ['dental-care'], needs: ['healthcare'], reason: 'offers_service' },
}

export const treatmentNeeds: readonly NeedKey[] = ['healthcare', 'mental-health', 'recovery-support', 'sobriety']

export const isTreatmentNeed = ({ need }: { need: NeedKey }) => treatmentNeeds.includes(need)

/** Places that treat people. They answer a need for treatment, whatever services they have besides. */
export const treatmentKinds: ReadonlySet<ListingKind> = new Set([
  'crisis-center',
  'dental-clinic',
  'health-center',
  'hospital',
  'mental-health-clinic',
  'opioid-treatment-program',
  'outpatient-treatment',
  'psychiatric-hospital',
  'residential-treatment',
  'veterans-clinic',
  'vet-center',
])

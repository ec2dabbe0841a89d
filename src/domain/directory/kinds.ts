import * as z from 'zod/mini'
import type { NeedKey } from '#domain/needs/needs.ts'

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
] as const

export const ListingKind = z.enum(listingKinds)
export type ListingKind = z.infer<typeof ListingKind>

/**
 * The kinds that answer a need, in the order in which a case manager would try them. Anything else a listing offers is
 * shown under "Also may help".
 */
export const kindsByNeed: Record<NeedKey, readonly ListingKind[]> = {
  housing: [
    'emergency-shelter',
    'day-center',
    'coordinated-entry',
    'transitional-housing',
    'recovery-housing',
    'veterans-housing',
    'housing-help',
    'housing-authority',
    'affordable-housing',
    'housing-counselor',
  ],
  employment: ['job-center', 'reentry-employment', 'reentry-program', 'state-job-service', 'job-training'],
  'job-training': ['job-training', 'job-center', 'reentry-employment', 'college', 'adult-school', 'state-job-service'],
  legal: ['legal-aid', 'public-defender', 'court-or-clerk'],
  healthcare: ['health-center', 'dental-clinic', 'veterans-clinic', 'hospital'],
  'mental-health': ['crisis-center', 'mental-health-clinic', 'vet-center', 'psychiatric-hospital', 'support-group'],
  education: ['adult-school', 'college', 'library'],
  transportation: ['ride-program', 'transit-agency'],
  'recovery-support': [
    'outpatient-treatment',
    'opioid-treatment-program',
    'residential-treatment',
    'recovery-housing',
    'support-group',
  ],
  'family-child-support': ['family-program', 'child-support-office', 'survivor-program'],
  'financial-assistance': ['benefits-office', 'money-help', 'social-security-office', 'veterans-benefits'],
  'food-assistance': ['food-pantry', 'meal-site', 'food-bank', 'benefits-office'],
  'technology-digital-literacy': ['library', 'adult-school'],
  'id-documentation': ['id-office', 'vital-records', 'social-security-office'],
  'peer-support': ['reentry-program', 'support-group'],
  'restorative-justice': ['mediation', 'reentry-program'],
  sobriety: [
    'support-group',
    'outpatient-treatment',
    'opioid-treatment-program',
    'residential-treatment',
    'recovery-housing',
  ],
  other: ['reentry-program', 'community-program', 'day-center', 'clothing', 'parole-or-probation-office'],
}

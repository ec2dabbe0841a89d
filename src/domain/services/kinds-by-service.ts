import type { ListingKind } from '#domain/directory/kinds.ts'
import type { ServiceId } from './services.ts'

/**
 * Who to try first for a service, where the order of its need would mislead: money for rent is not given by a shelter,
 * and a detox bed is in a program where people stay.
 */
export const kindsByService: Readonly<Partial<Record<ServiceId, readonly ListingKind[]>>> = {
  'emergency-shelter': [
    'emergency-shelter',
    'day-center',
    'coordinated-entry',
    'transitional-housing',
    'help-line',
    'homeless-office',
  ],
  'transitional-housing': ['transitional-housing', 'reentry-program', 'recovery-housing', 'residential-treatment'],
  'rent-help': ['housing-help', 'money-help', 'benefits-office', 'help-line', 'housing-counselor', 'reentry-program'],
  'fidelity-bonding': ['job-center', 'state-job-service', 'reentry-employment'],
  'job-search-help': ['job-center', 'reentry-employment', 'state-job-service', 'reentry-program'],
  'dental-care': ['dental-clinic', 'health-center'],
  medicaid: ['benefits-office', 'health-center'],
  'health-insurance': ['benefits-office', 'national-program', 'health-center'],
  'crisis-line': ['help-line', 'crisis-center', 'mental-health-clinic'],
  detox: ['residential-treatment', 'outpatient-treatment', 'help-line'],
  buprenorphine: ['outpatient-treatment', 'opioid-treatment-program'],
  'anger-management': ['mental-health-clinic', 'outpatient-treatment'],
  'substance-use-treatment': ['residential-treatment', 'outpatient-treatment', 'help-line'],
  mentoring: ['reentry-program', 'community-program', 'support-group'],
  'peer-support': ['reentry-program', 'support-group', 'community-program'],
}

import { needsByService, type ServiceId } from '#domain/services/services.ts'
import { guideLabels } from './guide-labels.ts'

/** Maps every service label of the material to our own vocabulary. */
const labels: Record<string, readonly ServiceId[]> = {
  // HRSA
  'Primary care': ['primary-care'],
  'Community health center (FQHC)': ['health-center'],
  'Sliding fee scale': ['sliding-fee'],
  // IMLS
  'Public library': ['public-library'],
  'Free computers and internet': ['free-internet'],
  // HUD
  'Public housing': ['public-housing'],
  'Housing Choice Voucher (Section 8)': ['housing-voucher'],
  // NCES
  'Community / two-year public college': ['community-college'],
  'Public technical / career school': ['technical-school'],
  'Public college (associate degrees)': ['associate-college'],
  'Tribal college': ['tribal-college'],
  // Food and rides
  'Food pantry': ['food-pantry'],
  'Regional food bank': ['regional-food-bank'],
  'Food pantry referral': ['food-pantry-referral'],
  'Public transit': ['public-transit'],
  // SAMHSA
  'Substance use treatment': ['substance-use-treatment'],
  'Mental health treatment': ['mental-health-treatment'],
  'Program for criminal-justice clients': ['justice-program'],
  'Co-occurring mental health + substance use': ['co-occurring-treatment'],
  'Outpatient treatment': ['outpatient-treatment'],
  'Residential treatment': ['residential-treatment'],
  'Day treatment': ['day-treatment'],
  'Hospital inpatient': ['hospital-inpatient'],
  'Court-ordered outpatient treatment': ['court-ordered-treatment'],
  'Crisis intervention team': ['crisis-team'],
  'Walk-in psychiatric emergency': ['walk-in-crisis'],
  Detox: ['detox'],
  'Opioid treatment program (methadone)': ['methadone'],
  Buprenorphine: ['buprenorphine'],
  'Peer support / mentoring': ['peer-support', 'mentoring'],
  'Recovery coach': ['recovery-coach'],
  'Transitional housing, halfway house or sober home': ['transitional-housing', 'sober-living'],
  'Housing services': ['housing-services'],
  'Supported housing': ['supported-housing'],
  'Employment counseling': ['employment-counseling'],
  'Supported employment': ['supported-employment'],
  'Vocational rehabilitation': ['vocational-rehab'],
  'Case management': ['case-management'],
  'Help getting social services': ['social-services-help'],
  'Transportation help': ['transport-help'],
  'Anger management': ['anger-management'],
  'Legal advocacy': ['legal-advocacy'],
  'Veterans program': ['veterans-program'],
  'Pregnant/postpartum program': ['pregnancy-program'],
  'Payment assistance': ['payment-assistance'],
  'Medicaid accepted': ['medicaid-accepted'],
  'Free (no payment accepted)': ['free-of-charge'],
  'Spanish spoken': ['spanish-spoken'],
  Telehealth: ['telehealth'],
  // Legal Services Corporation
  'Free civil legal aid': ['civil-legal-aid'],
  housing: ['legal-housing'],
  family: ['legal-family'],
  benefits: ['legal-benefits'],
  'native-american': ['legal-native'],
  consumer: ['legal-consumer'],
  immigration: ['legal-immigration'],
  employment: ['legal-employment'],
  // Lists of July 2026
  'Community health center (sliding fee)': ['primary-care', 'health-center', 'sliding-fee'],
  'Public housing (Low-Rent) agency': ['public-housing'],
  'Public housing and Housing Choice Voucher agency': ['public-housing', 'housing-voucher'],
  'Housing Choice Voucher (Section 8) agency': ['housing-voucher'],
  Outpatient: ['outpatient-treatment'],
  'Criminal justice (other than DUI/DWI)/Forensic clients': ['justice-program'],
  // One of three medicines, and nobody knows which.
  'Outpatient methadone/buprenorphine or naltrexone treatment': ['outpatient-treatment'],
  'Residential/24-hour residential': ['residential-treatment'],
  'Long-term residential': ['residential-treatment'],
  'Short-term residential': ['residential-treatment'],
  'Residential detoxification': ['residential-treatment', 'detox'],
  'Outpatient detoxification': ['outpatient-treatment', 'detox'],
  'Hospital inpatient detoxification': ['hospital-inpatient', 'detox'],
  'Heating and light bill help (LIHEAP) intake': ['utility-help'],
  'Community action agency (ask for rent, food and ride help)': ['social-services-help'],
  'County or state human services office (ask for food help and cash help)': ['social-services-help'],
  'Food help (SNAP), cash help, Medicaid: county or state office': ['snap', 'cash-assistance', 'medicaid'],
  'Regional homeless services office (HUD Continuum of Care contact): ask how to get a bed or an assessment': [
    'housing-services',
  ],
  'Free civil legal help (LSC program), main intake line': ['civil-legal-aid'],
  'Free civil legal help (LSC program); ask about record clearing, eviction, licence, benefits': ['civil-legal-aid'],
  'Free child care and preschool, family support (Head Start)': ['child-care', 'child-family-services'],
  'Youth shelter or housing program (runaway and homeless youth grantee)': [],
  'Basic Center Program (emergency youth shelter)': ['emergency-shelter'],
  'Transitional Living Program (longer-term housing for older homeless youth)': ['transitional-housing'],
  'Maternity Group Home Program (housing for pregnant and parenting youth)': [
    'transitional-housing',
    'pregnancy-program',
  ],
  'Street Outreach Program (street-based outreach to youth)': ['case-management'],
  'Prevention Demonstration Program (youth homelessness prevention)': ['housing-services'],
  // USA.gov
  'State corrections / parole information': ['corrections-information'],
  SNAP: ['snap'],
  'TANF cash assistance': ['cash-assistance'],
  Medicaid: ['medicaid'],
  'Child and family services': ['child-family-services'],
  'State ID card': ['state-id'],
  'Driver license': ['driver-license'],
  'REAL ID': ['real-id'],
  'Birth certificates / vital records': ['birth-certificate'],
  'Public health': ['public-health'],
  'Voter registration': ['voter-registration'],
  'Voting rights after conviction': ['voting-rights'],
}

const isService = (label: string): label is ServiceId => Object.hasOwn(needsByService, label)

/** An unmapped label stops the compilation: no test would notice a silently lost service. */
export function toServices(sourceLabels: readonly string[]): ServiceId[] {
  return sourceLabels.flatMap((label) => {
    // Rows of the local lists are in our own words already.
    const services = isService(label) ? [label] : (labels[label] ?? guideLabels[label]?.services)
    if (!services) throw new Error(`No service is mapped to the label "${label}".`)
    return services
  })
}

/** The most common first, because small numbers are short in the files. "Mentoring" always comes with peer support. */
export const numberedServices = [
  'primary-care',
  'health-center',
  'sliding-fee',
  'public-library',
  'free-internet',
  'public-housing',
  'housing-voucher',
  'food-pantry',
  'community-college',
  'technical-school',
  'associate-college',
  'public-transit',
  'substance-use-treatment',
  'mental-health-treatment',
  'outpatient-treatment',
  'case-management',
  'medicaid-accepted',
  'telehealth',
  'co-occurring-treatment',
  'peer-support',
  'mentoring',
  'housing-services',
  'social-services-help',
  'anger-management',
  'justice-program',
  'buprenorphine',
  'transport-help',
  'employment-counseling',
  'spanish-spoken',
  'payment-assistance',
  'recovery-coach',
  'veterans-program',
  'pregnancy-program',
  'court-ordered-treatment',
  'crisis-team',
  'residential-treatment',
  'walk-in-crisis',
  'detox',
  'hospital-inpatient',
  'supported-employment',
  'supported-housing',
  'methadone',
  'vocational-rehab',
  'transitional-housing',
  'day-treatment',
  'legal-advocacy',
  'free-of-charge',
] as const satisfies readonly ServiceId[]

const rank = new Map<string, number>(numberedServices.map((service, index) => [service, index]))

/** Without duplicates, in the order of the numbered list, then the others by name. */
export function sortServices(services: readonly ServiceId[]): ServiceId[] {
  const getRank = (service: ServiceId) => rank.get(service) ?? numberedServices.length
  return [...new Set(services)].toSorted((a, b) => getRank(a) - getRank(b) || (a < b ? -1 : 1))
}
